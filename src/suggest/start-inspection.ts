import { parseLine } from '../shell/parse-line.js';
import { SOME, type StaticText, UNKNOWN, unknown } from '../shell/static-text.js';
import { inspectScript, runFunction } from './inspect-script.js';
import { inspectWords } from './inspect-words.js';
import type { Inspection, Outcome, Setting } from './inspection.js';

const STEP_LIMIT = 4000;
const DEPTH_LIMIT = 24;
const SUSPECT_LIMIT = 8;

/** The inspectors joined, with bounds on how long and how deep they look. */
export function startInspection(
  report: Inspection['report'],
  note: Inspection['note'] = () => {},
): Inspection {
  let steps = 0;
  let depth = 0;
  let suspicions = 0;
  let guessing = false;
  const bounded = (setting: Setting, look: () => Outcome): Outcome => {
    steps += 1;
    if (steps > STEP_LIMIT || depth >= DEPTH_LIMIT) {
      report('destroys', 'It is too intricate to be seen through.');
      return { scopes: [setting.scope], output: unknown() };
    }
    depth += 1;
    const outcome = look();
    depth -= 1;
    return outcome;
  };
  const inspection: Inspection = {
    report: (risk, reason) => {
      if (suspicions === 0 || risk === 'destroys') report(risk, readable(reason));
    },
    note: (step) => {
      if (suspicions === 0) note(step);
    },
    suspectText: (text, setting) => {
      suspicions += 1;
      inspection.runText(text, setting);
      suspicions -= 1;
    },
    suspectRest: (words, setting) => {
      if (guessing) return;
      guessing = true;
      suspicions += 1;
      for (let at = 0; at < Math.min(words.length - 1, SUSPECT_LIMIT); at += 1)
        inspection.runWords(words.slice(at), setting);
      suspicions -= 1;
      guessing = false;
    },
    runText: (text, setting) => bounded(setting, () => inspectText(text, setting, inspection)),
    runScript: (script, setting) => bounded(setting, () => inspectScript(script, setting, inspection)),
    runFunction: (body, words, setting) =>
      bounded(setting, () => runFunction(body, words, setting, inspection)),
    runWords: (words, setting) => {
      inspection.note({ kind: 'runs', words, scope: setting.scope });
      return bounded(setting, () => inspectWords(words, setting, inspection));
    },
  };
  return inspection;
}

/** A text that a shell runs: by where it comes from, and by what is known of it. */
function inspectText(text: StaticText, setting: Setting, inspection: Inspection): Outcome {
  if (text.origins.includes('remote'))
    inspection.report('destroys', 'It runs text fetched from the network.');
  if (text.origins.includes('installer'))
    inspection.report('changes', 'It runs an installer fetched from the network.');
  const open = text.text.includes(UNKNOWN) || text.text.includes(SOME);
  if (!open) return inspectScript(parseLine(text.text), setting, inspection);
  if (text.origins.includes('decoded'))
    inspection.report('destroys', 'It runs decoded text that nobody can read beforehand.');
  inspection.report('changes', 'It runs text that is only known at run time.');
  if (text.text.trim() === UNKNOWN)
    return { scopes: [setting.scope], output: { text: UNKNOWN, origins: text.origins } };
  const source = text.text.replaceAll(UNKNOWN, '${__unknown}').replaceAll(SOME, '${__unknown:?}');
  return inspectScript(parseLine(source), setting, inspection);
}

/** What nobody knows beforehand is said in words; an unknown end of a name ends the sentence, too. */
function readable(reason: string): string {
  return reason.replace(/ …(?=[.,]| and )/u, ' what is only known at run time').replace(/…\.$/u, '…');
}
