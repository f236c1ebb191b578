import { formerProfit } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import type { AnyReportRow } from '@bahi/contract/reports/report/report-columns';
import type { Line } from './why-lines.ts';

/** How the lines of a row come to one of its figures; or in words why none do. */
export type Explained = ((lines: readonly Line[], row: AnyReportRow) => number) | string;

/** What lines have under a name, summed where a condition holds. */
function sumOf(
  name: string,
  isMeant: (line: Line, row: AnyReportRow) => boolean = () => true,
): Exclude<Explained, string> {
  return (lines, row) => lines.reduce((sum, line) => sum + (isMeant(line, row) ? Number(line[name] ?? 0) : 0), 0);
}

/** Several sums added. */
function added(...sums: Exclude<Explained, string>[]): Exclude<Explained, string> {
  return (lines, row) => sums.reduce((sum, one) => sum + one(lines, row), 0);
}

function less(sum: Exclude<Explained, string>): Exclude<Explained, string> {
  return (lines, row) => 0 - sum(lines, row);
}

/** A credit or debit note stands in a register below zero. */
function signed(sum: Exclude<Explained, string>, isNote: (row: AnyReportRow) => boolean): Exclude<Explained, string> {
  return (lines, row) => (isNote(row) ? -1 : 1) * sum(lines, row);
}

const total = added(sumOf('net'), sumOf('vat'), sumOf('rounding'));
/** Of what is cancelled nothing is due. */
const due: Explained = (lines, row) =>
  row['isCancelled'] === true ? 0 : total(lines, row) - sumOf('paid')(lines, row) - sumOf('credited')(lines, row);
const isReturn = (row: AnyReportRow): boolean => row['isReturn'] === true;
const ofSale = (name: string) => signed(sumOf(name), isReturn);
const isKind =
  (...kinds: string[]) =>
  ({ kind }: Line): boolean =>
    kinds.includes(String(kind));

const taken = 'it is one column less another of the same row, and each of them opens its lines';
const part = 'it is a part of two other columns of the row and no sum';
const ofParts =
  'a part of an amount of the row by how it is taxed: its document tells the whole, and the parts come to it';
const byAge = 'a part of the total by its age: the statement tells the whole, and the parts come to it';

/** A row of the register of returns is one line of its note. */
const isSameLine = (line: Line, row: AnyReportRow): boolean => line['particulars'] === row['soldName'];
const isBack = ({ documentKind }: AnyReportRow): boolean => documentKind === 'DEBIT_NOTE';

/** Moves by the columns of the inventory report. */
function movedBy(name: 'quantity' | 'value') {
  const isOf = (line: Line, ...kinds: string[]): boolean => kinds.includes(String(line['sourceKind']));
  const isSale = (line: Line): boolean =>
    line['kind'] === 'SALE' || (line['kind'] === 'CANCELLATION' && isOf(line, 'INVOICE', 'CREDIT_NOTE'));
  const isReturned = (line: Line): boolean => line['kind'] === 'RETURN' && isOf(line, 'INVOICE', 'CREDIT_NOTE');
  const isAdjusted = (line: Line): boolean =>
    isKind('COST_ADJUSTMENT', 'REVALUATION', 'ADJUSTMENT')(line) ||
    (line['kind'] === 'CANCELLATION' && isOf(line, 'WRITE_OFF', 'STOCK_COUNT'));
  const isComing = (line: Line): boolean => line['kind'] === 'TRANSFER' && Number(line['quantity']) > 0;
  const isGoing = (line: Line): boolean =>
    (line['kind'] === 'TRANSFER' && Number(line['quantity']) < 0) ||
    (line['kind'] === 'CANCELLATION' && isOf(line, 'STOCK_TRANSFER'));
  const others = [isSale, isReturned, isAdjusted, isComing, isGoing, isKind('BEFORE')];
  return {
    opening: sumOf(name, isKind('BEFORE')),
    received: sumOf(name, (line) => others.every((isOther) => !isOther(line))),
    returned: sumOf(name, isReturned),
    adjusted: sumOf(name, isAdjusted),
    transferredIn: sumOf(name, isComing),
    transferredOut: less(sumOf(name, isGoing)),
    sold: less(sumOf(name, isSale)),
    closing: sumOf(name),
  };
}

/** A balance as lines tell it: in a ledger where it was brought or carried on, and of former profit what its days come to. */
function balanceAt(what: 'OPENING' | 'CLOSING', side: 'DR' | 'CR'): Exclude<Explained, string> {
  return (lines, row) => {
    if (row['account'] === formerProfit) {
      const balance = added(sumOf('debit'), less(sumOf('credit')))(lines, row);
      return Math.max(side === 'DR' ? balance : -balance, 0);
    }
    return sumOf('balance', (line) => line['what'] === what && line['side'] === side)(lines, row);
  };
}

/** What moved on an account; nothing is earned any more in a former year. */
function movedOn(side: 'debit' | 'credit'): Exclude<Explained, string> {
  return (lines, row) => (row['account'] === formerProfit ? 0 : sumOf(side)(lines, row));
}

/** A line of a statement by its lines: what was credited more than debited, or of what is taken off or owned the other way. */
function told(debit: string, credit: string): Exclude<Explained, string> {
  return (lines, row) => (row['isDebit'] === true ? -1 : 1) * added(sumOf(credit), less(sumOf(debit)))(lines, row);
}

/** What it comes to where its days end: by the trial balance, or by the ledger of its account. */
function atEnd(lines: readonly Line[], row: AnyReportRow): number {
  const closing = (side: 'DR' | 'CR') =>
    sumOf('balance', (line) => line['what'] === 'CLOSING' && line['side'] === side);
  const ofLedger = added(closing('CR'), less(closing('DR')))(lines, row);
  return told('closingDebit', 'closingCredit')(lines, row) + (row['isDebit'] === true ? -ofLedger : ofLedger);
}

/** A line of the cash flow by its lines against cash; what there was by the accounts of cash. */
function ofCash(lines: readonly Line[], row: AnyReportRow): number {
  if (row['line'] === 'OPENING') return added(sumOf('openingDebit'), less(sumOf('openingCredit')))(lines, row);
  if (row['line'] === 'CLOSING') return added(sumOf('closingDebit'), less(sumOf('closingCredit')))(lines, row);
  return added(sumOf('credit'), less(sumOf('debit')))(lines, row);
}

const itself = 'it is a line of the books itself: what it was posted for tells the whole, and not each account of it';

const values = Object.fromEntries(Object.entries(movedBy('value')).map(([column, sum]) => [`${column}Value`, sum]));

/** Every column of figures of every report. */
export const explained: Record<ReportPath, Readonly<Record<string, Explained>>> = {
  'sales-report': {
    sales: ofSale('quantity'),
    shippingCharge: ofSale('shipping'),
    discountCharge: ofSale('discount'),
    taxAmount: ofSale('vat'),
    grandTotal: signed(total, isReturn),
    totalCredit: (lines, row) => (isReturn(row) ? 0 : due(lines, row)),
  },
  'invoice-wise-sales-report': {
    lineCount: sumOf('count'),
    gross: added(sumOf('net'), sumOf('discount')),
    discount: sumOf('discount'),
    taxable: sumOf('taxable'),
    exempt: sumOf('untaxed'),
    vat: sumOf('vat'),
    total,
    credited: sumOf('credited'),
    paid: sumOf('paid'),
    due,
    margin: taken,
  },
  'item-wise-sales-report': {
    sold: sumOf('sales', (line) => line['isReturn'] !== true),
    returned: less(sumOf('sales', (line) => line['isReturn'] === true)),
    netQuantity: sumOf('sales'),
    gross: (lines) =>
      lines
        .filter((line) => line['isReturn'] !== true)
        .reduce(
          (sum, line) => sum + Number(line['grandTotal']) - Number(line['taxAmount']) + Number(line['discountCharge']),
          0,
        ),
    discount: sumOf('discountCharge'),
    returnedNet: added(
      less(sumOf('grandTotal', (line) => line['isReturn'] === true)),
      sumOf('taxAmount', (line) => line['isReturn'] === true),
    ),
    net: added(sumOf('grandTotal'), less(sumOf('taxAmount'))),
    taxable: 'the rows of the sales report tell the tax of the goods and not on what of them it was laid',
    vat: sumOf('taxAmount'),
    total: sumOf('grandTotal'),
    cost: 'what goods cost stands on their stock card, and no report of sales tells it line by line',
    margin: taken,
    marginPercent: part,
  },
  'sales-register-report': {
    total: ofSale('net'),
    exempt: ofSale('exempt'),
    taxable: ofSale('taxable'),
    vat: ofSale('vat'),
    exported: ofSale('exported'),
  },
  'sales-return-register-report': {
    quantity: sumOf('quantity', isSameLine),
    total: sumOf('net', isSameLine),
    exempt: sumOf('net', (line, row) => isSameLine(line, row) && line['isTaxed'] !== true),
    taxable: sumOf('net', (line, row) => isSameLine(line, row) && line['isTaxed'] === true),
    vat: sumOf('vat', isSameLine),
  },
  'standard-sales-view': {
    amount: added(sumOf('net'), sumOf('discount')),
    discount: sumOf('discount'),
    taxable: sumOf('taxable'),
    tax: sumOf('vat'),
    total,
    vatRefund: 'nobody is given VAT back by way of a bill: it is zero',
  },
  'purchase-register-report': {
    total: signed(added(sumOf('net'), sumOf('addedVat')), isBack),
    exempt: ofParts,
    taxable: ofParts,
    // A document's tax stands in one of three columns.
    vat: (lines, row) =>
      signed(sumOf('setOffVat'), isBack)(lines, row) - Number(row['importVat']) - Number(row['capitalVat']),
    imported: ofParts,
    importVat: ofParts,
    capital: ofParts,
    capitalVat: ofParts,
  },
  'age-receivable-report': {
    notDue: byAge,
    days1To30: byAge,
    days31To60: byAge,
    days61To91: byAge,
    daysBeyond91: byAge,
    total: (lines, row) => sumOf('debit')(lines, row) - sumOf('credit')(lines, row) + Number(row['advance']),
    advance: (lines, row) => Number(row['total']) - sumOf('debit')(lines, row) + sumOf('credit')(lines, row),
  },
  'customer-reach-out-report': {
    sales: sumOf('grandTotal'),
    due: sumOf('total'),
    overdue: added(...['days1To30', 'days31To60', 'days61To91', 'daysBeyond91'].map((age) => sumOf(age))),
  },
  'expense-report': {
    netAmount: sumOf('net'),
    vatAmount: sumOf('vat'),
    totalAmount: sumOf('total'),
    paidAmount: sumOf('paid'),
    dueAmount: added(sumOf('total'), less(sumOf('paid'))),
  },
  'inventory-report': { ...movedBy('quantity'), ...values, averageCost: part },
  'exceptional-report': {
    amount: 'what a finding is about in money: a total, a balance or a loss, by its check',
    found: 'how many findings its check has, of which the largest are rows',
  },
  'expiry-report': {
    daysLeft: 'days and no amount',
    quantity: (lines, row) => sumOf(`batch ${String(row['batchNumber'])}`)(lines, row),
  },
  'trial-balance': {
    openingDebit: balanceAt('OPENING', 'DR'),
    openingCredit: balanceAt('OPENING', 'CR'),
    debit: movedOn('debit'),
    credit: movedOn('credit'),
    closingDebit: balanceAt('CLOSING', 'DR'),
    closingCredit: balanceAt('CLOSING', 'CR'),
  },
  'account-ledger': { debit: itself, credit: itself, balance: itself },
  'day-book': { debit: itself, credit: itself },
  'profit-and-loss': { amount: told('debit', 'credit'), compared: told('debit', 'credit'), difference: taken },
  'balance-sheet': { amount: atEnd, compared: atEnd, difference: taken },
  'cash-flow': { amount: ofCash, compared: ofCash, difference: taken },
};

type Sum = readonly [whole: string, parts: readonly string[]];

/** Figures of a row that come to another one of it. */
export const sums: Partial<Record<ReportPath, readonly Sum[]>> = {
  'invoice-wise-sales-report': [['gross', ['discount', 'taxable', 'exempt']]],
  'item-wise-sales-report': [
    ['gross', ['discount', 'returnedNet', 'net']],
    ['total', ['net', 'vat']],
    ['net', ['cost', 'margin']],
  ],
  'sales-register-report': [['total', ['exempt', 'taxable', 'exported']]],
  'sales-return-register-report': [['total', ['exempt', 'taxable']]],
  'purchase-register-report': [['total', ['exempt', 'taxable', 'imported', 'capital']]],
  'age-receivable-report': [['total', ['notDue', 'days1To30', 'days31To60', 'days61To91', 'daysBeyond91']]],
};
