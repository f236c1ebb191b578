import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from '@bahi/contract/zod';

const folder = fileURLToPath(new URL('../packages/contract/src', import.meta.url));
const messageSet = z.object({
  namespace: z.string(),
  texts: z.record(z.string(), z.object({ en: z.string(), ne: z.string() })),
});
/** From here on it is a sentence, and no label that several screens happen to share. */
const sentenceWords = 5;

test('a sentence stands once, whether the server or a screen says it', async () => {
  const keysOf = new Map<string, string[]>();
  for (const { namespace, texts } of await messageSets())
    for (const [key, { en, ne }] of Object.entries(texts)) {
      const sentence = `${en} / ${ne}`;
      if (en.split(' ').length >= sentenceWords)
        keysOf.set(sentence, [...(keysOf.get(sentence) ?? []), `${namespace}.${key}`]);
    }
  expect(keysOf.size).toBeGreaterThan(200);
  expect([...keysOf].filter(([, keys]) => keys.length > 1)).toEqual([]);
});

/** One thing has one word in Nepali: these are second names of it, or spellings that the texts do not use. */
const refused =
  /पेस्की|किसिम|पर्दा|लगआउट|मानेन|बिक्रेता|अक्षरमा|लेख्ने|नतिरेका|चढाइयो|बस्नुहोस्|सुरुको बाँकी|सुरु मौज्दात|मगाउने मात्रा|(?:रकम|भुक्तानी) लिनुहोस्|ले खोज्नुहोस्|के तपाईं .*निश्चित|पछिल्लो [३७]|पहिला |दैछ|पठायौं|आफैं|को सही$|ए[मच]\.(?:बि|एस)\.|के\.बि\.| (?:अनुसार|बिना)(?![ा-ौ्])|\} (?:को|ले|मा|लाई|बाट|सम्म|देखि|भन्दा)(?![ऀ-ॿ])/u;

test('the Nepali texts use one word for one thing, and one spelling', async () => {
  const wrong: string[] = [];
  for (const { namespace, texts } of await messageSets())
    for (const [key, { ne }] of Object.entries(texts)) if (refused.test(ne)) wrong.push(`${namespace}.${key}: ${ne}`);
  expect(wrong).toEqual([]);
  for (const text of ['ग्राहकको पेस्की', 'फाइल बन्दैछ', '{name} को रकम', '२ एम.बि. सम्म', 'नामले खोज्नुहोस्'])
    expect(text).toMatch(refused);
});

/** A bill is the paper of a vendor, behind an expense or purchase; an income has its bill date by the specification. */
const ofBills =
  /^(?:expense|expenseScreen|dueDocumentScreen|vendorScreen)\.|^dashboardScreen\.unpaidBills$|^dataSheets\.billNumber$|^common\.vendorBill/;
/** Words that docs/NAMES.md refuses. What is undone by a key press is not meant: no text says so. */
const retired = /\b(?:undo(?:es|ne)?|mirrors?|standing|deadlines?|void(?:ed)?|annul(?:led)?|rooms?)\b/i;

test('the English texts call a sale an invoice and the paper of a vendor a bill, and use no word that was given up', async () => {
  const wrong: string[] = [];
  const saidOf = new Set<string>();
  for (const { namespace, texts } of await messageSets())
    for (const [key, { en }] of Object.entries(texts)) {
      const isBill = /\bbills?\b/i.test(en);
      if (isBill && ofBills.test(`${namespace}.${key}`)) saidOf.add(namespace);
      else if (isBill || retired.test(en)) wrong.push(`${namespace}.${key}: ${en}`);
    }
  expect(wrong).toEqual([]);
  expect([...saidOf].toSorted(), 'each exception is needed').toEqual([
    'common',
    'dashboardScreen',
    'dataSheets',
    'dueDocumentScreen',
    'expense',
    'expenseScreen',
    'vendorScreen',
  ]);
});

async function messageSets() {
  const files = globSync('**/*messages.ts', { cwd: folder }).filter((file) => file.includes('.messages'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return modules.flatMap((module) =>
    Object.values(z.record(z.string(), z.unknown()).parse(module)).flatMap((exported) => {
      const read = messageSet.safeParse(exported);
      return read.success ? [read.data] : [];
    }),
  );
}
