import { isInFuture } from '@bahi/domain/calendar/document-days';
import {
  type InvoiceError,
  type InvoiceErrorCode,
  type InvoiceLineInput,
  type InvoiceRules,
} from '@bahi/domain/invoice-input';
import { computeInvoiceTotal, type InvoiceTotal } from '@bahi/domain/invoice-total';
import { asPaisa, parseRupees, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { parseQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { blankLine, type DocumentDraft, isBlank, type LineDraft } from './document-draft.ts';
import type { GoodsKind } from './goods-kind.ts';
import type { LineItem } from './line-item.ts';
import { countOf } from './sold/sold-line.ts';
import { lineFieldOf, type LineWire, placeOf, soldLines } from './wire-draft.ts';

/** Where a mistake stands: `party`, `discount`, … of the document, or `3.quantity` of the line with key 3. */
export type Problems = ReadonlyMap<string, string>;

/** What a document comes to as it stands. Lines with a mistake are left out of it, and named in `problems`. */
export type DraftTotal = {
  /** Null while no line can be counted. */
  total: InvoiceTotal | null;
  /** What each counted line comes to, by its key. */
  lineAmounts: ReadonlyMap<number, Paisa>;
  /** Message keys by their place. */
  problems: Problems;
};

/** What the tax of a line is counted by. */
export type LineTax = Pick<LineItem, 'taxable' | 'taxRate' | 'vatIncluded'> & { isZeroRated?: boolean };

/** How a document is counted: by whose rules, with which tax, and what another's paper says that it was rounded by. */
export type Counting = { rules: InvoiceRules; taxOf: (line: LineDraft) => LineTax | null; statedRounding?: Paisa };

type ReadLine = { input: UntaxedInput | null; problems: readonly [field: string, message: string][] };
type UntaxedInput = Omit<InvoiceLineInput, 'taxCode' | 'taxRateHundredths' | 'vatIncluded'>;
type Counted = { key: number; input: InvoiceLineInput };
type Around = Pick<Counting, 'rules' | 'statedRounding'> & {
  discountType: '1' | '2';
  discountValue: number;
  shipping: Paisa;
};

/** Lines are replaced, never changed, so what one was read as stays true. */
const readLines = new WeakMap<LineDraft, ReadLine>();

const messageOf: Readonly<Record<InvoiceErrorCode, string>> = {
  linesRequired: 'goodsLines.linesMissing',
  quantityMustBePositive: 'goodsLines.quantityNotPositive',
  freeCannotBeNegative: 'common.notBelowZero',
  freeNotAllowed: 'goodsLines.freeNotAllowed',
  rateMustBePositive: 'goodsLines.rateNotPositive',
  taxRateOutOfRange: 'common.invalid',
  discountInvalid: 'common.numberOnly',
  discountAboveLine: 'goodsLines.discountAboveLine',
  discountAboveSubTotal: 'goodsLines.discountAboveTotal',
  shippingCannotBeNegative: 'common.notBelowZero',
  amountTooLarge: 'goodsLines.totalTooLarge',
};

/** The same sums as the server's, over what is there so far. */
export function totalOfDraft(
  { head, lines }: Pick<DocumentDraft, 'head' | 'lines'>,
  { rules, taxOf, statedRounding }: Counting,
  wire: LineWire = soldLines,
): DraftTotal {
  const problems = new Map<string, string>();
  const counted: Counted[] = [];
  for (const line of lines) {
    if (isBlank(line)) continue;
    const { input, problems: found } = readLine(line, wire);
    for (const [field, message] of found) problems.set(`${line.key}.${field}`, message);
    const tax = taxOf(line);
    if (input !== null && tax !== null) counted.push({ key: line.key, input: { ...input, ...taxedBy(tax) } });
  }
  const around = {
    rules,
    discountType: head.discountType,
    discountValue: parseRupees(head.discount) ?? 0,
    shipping: parseRupees(head.shippingCharge) ?? zeroPaisa,
    ...(statedRounding === undefined ? {} : { statedRounding }),
  };
  return { ...countTogether(counted, around, problems), problems };
}

/**
 * Message keys of the fields of the head, by their place. Rules between fields are judged only where each field is
 * sound: what stands elsewhere is taken as sound here.
 */
export function problemsOfHead<Own>(
  { form, bodyOf, places }: Pick<GoodsKind<Own, never>, 'form' | 'bodyOf' | 'places'>,
  { head, own }: Pick<DocumentDraft<Own>, 'head' | 'own'>,
  todayAD: string,
): Problems {
  const problems = new Map<string, string>();
  const body = bodyOf({ head: { ...head, party: head.party ?? soundParty }, own, lines: [soundLine] }, 'DRAFT');
  for (const issue of form.safeParse(body).error?.issues ?? []) {
    const place = placeOf(issue.path.join('.'), places);
    if (!problems.has(place)) problems.set(place, issue.message);
  }
  if (head.party === null) problems.set('party', 'common.isRequired');
  if (isInFuture(head.issuedDateAD, todayAD)) problems.set('issuedDateAD', 'goodsLines.issuedFuture');
  return problems;
}

const soundParty = { id: 1, name: '', nameNp: null, dueAmount: null };
const soundItem: LineItem = {
  inventoryType: 'ITEM',
  id: 1,
  code: '',
  sku: null,
  barcode: null,
  name: '',
  nameNp: null,
  unit: '',
  unitNp: null,
  salesUnit: null,
  rate: 1,
  vatIncluded: false,
  taxable: false,
  taxRate: 0,
};
const soundLine: LineDraft = { ...blankLine(0), item: soundItem, quantity: '1', rate: '1' };

function readLine(line: LineDraft, { form, wire }: LineWire): ReadLine {
  const known = readLines.get(line);
  if (known !== undefined) return known;
  const parsed = form.safeParse(wire(line));
  const problems = (parsed.error?.issues ?? []).map((issue): [string, string] => [
    lineFieldOf(String(issue.path[0] ?? '')),
    issue.message,
  ]);
  const read: ReadLine = { input: problems.length > 0 ? null : inputOf(line), problems };
  readLines.set(line, read);
  return read;
}

function inputOf(line: LineDraft): UntaxedInput | null {
  const quantity = parseQuantity(line.quantity);
  const rate = parseRupees(line.rate);
  if (quantity === null || rate === null || line.item === null) return null;
  const counted = countOf(line);
  return {
    quantity,
    free: parseQuantity(line.freeQuantity) ?? zeroQuantity,
    ...(counted === null ? {} : { stockQuantity: counted.all }),
    rate,
    discountType: line.discountType,
    discountValue: parseRupees(line.discount || '0') ?? 0,
  };
}

function taxedBy({ taxable, taxRate, vatIncluded, isZeroRated = false }: LineTax) {
  return {
    taxCode: isZeroRated ? 'ZERO_RATED' : taxable ? 'TAXABLE' : 'EXEMPT',
    // Per cent with two decimals has the same form as rupees with paisa.
    taxRateHundredths: taxable ? (parseRupees(String(taxRate)) ?? 0) : 0,
    vatIncluded,
  } as const;
}

/** Counts what can be counted: what the rules refuse is noted and left out, so that the rest still adds up. */
function countTogether(
  counted: readonly Counted[],
  around: Around,
  problems: Map<string, string>,
): Pick<DraftTotal, 'total' | 'lineAmounts'> {
  if (counted.length === 0) return { total: null, lineAmounts: new Map() };
  const result = computeInvoiceTotal({ ...around, lines: counted.map(({ input }) => input) });
  if (result.ok) {
    const amounts = result.total.lines.map((line) => line.netBeforeDocumentDiscount);
    const lineAmounts = new Map(counted.map(({ key }, position) => [key, amounts[position] ?? zeroPaisa]));
    return { total: result.total, lineAmounts };
  }
  const refused = new Set<number>();
  let next = around;
  for (const error of result.errors) {
    const [field, position] = placeOfError(error, counted);
    problems.set(field, messageOf[error.code]);
    if (position !== null) refused.add(position);
    else if (error.field === 'shipping') next = { ...next, shipping: asPaisa(0) };
    else if (error.field === 'discount') next = { ...next, discountValue: 0 };
    else return { total: null, lineAmounts: new Map() };
  }
  const rest = counted.filter((_, position) => !refused.has(position));
  return countTogether(rest, next, problems);
}

function placeOfError({ field }: InvoiceError, counted: readonly Counted[]): [field: string, position: number | null] {
  const [, position, name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (position === undefined) return [field === 'shipping' ? 'shippingCharge' : field, null];
  return [`${counted[Number(position)]?.key ?? 0}.${lineFieldOf(name)}`, Number(position)];
}
