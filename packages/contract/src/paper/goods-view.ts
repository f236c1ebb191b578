import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import { formatRupees, negatePaisa, type Paisa } from '@bahi/domain/numbers/money';
import { formatQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { PaperLine } from './paper-data.ts';
import { type Label, label, nameIn, word } from './paper-words.ts';
import { softBreaks } from './soft-breaks.ts';
import type { GoodsPaper } from './goods-paper.ts';

/** A line as it is printed; the keys are those of `columns`. The note stands below the name: brand, batches and remarks. */
export type LineView = Readonly<Record<ColumnKey, string>> & { readonly note: string };

type ColumnKey = 'serialNumber' | 'particulars' | 'hsCode' | 'quantity' | 'unit' | 'rate' | 'lineDiscount' | 'amount';

/** Lines and totals in one language, every value as the text that is printed. */
export type GoodsView = ReturnType<typeof goodsView>;

export function goodsView(paper: GoodsPaper, language: Language) {
  const columns = columnsOf(paper);
  return {
    columns: columns.map((key) => ({ key, label: label(key, language) })),
    lines: paper.lines.map((line) => lineView(line, language)),
    totals: totalsOf(paper, language),
  };
}

/** A tax invoice always shows the column for HS codes; a plain invoice only when a line has one. */
function columnsOf(paper: GoodsPaper): ColumnKey[] {
  const withHsCode = paper.isTaxInvoice || paper.lines.some((line) => line.hsCode);
  const withDiscount = paper.lines.some((line) => line.discount !== 0);
  return [
    'serialNumber',
    'particulars',
    ...(withHsCode ? (['hsCode'] as const) : []),
    'quantity',
    'unit',
    'rate',
    ...(withDiscount ? (['lineDiscount'] as const) : []),
    'amount',
  ];
}

function lineView(line: PaperLine, language: Language): LineView {
  return {
    serialNumber: inDigitsOf(String(line.number), language),
    particulars: softBreaks(nameIn(line.particulars, language)),
    note: noteOf(line, language),
    hsCode: softBreaks(line.hsCode ?? '', 10),
    quantity: withFree(line, language),
    unit: softBreaks(unitOf(line, language)),
    rate: line.rate === 0 ? word('free', language) : formatRupees(line.rate, language),
    lineDiscount: line.discount === 0 ? '' : formatRupees(line.discount, language),
    amount: formatRupees(line.amount, language),
  };
}

/** `10 + 1` where one goes along for nothing. */
function withFree({ quantity, free = zeroQuantity }: PaperLine, language: Language): string {
  const paid = formatQuantity(quantity, language);
  return free === 0 ? paid : `${paid} + ${formatQuantity(free, language)}`;
}

/** `ctn (48 pcs)` where the line is in another unit than the item's own. */
function unitOf({ unit, counted }: PaperLine, language: Language): string {
  const name = nameIn(unit, language);
  if (counted === undefined) return name;
  return `${name} (${formatQuantity(counted.quantity, language)} ${nameIn(counted.unit, language)})`;
}

/**
 * The brand, which a tax invoice names (Rule 17(1)), unless the name of the goods does so already; what is free; batches;
 * then the remarks.
 */
function noteOf(line: PaperLine, language: Language): string {
  const { brand, particulars, remarks, batches = [], free = zeroQuantity } = line;
  const given = free === 0 ? '' : `${withFree(line, language)} ${word('freeBeside', language)}`;
  const made = brand === null ? '' : nameIn(brand, language);
  const isNamed = made === '' || wordsIn(nameIn(particulars, language)).includes(wordsIn(made));
  const packs = batches.map(
    ({ number, expiresOn }) =>
      `${word('batch', language)} ${number}, ${word('expiry', language)} ${inDigitsOf(expiresOn, language)}`,
  );
  const parts = [isNamed ? '' : `${word('brand', language)}: ${made}`, given, ...packs, (remarks ?? '').trim()];
  return softBreaks(parts.filter((part) => part !== '').join(' · '));
}

/** The words of a name with spaces around each, so that one name is in another only with whole words. */
function wordsIn(name: string): string {
  return ` ${name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '')
    .join(' ')} `;
}

/** A row of the totals box. */
export type Total = { readonly label: Label; readonly value: string; readonly isGrand: boolean };

/** The rows of the totals box: what does not apply is left out, and a plain invoice says nothing of VAT. */
function totalsOf(paper: GoodsPaper, language: Language): Total[] {
  const row = (head: Label, amount: Paisa, isGrand = false): Total => ({
    label: head,
    value: formatRupees(amount, language),
    isGrand,
  });
  const where = (condition: boolean, total: Total): Total[] => (condition ? [total] : []);
  const less = (head: Label, amount: Paisa): Total => ({
    ...row(head, amount),
    value: `− ${formatRupees(amount, language)}`,
  });
  return [
    row(label('subTotal', language), paper.subTotal),
    ...where(paper.discount !== 0, less(label('discount', language), paper.discount)),
    ...where(paper.shipping !== 0, row(label('shipping', language), paper.shipping)),
    ...(paper.isTaxInvoice
      ? [
          ...where(paper.zeroRated !== 0, row(label('zeroRated', language), paper.zeroRated)),
          ...where(paper.exempt !== 0, row(label('exempt', language), paper.exempt)),
          row(label('taxable', language), paper.taxable),
          ...paper.vatByRate.map(({ taxRateHundredths, vat }) =>
            row(label('vat', language, { rate: taxRateHundredths / 100 }), vat),
          ),
        ]
      : []),
    ...where(paper.rounding < 0, less(label('rounding', language), negatePaisa(paper.rounding))),
    ...where(paper.rounding > 0, row(label('rounding', language), paper.rounding)),
    row(label('grandTotal', language), paper.grandTotal, true),
  ];
}
