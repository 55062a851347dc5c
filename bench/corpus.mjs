// Replays the corpus of corrections (where it is) through the built library and prints top-1 and top-3 by rule.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = process.argv[2] ?? '../shared/corpus/corrections.jsonl';
if (!existsSync(file)) {
  console.log(`No corpus at ${file}; nothing to measure.`);
  process.exit(0);
}
const { diagnose } = createRequire(import.meta.url)('../dist/library.js');
const cases = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));

const rules = new Map();
for (const { rule, command, output, expected } of cases) {
  const { fixes } = await diagnose({ command, exit_code: 1, stderr: output, stdout: '' });
  const right = (fix) =>
    fix !== undefined &&
    (expected.includes(fix.command) ||
      (fix.kind === 'prepares' && expected.includes(`${fix.command} && ${command}`)));
  const row = rules.get(rule) ?? { cases: 0, top1: 0, top3: 0 };
  row.cases += 1;
  row.top1 += right(fixes[0]) ? 1 : 0;
  row.top3 += fixes.slice(0, 3).some(right) ? 1 : 0;
  rules.set(rule, row);
}

const total = { cases: 0, top1: 0, top3: 0 };
console.log('rule'.padEnd(34), 'cases', 'top-1', 'top-3');
for (const [rule, row] of [...rules].sort(([a], [b]) => (a < b ? -1 : 1))) {
  for (const key of Object.keys(total)) total[key] += row[key];
  console.log(rule.padEnd(34), ...Object.values(row).map((value) => String(value).padStart(5)));
}
const share = (count) => `${((100 * count) / total.cases).toFixed(1)} %`;
console.log(`\n${total.cases} cases, top-1 ${share(total.top1)}, top-3 ${share(total.top3)}`);
