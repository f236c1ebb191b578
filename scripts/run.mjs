// The commands behind `npm run …`, all on the pinned Node: see `commands` below.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureInstalled,
  ensureWebBuilt,
  environment,
  pinnedNode,
  root,
  runInForeground,
  seconds,
} from './bootstrap.mjs';

const commands = {
  check: async () => finish(await checkSteps()),
  test: testEverything,
  long: testLong,
  citus: () => testLong(['apps/server/src/resilience/citus.long.test.ts']),
  'check-receipt': (more) => runScript('apps/server/src/check-receipt.ts', more),
  verify: (more) => runScript('apps/server/src/verify.ts', more),
  backup: (more) => runScript('apps/server/src/backup.ts', more),
  restore: (more) => runScript('apps/server/src/restore.ts', more),
  bench: (more) => runScript('bench/main.ts', more),
  faults: () => runTool('vitest', ['run', '--project', 'server', 'exceptional-report/planted-faults']),
  openapi: (more) => runScript('apps/server/src/openapi.ts', more),
  screens: (more) => runScript('scripts/map/screens.ts', more),
  document: (more) => makeSkeleton('scripts/new-document.ts', more),
  tables: (more) => runScript('apps/server/src/tables.ts', more),
  feature: (more) => makeSkeleton('scripts/new-feature.ts', more),
  format: (more) => runTool('oxfmt', more),
};
const tools = {
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};
const reports = mkdtempSync(join(tmpdir(), 'bahi-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
let interruptedWith = 0;
process.on('SIGINT', () => (interruptedWith = 130));
process.on('SIGTERM', () => (interruptedWith = 143));

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (command) {
  ensureInstalled();
  process.exitCode = await command(rest);
} else {
  console.error(`Say what to run: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}

/** Everything: the checks, the server's tests on a real database, the stories in a real browser. */
async function testEverything() {
  const results = await checkSteps();
  // All of the server's tests run, so that every text it can say must have been seen at the end.
  process.env['BAHI_WHOLE_RUN'] = 'on';
  results.push(await testStep('server', { quiet: false }));
  delete process.env['BAHI_WHOLE_RUN'];
  const started = performance.now();
  const built = ensureWebBuilt();
  results.push(report({ name: 'web build', exitCode: built ? 0 : 1, started }));
  if (built) results.push(await testStep('browser', { quiet: false }));
  return finish(results);
}

/** What takes longer; without a choice of files also all stories in the browser, each screen in all four views. */
async function testLong(more) {
  const long = await runTool('vitest', ['run', '--project', 'long', ...more]);
  if (more.length > 0) return long;
  process.env['BAHI_VIEWS'] = 'all';
  const stories = ['--project', 'browser', '--project', 'browser-long'];
  const browser = ensureWebBuilt() ? await runTool('vitest', ['run', ...stories]) : 1;
  return long === 0 ? browser : long;
}

/** A skeleton, with what is made from the code: types of tables, calls and screens, in the product's format. */
async function makeSkeleton(script, more) {
  for (const [file, given] of [
    [script, more],
    ['apps/server/src/tables.ts', []],
    ['apps/server/src/openapi.ts', []],
    ['scripts/map/screens.ts', []],
  ]) {
    const exitCode = await runScript(file, given);
    if (exitCode !== 0) return exitCode;
  }
  return runTool('oxfmt', []);
}

/** The quick checks. Two lanes, for the two cores of a small machine. */
async function checkSteps() {
  const lane = async (...steps) => {
    const results = [];
    for (const step of steps) results.push(await step());
    return results;
  };
  const lanes = await Promise.all([
    lane(
      () => quietStep('format', 'oxfmt', ['--check']),
      () => quietStep('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    ),
    lane(
      () => quietStep('types', 'tsc', ['-b', '.', 'scripts']),
      () => testStep('unit', { quiet: true }),
    ),
  ]);
  return lanes.flat();
}

/** Says what failed and how many tests passed, and returns the exit code of the first failure. */
function finish(results) {
  const failed = results.filter((result) => result.exitCode !== 0);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(', ')}.`);
  const total = (key) => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return failed[0]?.exitCode ?? 0;
}

/** A step whose output is shown in one piece when it ends, and only when it failed. */
async function quietStep(stepName, tool, toolArguments) {
  const started = performance.now();
  const output = [];
  const exitCode = await runTool(tool, toolArguments, (chunk) => output.push(chunk));
  // A failed check counts as one failure, so that the closing line never reads as success.
  return report({ name: stepName, exitCode, started, output, failed: exitCode === 0 ? 0 : 1 });
}

async function testStep(project, { quiet }) {
  const started = performance.now();
  const output = [];
  const file = join(reports, `${project}.json`);
  if (!quiet) console.log(`\n${project} tests …`);
  const exitCode = await runTool(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    quiet ? (chunk) => output.push(chunk) : undefined,
  );
  return report({ name: `${project} tests`, exitCode, started, output, ...countTests(file, exitCode) });
}

/** A file that did not load, or a run that ended before its report, counts as one failure. */
function countTests(file, exitCode) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const notLoaded = testResults.filter(
      (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
    ).length;
    const failed = numFailedTests + notLoaded;
    return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  }
}

function report({ name: stepName, exitCode, started, output = [], passed, failed }) {
  const counts = passed === undefined ? '' : ` (${passed} passed, ${failed} failed)`;
  console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'} ${stepName} ${seconds(started)}${counts}`);
  if (exitCode !== 0 && output.length > 0) console.log(Buffer.concat(output).toString());
  return { name: stepName, exitCode, passed, failed: failed ?? (exitCode === 0 ? 0 : 1) };
}

function runTool(tool, toolArguments, collect) {
  return runScript(`node_modules/${tools[tool]}`, toolArguments, collect);
}

async function runScript(path, scriptArguments, collect) {
  const exitCode = await runInForeground(pinnedNode(), [join(root, path), ...scriptArguments], {
    env: environment(),
    collect,
  });
  // Whoever interrupts one step wants none of those after it.
  if (interruptedWith > 0) process.exit(interruptedWith);
  return exitCode;
}
