import { numberFromQuantity, quantityFromNumber } from '../numbers/quantity.ts';
import { momentOf } from './counter-moment.ts';
import { highestSequence } from './counter-number.ts';

/**
 * The way of writing that is written today. A newer one waits for a server that knows it; another one is kept as a fault, and
 * never guessed at.
 */
export const counterTextVersion = 1;

/** Characters of a text at most: five hundred lines in both languages stay far below. */
export const longestCounterText = 300_000;

/** How the unit that a line is written in counted, where it is not the item's own: `own` of the item's were `per` of it. */
export type CounterPrintedUnit = { readonly nameNp: string | null; readonly own: number; readonly per: number };

/**
 * A line as it stood on the paper that was handed over. Amounts are paisa; the names are as they were printed. `writtenIn`
 * is null in the item's own unit.
 */
export type CounterPrintedLine = {
  readonly name: string;
  readonly nameNp: string | null;
  readonly unit: string | null;
  readonly writtenIn: CounterPrintedUnit | null;
  readonly quantity: number;
  readonly rate: number;
  readonly discount: number;
  readonly net: number;
  readonly vat: number;
};

/** In paisa: `net` is all that is charged without VAT; the total is both and what it was rounded by. */
export type CounterTotals = { readonly net: number; readonly vat: number; readonly grandTotal: number };

/** What the paper said. */
export type CounterPrinted = {
  readonly customerName: string;
  readonly customerNameNp: string | null;
  readonly customerPan: string | null;
  readonly customerPhone: string | null;
  readonly lines: readonly CounterPrintedLine[];
  readonly totals: CounterTotals;
};

/**
 * An invoice as a registered counter issued it. It is written as text once, by its device, and never again: the hash of
 * the chain is of that text. `form` is what the call that makes invoices takes, with the state FINAL.
 */
export type CounterInvoice = {
  readonly v: typeof counterTextVersion;
  readonly counterId: number;
  readonly deviceId: string;
  readonly lendId: number;
  readonly fiscalYear: string;
  readonly sequence: number;
  readonly number: string;
  /** An instant in UTC, `2026-11-27T09:30:00.000Z`. */
  readonly issuedAt: string;
  readonly userId: number;
  readonly userName: string;
  readonly form: Readonly<Record<string, unknown>>;
  readonly printed: CounterPrinted;
};

/** The text of an invoice, which is kept and sent as it is from then on. */
export function counterTextOf(invoice: CounterInvoice): string {
  return JSON.stringify(invoice);
}

export type ReadCounterText =
  | { readonly ok: true; readonly invoice: CounterInvoice }
  | { readonly ok: false; readonly fault: 'UNREADABLE' | 'VERSION' }
  /** Written by a newer release than this one. */
  | { readonly ok: false; readonly fault: 'NEWER' };

/** Reads a text that a device sent. What its form says is judged by whoever posts it. */
export function readCounterText(text: string): ReadCounterText {
  const sent = text.length > longestCounterText ? null : objectOf(parsed(text));
  if (sent === null) return { ok: false, fault: 'UNREADABLE' };
  const version = sent['v'];
  if (typeof version !== 'number') return { ok: false, fault: 'UNREADABLE' };
  if (version > counterTextVersion) return { ok: false, fault: 'NEWER' };
  if (version !== counterTextVersion) return { ok: false, fault: 'VERSION' };
  const invoice = invoiceOf(sent);
  return invoice === null ? { ok: false, fault: 'UNREADABLE' } : { ok: true, invoice };
}

type Sent = Readonly<Record<string, unknown>>;

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectOf(value: unknown): Sent | null {
  return isObject(value) ? value : null;
}

function invoiceOf(sent: Sent): CounterInvoice | null {
  const counterId = countOf(sent['counterId']);
  const lendId = countOf(sent['lendId']);
  const sequence = countOf(sent['sequence']);
  const userId = countOf(sent['userId']);
  const deviceId = textOf(sent['deviceId']);
  const fiscalYear = textOf(sent['fiscalYear']);
  const number = textOf(sent['number']);
  const issuedAt = textOf(sent['issuedAt']);
  const userName = textOf(sent['userName']);
  const form = objectOf(sent['form']);
  const printed = printedOf(sent['printed']);
  if (counterId === null || lendId === null || sequence === null || userId === null) return null;
  if (deviceId === null || number === null || userName === null || sequence > highestSequence) return null;
  if (fiscalYear === null || !/^\d{4}\/\d{2}$/.test(fiscalYear)) return null;
  if (issuedAt === null || momentOf(issuedAt) === null || form === null || printed === null) return null;
  const head = { counterId, deviceId, lendId, fiscalYear, sequence, number, issuedAt, userId, userName };
  return { v: counterTextVersion, ...head, form, printed };
}

/** More letters than any name or number has. */
const mostLetters = 1000;
const mostLines = 500;

function printedOf(value: unknown): CounterPrinted | null {
  const sent = objectOf(value);
  if (sent === null) return null;
  const totals = totalsOf(objectOf(sent['totals']));
  const customerName = textOf(sent['customerName']);
  const written: readonly unknown[] = Array.isArray(sent['lines']) ? sent['lines'] : [];
  if (totals === null || customerName === null || written.length === 0 || written.length > mostLines) return null;
  const lines = written.flatMap((line) => lineOf(objectOf(line)) ?? []);
  if (lines.length !== written.length) return null;
  return {
    customerName,
    customerNameNp: textOf(sent['customerNameNp']),
    customerPan: textOf(sent['customerPan']),
    customerPhone: textOf(sent['customerPhone']),
    lines,
    totals,
  };
}

function totalsOf(sent: Sent | null): CounterTotals | null {
  const net = paisaOf(sent?.['net']);
  const vat = paisaOf(sent?.['vat']);
  const grandTotal = paisaOf(sent?.['grandTotal']);
  return net === null || vat === null || grandTotal === null ? null : { net, vat, grandTotal };
}

function lineOf(sent: Sent | null): CounterPrintedLine | null {
  const name = textOf(sent?.['name']);
  const quantity = sent?.['quantity'];
  const rate = paisaOf(sent?.['rate']);
  const discount = paisaOf(sent?.['discount']);
  const net = paisaOf(sent?.['net']);
  const vat = paisaOf(sent?.['vat']);
  if (sent === null || name === null || typeof quantity !== 'number' || !Number.isFinite(quantity)) return null;
  if (rate === null || discount === null || net === null || vat === null) return null;
  const writtenIn = unitOf(sent['writtenIn'] ?? null);
  if (writtenIn === undefined) return null;
  const named = { name, nameNp: textOf(sent['nameNp']), unit: textOf(sent['unit']), writtenIn };
  return { ...named, quantity, rate, discount, net, vat };
}

/** Undefined where it is no way of counting. */
function unitOf(value: unknown): CounterPrintedUnit | null | undefined {
  if (value === null) return null;
  const sent = objectOf(value);
  const [own, per] = [partOf(sent?.['own']), partOf(sent?.['per'])];
  return sent === null || own === null || per === null ? undefined : { nameNp: textOf(sent['nameNp']), own, per };
}

function partOf(value: unknown): number | null {
  const part = typeof value === 'number' ? quantityFromNumber(value) : null;
  return part === null || part <= 0 ? null : numberFromQuantity(part);
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

function paisaOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** A text that is not empty; null where it is missing, no text, or too long. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= mostLetters ? value : null;
}
