import { expect, test } from 'vitest';
import { messageSets } from './testing/message-sets.ts';
import { quotedTexts } from './words/quoted-texts.ts';

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

/**
 * A bill is the paper of a vendor, behind an expense or purchase, or one of the program before, whoever wrote it; an
 * income has its bill date by the specification.
 */
const ofBills =
  /^(?:expense|expenseScreen|purchase|purchaseScreen|purchaseRegisterColumns|debitNote|debitNoteScreen|directCostScreen|dueDocumentScreen|manual(?:Begin|Books|Everywhere|Money|Purchases|Reports)|openingDue|openingDueScreen|vendorScreen)\.|\.PURCHASE(?:_CANCELLATION)?$|^searchScreen\.newPurchase$|^dashboardScreen\.unpaidBills$|^dataSheets\.(?:billNumber|oldBillNumber|IMPORT_(?:CUSTOMER|VENDOR)_DUE|purchases|purchaseLines)$|^dataImport\.of(?:Customer|Vendor)Dues$|^dataImportScreen\.(?:(?:CUSTOMER|VENDOR)_DUE|dueOutlet)$|^importColumns\.(?:billNumber|billNumberNote|billDate|dueDateNote|openAmountNote)$|^recurringScreen\.(?:billDate|totalBillAmount|billNumber)$|^common\.vendorBill|^paper\.(?:debitedBill|vendorBill)$/;
/** Words that docs/NAMES.md refuses. What is undone by a key press is not meant: no text says so. */
const retired = /\b(?:undo(?:es|ne)?|mirrors?|standing|deadlines?|void(?:ed)?|annul(?:led)?|rooms?)\b/i;

test('the English texts call a sale an invoice and the paper of a vendor a bill, and use no word that was given up', async () => {
  const wrong: string[] = [];
  const saidOf = new Set<string>();
  for (const { namespace, texts } of await messageSets())
    for (const [key, { en }] of Object.entries(texts)) {
      // What the manual names of a screen are keys, and no words.
      const said = en.replaceAll(/\{\w+\.\w+\}/g, '');
      const isBill = /\bbills?\b/i.test(said);
      if (isBill && ofBills.test(`${namespace}.${key}`)) saidOf.add(namespace);
      else if (isBill || retired.test(said)) wrong.push(`${namespace}.${key}: ${en}`);
    }
  expect(wrong).toEqual([]);
  expect([...saidOf].toSorted(), 'each exception is needed').toEqual([
    'common',
    'dashboardScreen',
    'dataImport',
    'dataImportScreen',
    'dataSheets',
    'debitNote',
    'debitNoteScreen',
    'directCostScreen',
    'dueDocumentScreen',
    'expense',
    'expenseScreen',
    'importColumns',
    'manualBegin',
    'manualBooks',
    'manualEverywhere',
    'manualMoney',
    'manualPurchases',
    'manualReports',
    'openingDue',
    'openingDueScreen',
    'paper',
    'purchase',
    'purchaseRegisterColumns',
    'purchaseScreen',
    'recurringScreen',
    'searchScreen',
    'statementColumns',
    'vendorScreen',
  ]);
});

/** Of which there is never one: where it is one another text stands, or what is counted is more than that by its rule. */
const neverOne = new Set([
  'dataImport.rowsMany',
  'calendarYearScreen.sum',
  'recurringScreen.everyMonths',
  'recurringScreen.everyWeeks',
  'settlementScreen.documentCount',
]);

test('what is counted is one thing, or several', async () => {
  const wrong = (await messageSets()).flatMap(({ namespace, texts }) =>
    Object.entries(texts).flatMap(([key, { en }]) =>
      /(?<!At most )\{(?:count|\w*[a-z]s|late|made)\} (?:[a-z]+ )?(?:are|were|have|[a-z]+[^s]s)\b/.test(en) &&
      !neverOne.has(`${namespace}.${key}`)
        ? [`${namespace}.${key}: ${en}`]
        : [],
    ),
  );
  expect(wrong).toEqual([]);
});

/** Written with a capital wherever it stands: names, units, keys. */
const named =
  /^(?:Rs|No|Nepali|English|Bahi|Excel|Enter|Esc|Baisakh|Ashadh|Shrawan|Chaitra|Butwal|Sita|Gurung|Google|Authenticator|Aegis|Maps|Sparrow|Samsung|Internet|Preeti|Kantipur|Unicode|Bikram|Sambat)$/;
/** What the specification quotes, the states that it names, and what the law writes on an invoice and its copies. */
const asGiven = new Set([
  ...quotedTexts,
  'Partially Paid',
  'Tax Invoice',
  'Abbreviated Tax Invoice',
  'Copy of Original {count}',
]);

/** People, places and shops of an example. */
const ofExamples = new Set(['exampleInvoice']);

test('headings, buttons, labels and the menu have one capital, at the beginning', async () => {
  const wrong: string[] = [];
  for (const { namespace, texts } of (await messageSets()).filter(({ namespace: of }) => !ofExamples.has(of)))
    for (const [key, { en }] of Object.entries(texts))
      if (!asGiven.has(en) && capitalsWithin(en).length > 0) wrong.push(`${namespace}.${key}: ${en}`);
  expect(wrong).toEqual([]);
  expect(capitalsWithin('Sales Report')).toEqual(['Report']);
});

/** Words of a sentence that begin with a capital, and are neither its first one nor a name. */
function capitalsWithin(text: string): string[] {
  const words = text.split(' ');
  return words.filter((word, position) => {
    const before = words[position - 1];
    const isFirst = before === undefined || /[.?!:·]$/.test(before);
    return !isFirst && /^\(?[A-Z][a-z]/.test(word) && !named.test(/[A-Za-z]+/.exec(word)?.[0] ?? '');
  });
}

test('what something is at the moment is called its status, on every screen', async () => {
  const others = (await messageSets()).flatMap(({ namespace, texts }) =>
    Object.entries(texts).flatMap(([key, { en, ne }]) =>
      en !== ne && ne === 'अवस्था' && en !== 'Status' ? [`${namespace}.${key}`] : [],
    ),
  );
  // Not the status of a record but the states in which a part of the screen can be.
  expect(others).toEqual(['uiReferenceScreen.states']);
});
