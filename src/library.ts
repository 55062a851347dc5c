export type { Analysis, Diagnosis, Fix } from './model/diagnosis.js';
