// npm run new-pattern <tool> <slug>: adds a pattern with an example and a counter-example to patterns/<tool>.yaml.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const [tool, slug] = process.argv.slice(2);
if (!/^[\w-]+$/.test(tool ?? '') || !/^\w+$/.test(slug ?? '')) {
  console.error('Say which tool and which failure: npm run new-pattern git no_upstream');
  process.exit(1);
}
const file = `patterns/${tool}.yaml`;
const id = `${tool.replaceAll('-', '_')}_${slug}`;
if (existsSync(file) && readFileSync(file, 'utf8').includes(`id: ${id}\n`)) {
  console.error(`${file} has a pattern '${id}' already.`);
  process.exit(1);
}
if (!existsSync(file)) writeFileSync(file, `tool: ${tool}\npatterns:\n`);
appendFileSync(
  file,
  `
  - id: ${id}
    error_type: UsageError
    regex: "${tool}: unknown thing '(?<bad>[^']+)'"
    confidence: 0.9
    explain: "${tool} does not know '{bad}'."
    fixes:
      - command: '{original_command|drop:bad}'
        explanation: 'Leave {bad} out'
        why: 'Say why this works.'
    examples:
      - command: ${tool} bad
        output: "${tool}: unknown thing 'bad'"
        fix: ${tool}
    ignores:
      - command: ${tool} good
        output: 'a near miss that must not match'
`,
);
console.log(`Added '${id}' to ${file}. Put the recorded output into its example, then run:
  npx vitest run test/diagnose/pattern-library.test.ts`);
