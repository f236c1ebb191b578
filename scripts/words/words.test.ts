import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messageSets } from '../testing/message-sets.ts';
import { nepaliSpelling, nepaliWords, type WordRule } from './nepali-words.ts';
import { quotedTexts } from './quoted-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = [...nepaliWords, ...nepaliSpelling];

/** A Nepali text and where it stands: a key of the messages, else a file. */
type Said = { at: string; text: string };

/** Texts that stand outside the messages: of declared lists, of what the product comes with, of paper and of the demo. */
const files = [
  'packages/contract/src/**/*.contract.ts',
  'packages/contract/src/master-data-fields.ts',
  'packages/domain/src/**/*.ts',
  'apps/server/src/{features,platform,seed}/**/*.{ts,tsv}',
  'apps/server/templates/*.typ',
  'apps/web/src/**/*.{ts,tsx}',
];

test('the Nepali texts use one word for one thing, and one spelling', async () => {
  const texts = await nepaliTexts();
  expect(texts.length).toBeGreaterThan(2500);
  const wrong = rules.flatMap((rule) =>
    texts
      .filter((said) => breaks(rule, said))
      .map(({ at, text }) => `${rule.thing}: ${rule.word}, not “${text}” (${at})`),
  );
  expect(wrong).toEqual([]);
});

test('each rule finds what it is against, and not its own word', () => {
  const idle = rules.filter(({ not, examples = [] }) => (not === undefined) !== (examples.length === 0));
  const missed = rules.flatMap(({ not, examples = [] }) => examples.filter((example) => not?.test(example) !== true));
  const againstItself = rules.filter(({ not, where, word }) => where === undefined && not?.test(word) === true);
  expect({ idle, missed, againstItself }).toEqual({ idle: [], missed: [], againstItself: [] });
});

test('what has one name is called by it where it is named', async () => {
  const texts = new Map((await nepaliTexts()).map(({ at, text }) => [at, text]));
  const named = nepaliWords.flatMap(({ word, is = [] }) => is.map((key) => ({ key, word })));
  expect(named.map(({ key }) => ({ key, word: texts.get(key) }))).toEqual(named);
});

test('what the specification quotes stands to the letter', async () => {
  const english = (await messageSets()).flatMap(({ texts }) => Object.values(texts).map(({ en }) => en));
  const missing = quotedTexts.filter((quoted) => !english.includes(quoted));
  expect(missing).toEqual([]);
});

function breaks({ not, where, but }: WordRule, { at, text }: Said): boolean {
  return not !== undefined && (where?.test(at) ?? true) && !(but?.test(at) ?? false) && not.test(text);
}

async function nepaliTexts(): Promise<Said[]> {
  const ofMessages = (await messageSets()).flatMap(({ namespace, texts }) =>
    Object.entries(texts).map(([key, { ne }]) => ({ at: `${namespace}.${key}`, text: ne })),
  );
  const paths = globSync(files, { cwd: root, exclude: (name) => name.endsWith('node_modules') });
  const elsewhere = paths
    .filter((path) => !/\.test\.tsx?$|\/testing\/|name-sound/.test(path))
    .flatMap((path) => textsIn(path).map((text) => ({ at: path, text })));
  return [...ofMessages, ...elsewhere];
}

/** What stands in quotation marks, between tags or in a column, where it is written in Devanagari. */
function textsIn(path: string): string[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*|#)/.test(line))
    .flatMap((line) => line.split(path.endsWith('.tsv') ? '\t' : /['"`<>]/))
    .filter((text) => /\p{Script=Devanagari}/u.test(text));
}
