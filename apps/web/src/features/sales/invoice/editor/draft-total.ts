import { isInFuture } from '@bahi/domain/calendar/document-days';
import { invoiceForm } from '@bahi/contract/sales/invoice/invoice-form';
import type { z } from '@bahi/contract/zod';
import { type InvoiceError, type InvoiceErrorCode, type InvoiceLineInput } from '@bahi/domain/invoice-input';
import { computeInvoiceTotal, type InvoiceTotal } from '@bahi/domain/invoice-total';
import { asPaisa, parseRupees, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { parseQuantity } from '@bahi/domain/numbers/quantity';
import { type HeadDraft, type InvoiceDraft, isBlank, type LineDraft } from './invoice-draft.ts';

/** Where a mistake stands: `customerId`, `discount`, … of the bill, or `3.quantity` of the line with key 3. */
export type Problems = ReadonlyMap<string, string>;

/** What a bill comes to as it stands. Lines with a mistake are left out of it, and named in `problems`. */
export type DraftTotal = {
  /** Null while no line can be counted. */
  total: InvoiceTotal | null;
  /** What each counted line comes to, by its key. */
  lineAmounts: ReadonlyMap<number, Paisa>;
  /** Message keys by their place. */
  problems: Problems;
};

type ReadLine = { input: InvoiceLineInput | null; problems: readonly [field: string, message: string][] };
type Counted = { key: number; input: InvoiceLineInput };
type Around = { vatRegistered: boolean; discountType: '1' | '2'; discountValue: number; shipping: Paisa };

const lineForm = invoiceForm.shape.lines.element;
const soundLine = { inventoryType: 'SERVICE', serviceId: 1, quantity: 1, rate: 1 };
/** Lines and heads are replaced, never changed, so what one was read as stays true. */
const readLines = new WeakMap<LineDraft, ReadLine>();
const readHeads = new WeakMap<HeadDraft, Problems>();

const messageOf: Readonly<Record<InvoiceErrorCode, string>> = {
  linesRequired: 'invoice.linesMissing',
  quantityMustBePositive: 'invoice.quantityNotPositive',
  rateMustBePositive: 'invoice.rateNotPositive',
  taxRateOutOfRange: 'common.invalid',
  discountInvalid: 'common.numberOnly',
  discountAboveLine: 'invoice.discountAboveLine',
  discountAboveSubTotal: 'invoice.discountAboveTotal',
  shippingCannotBeNegative: 'common.notBelowZero',
  amountTooLarge: 'invoice.totalTooLarge',
};

/** The same sums as the server's, over what is there so far. */
export function totalOfDraft({ head, lines }: InvoiceDraft, vatRegistered: boolean): DraftTotal {
  const problems = new Map<string, string>();
  const counted: Counted[] = [];
  for (const line of lines) {
    if (isBlank(line)) continue;
    const { input, problems: found } = readLine(line);
    for (const [field, message] of found) problems.set(`${line.key}.${field}`, message);
    if (input !== null) counted.push({ key: line.key, input });
  }
  const around = {
    vatRegistered,
    discountType: head.discountType,
    discountValue: parseRupees(head.discount) ?? 0,
    shipping: parseRupees(head.shippingCharge) ?? zeroPaisa,
  };
  return { ...countTogether(counted, around, problems), problems };
}

/** Message keys of the bill's own fields. */
export function problemsOfHead(head: HeadDraft, todayAD: string): Problems {
  const known = readHeads.get(head);
  if (known !== undefined) return known;
  const problems = new Map<string, string>();
  // Rules between fields are judged only where each field is sound: what stands elsewhere is taken as sound here.
  const customerId = head.customer?.id ?? 1;
  const parsed = invoiceForm.safeParse({ ...wireHead(head), customerId, lines: [soundLine] });
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join('.');
    if (!problems.has(field)) problems.set(field, issue.message);
  }
  if (head.customer === null) problems.set('customerId', 'common.isRequired');
  if (isInFuture(head.issuedDateAD, todayAD)) problems.set('issuedDateAD', 'invoice.issuedFuture');
  readHeads.set(head, problems);
  return problems;
}

/** The bill's own fields as they are sent. */
export function wireHead(head: HeadDraft) {
  const { id, version, customer, ...rest } = head;
  return {
    ...rest,
    ...(id === null ? {} : { id }),
    ...(version === null ? {} : { version }),
    customerId: customer?.id ?? '',
    discount: head.discount || '0',
    shippingCharge: head.shippingCharge || '0',
  };
}

/** A line as it is sent. */
export function wireLine(line: LineDraft): z.input<typeof lineForm> {
  const isItem = line.thing?.inventoryType !== 'SERVICE';
  return {
    inventoryType: line.thing?.inventoryType ?? 'ITEM',
    itemLedgerDetailId: isItem ? (line.thing?.id ?? null) : null,
    serviceId: isItem ? null : (line.thing?.id ?? null),
    quantity: line.quantity,
    rate: line.rate,
    discountType: line.discountType,
    discount: line.discount || '0',
  };
}

/** The place of a line's field in the editor, by its name on the wire. */
export function lineFieldOf(name: string): string {
  return name === 'itemLedgerDetailId' || name === 'serviceId' || name === 'inventoryType' ? 'thing' : name;
}

function readLine(line: LineDraft): ReadLine {
  const known = readLines.get(line);
  if (known !== undefined) return known;
  const parsed = lineForm.safeParse(wireLine(line));
  const problems = (parsed.error?.issues ?? []).map((issue): [string, string] => [
    lineFieldOf(String(issue.path[0] ?? '')),
    issue.message,
  ]);
  const read: ReadLine = { input: problems.length > 0 ? null : inputOf(line), problems };
  readLines.set(line, read);
  return read;
}

function inputOf(line: LineDraft): InvoiceLineInput | null {
  const quantity = parseQuantity(line.quantity);
  const rate = parseRupees(line.rate);
  if (quantity === null || rate === null || line.thing === null) return null;
  const { taxable, taxRate, vatIncluded } = line.thing;
  return {
    quantity,
    rate,
    taxCode: taxable ? 'TAXABLE' : 'EXEMPT',
    // Per cent with two decimals has the same form as rupees with paisa.
    taxRateHundredths: taxable ? (parseRupees(String(taxRate)) ?? 0) : 0,
    vatIncluded,
    discountType: line.discountType,
    discountValue: parseRupees(line.discount || '0') ?? 0,
  };
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
    const [field, position] = placeOf(error, counted);
    problems.set(field, messageOf[error.code]);
    if (position !== null) refused.add(position);
    else if (error.field === 'shipping') next = { ...next, shipping: asPaisa(0) };
    else if (error.field === 'discount') next = { ...next, discountValue: 0 };
    else return { total: null, lineAmounts: new Map() };
  }
  const rest = counted.filter((_, position) => !refused.has(position));
  return countTogether(rest, next, problems);
}

function placeOf({ field }: InvoiceError, counted: readonly Counted[]): [field: string, position: number | null] {
  const [, position, name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (position === undefined) return [field === 'shipping' ? 'shippingCharge' : field, null];
  return [`${counted[Number(position)]?.key ?? 0}.${lineFieldOf(name)}`, Number(position)];
}
