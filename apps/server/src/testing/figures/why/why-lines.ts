import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { directCostContract } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import { bodyOf, type ReportFilterTexts } from '@bahi/contract/reports/report/filter-texts';
import { type AnyReportAnswer, reportCalls } from '@bahi/contract/reports/report/report';
import type { LinesAt } from '@bahi/contract/reports/report/report-lines';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { z } from '@bahi/contract/zod';
import type { DocumentKind } from '@bahi/domain/document-kinds';
import { call } from '../../caller.ts';
import type { Person } from '../../people.ts';

/** A line of what an amount stands on: its figures, and words by which some of them are told from others. */
export type Line = Readonly<Record<string, number | string | boolean | null>>;

const { shipping } = creditNoteScreenMessages.texts;
const atOnce = 1000;
const laterPage = 200;

/** The whole of a report, over HTTP. */
export async function readReport(owner: Person, path: ReportPath, filter: ReportFilterTexts): Promise<AnyReportAnswer> {
  const { report } = reportAt(path);
  const { generate } = reportCalls(report);
  const body = { ...bodyOf(report, filter), pageSize: atOnce };
  const found = anyAnswer.parse(await call(owner, generate, { body }));
  // What is longer than the first answer follows in pages of which it is a multiple.
  for (let pageNumber = atOnce / laterPage; found.rows.length < found.recordsTotal; pageNumber += 1) {
    const more = await call(owner, generate, { body: { ...body, pageNumber, pageSize: laterPage } });
    found.rows.push(...anyAnswer.parse(more).rows);
  }
  return found;
}

const figures = z.record(z.string(), z.number().nullable());
const anyAnswer: z.ZodType<AnyReportAnswer> = z.object({
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  recordsTotal: z.int(),
  totals: figures,
  groups: z.array(
    z.object({
      id: z.int().nullable(),
      name: z.string(),
      nameLocLang: z.string().nullable(),
      count: z.int(),
      totals: figures,
    }),
  ),
});

/** Reads what lines there are at a place, as a browser would be led there; each place once. */
export function linesReader(owner: Person): (lines: LinesAt) => Promise<readonly Line[]> {
  const read = new Map<string, Promise<readonly Line[]>>();
  return (lines) => {
    const key = JSON.stringify(lines);
    const known = read.get(key) ?? linesAt(owner, lines);
    read.set(key, known);
    return known;
  };
}

async function linesAt(owner: Person, lines: LinesAt): Promise<readonly Line[]> {
  switch (lines.at) {
    case 'document':
      return linesOfDocument(owner, lines.kind, lines.id);
    case 'report':
      return (await readReport(owner, lines.path, lines.filter)).rows.filter((row) => row['isCancelled'] !== true);
    case 'statement': {
      const { customerId, outletId, toDate = '2030-01-01' } = lines;
      const query = { fromDateAD: '2000-01-01', toDateAD: toDate, outletId, pageSize: atOnce };
      const statement = await call(owner, statementContract.customer, { params: { id: customerId }, query });
      return statement.rows.map(({ debit, credit }) => ({ debit, credit }));
    }
    case 'stockCard':
      return linesOfCard(owner, lines);
    case 'vendorStatement':
    case 'source':
    case 'nowhere':
      return [];
  }
}

async function linesOfCard(owner: Person, lines: Extract<LinesAt, { at: 'stockCard' }>): Promise<Line[]> {
  const { variantId, outletId, fromDate, toDate } = lines;
  const query = { fromDateAD: fromDate, toDateAD: toDate, outletId, pageSize: atOnce };
  const card = await call(owner, stockCardContract.get, { params: { variantId }, query });
  const { quantity, value } = card.opening;
  return [
    { kind: 'BEFORE', quantity, value },
    ...card.rows.map((move) => ({ ...move, batches: null, ...ofBatches(move) })),
  ];
}

/** What moved of each batch stands under its number: it is told without a sign, as its move says which way. */
function ofBatches({ quantity: moved, batches = [] }: Moved): Line {
  return Object.fromEntries(
    batches.map(({ batchNumber, quantity }) => [`batch ${batchNumber}`, Math.sign(moved) * quantity]),
  );
}

type Moved = { quantity: number; batches?: { batchNumber: string; quantity: number }[] | undefined };

type LinesOf = (owner: Person, asked: { params: { id: number } }) => Promise<readonly Line[]>;

/** The lines of a document of each kind, and at its foot what belongs to none of them. */
const linesOf: Partial<Record<DocumentKind, LinesOf>> = {
  INVOICE: async (owner, asked) => {
    const { lines, ...foot } = await call(owner, invoiceContract.get, asked);
    return [...lines.map(bought), footOf(foot)];
  },
  PURCHASE: async (owner, asked) => {
    const { lines, ...foot } = await call(owner, purchaseContract.get, asked);
    const addedVat = isInPrice(foot) ? foot.vat : 0;
    return [...lines.map(bought), { ...footOf(foot), addedVat, setOffVat: foot.isVatSetOff ? foot.vat : 0 }];
  },
  CREDIT_NOTE: async (owner, asked) => {
    const { lines, ...foot } = await call(owner, creditNoteContract.get, asked);
    return [...lines.map(given), { ...noteFootOf(foot, lines), particulars: shipping.en }];
  },
  DEBIT_NOTE: async (owner, asked) => {
    const { lines, ...foot } = await call(owner, debitNoteContract.get, asked);
    return [...lines.map(given), { ...noteFootOf(foot, lines), setOffVat: foot.vat }];
  },
  EXPENSE: async (owner, asked) => {
    const bill = await call(owner, expenseContract.get, asked);
    const { totalBillAmount: total, vatAmount: vat, paidAmount: paid } = bill;
    return [{ total, vat, net: total - vat, paid, setOffVat: vat }];
  },
  DIRECT_COST: async (owner, asked) => {
    const bill = await call(owner, directCostContract.get, asked);
    const { totalBillAmount: total, vatAmount: vat, netAmount: net } = bill;
    return [{ total, vat, net, setOffVat: vat }];
  },
};

/** Rows of the books lead to all other kinds as well, and are the lines of those themselves. */
function linesOfDocument(owner: Person, kind: DocumentKind, id: number): Promise<readonly Line[]> {
  return linesOf[kind]?.(owner, { params: { id } }) ?? Promise.resolve([]);
}

/** VAT that is not set off is a part of what was bought. */
function isInPrice({ isVatSetOff, origin }: { isVatSetOff: boolean; origin: string }): boolean {
  return !isVatSetOff && origin !== 'IMPORT';
}

type Written = { quantity: number; countedQuantity?: number; netAmount: number; discountAmount: number };

/** What was written in cartons is counted in the item's own unit, with what went along for nothing. */
function bought({ quantity, countedQuantity = quantity, netAmount: net, discountAmount: discount }: Written): Line {
  return { count: 1, quantity: countedQuantity, net, discount };
}

function given(line: {
  quantity: number;
  netAmount: number;
  vatAmount: number;
  particulars: string;
  taxable: boolean;
}): Line {
  const { particulars, taxable: isTaxed } = line;
  return { quantity: line.quantity, net: line.netAmount, vat: line.vatAmount, particulars, isTaxed };
}

type Foot = { discountAmount: number; shippingCharge: number; vat: number; rounding: number; taxableAmount: number };

/** What the document takes off or adds below its lines. */
function footOf(
  foot: Foot & { exemptAmount: number; zeroRatedAmount: number } & Partial<
      Record<'creditedAmount' | 'paidAmount', number>
    >,
): Line {
  return {
    net: foot.shippingCharge - foot.discountAmount,
    shipping: foot.shippingCharge,
    discount: foot.discountAmount,
    vat: foot.vat,
    rounding: foot.rounding,
    taxable: foot.taxableAmount,
    untaxed: foot.exemptAmount + foot.zeroRatedAmount,
    exempt: foot.exemptAmount,
    exported: foot.zeroRatedAmount,
    credited: foot.creditedAmount ?? 0,
    paid: foot.paidAmount ?? 0,
  };
}

/** VAT of shipping belongs to no line. */
function noteFootOf(
  foot: Omit<Foot, 'discountAmount'> & { exemptAmount: number },
  lines: readonly { netAmount: number; vatAmount: number }[],
): Line {
  const vatOfLines = lines.reduce((sum, { vatAmount }) => sum + vatAmount, 0);
  const net = lines.reduce((sum, { netAmount }) => sum + netAmount, foot.shippingCharge);
  return {
    net: foot.shippingCharge,
    shipping: foot.shippingCharge,
    vat: foot.vat - vatOfLines,
    isTaxed: foot.vat > vatOfLines,
    rounding: foot.rounding,
    taxable: foot.taxableAmount,
    exempt: foot.exemptAmount,
    exported: net - foot.taxableAmount - foot.exemptAmount,
    untaxed: net - foot.taxableAmount,
  };
}
