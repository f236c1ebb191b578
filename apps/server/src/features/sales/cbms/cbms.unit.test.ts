import { asPaisa } from '@bahi/domain/numbers/money';
import { expect, test } from 'vitest';
import { codeOf, readAnswer } from './cbms.answer.ts';
import { encode, refusalOf, type Told } from './cbms.encode.ts';

const bill: Told = {
  what: 'BILL',
  sellerPan: '609812345',
  buyerPan: null,
  buyerName: 'Ram Kirana',
  fiscalYear: '2083/84',
  number: 'INV-1-2083/84-0001',
  dateBs: '2083-08-04',
  originalNumber: null,
  reason: null,
  total: asPaisa(32_601),
  taxable: asPaisa(20_001),
  vat: asPaisa(2600),
  exempt: asPaisa(10_000),
  exported: asPaisa(0),
};
const moment = { isRealtime: true, now: Date.UTC(2026, 10, 20, 4, 30, 7) };

test('a bill is told in the days and the year of Nepal, its buyer without a PAN by an empty text', () => {
  expect(encode(bill, moment)).toEqual({
    seller_pan: '609812345',
    buyer_pan: '',
    buyer_name: 'Ram Kirana',
    fiscal_year: '2083.084',
    invoice_number: 'INV-1-2083/84-0001',
    invoice_date: '2083.08.04',
    total_sales: 326.01,
    taxable_sales_vat: 200.01,
    vat: 26,
    excisable_amount: 0,
    excise: 0,
    taxable_sales_hst: 0,
    hst: 0,
    amount_for_esf: 0,
    esf: 0,
    export_sales: 0,
    tax_exempted_sales: 100,
    isrealtime: true,
    datetimeclient: '2026-11-20T10:15:07',
  });
});

test('a return has the PAN of its buyer as a number, or none, and names its bill', () => {
  const note: Told = {
    ...bill,
    what: 'RETURN',
    number: 'CRN-1',
    originalNumber: bill.number,
    reason: 'Goods returned',
  };
  expect(encode({ ...note, buyerPan: '301234567' }, moment)).toMatchObject({
    buyer_pan: 301_234_567,
    credit_note_number: 'CRN-1',
    credit_note_date: '2083.08.04',
    ref_invoice_number: bill.number,
    reason_for_return: 'Goods returned',
  });
  expect(encode(note, moment)).toMatchObject({ buyer_pan: null });
  expect(encode(note, moment)).not.toHaveProperty('invoice_number');
});

test('what does not add up, or is below zero, is not told', () => {
  expect(refusalOf(bill)).toBeNull();
  expect(refusalOf({ ...bill, total: asPaisa(32_600) })).toBe('NOT_ADDING_UP');
  expect(refusalOf({ ...bill, exempt: asPaisa(-10_000), total: asPaisa(12_601) })).toBe('NEGATIVE');
});

test.each([
  ['200', '200'],
  ['"200"', '200'],
  ['{"message":"200"}', '200'],
  ['{"message":104}', '104'],
  [' 101 ', '101'],
  ['', null],
  ['<html>200</html>', null],
  ['{"message":"The request is invalid."}', null],
  ['[200]', null],
])('%s says %s', (text, code) => {
  expect(codeOf(text)).toBe(code);
});

test('101 of a bill says that it is there, of a return that its bill is not', () => {
  const answered = { status: 200, text: '101' };
  expect(readAnswer('BILL', answered).verdict).toBe('KNOWN');
  expect(readAnswer('RETURN', answered).verdict).toBe('ORIGINAL_UNKNOWN');
  expect(readAnswer('RETURN', { status: 400, text: '{"message":"102"}' }).verdict).toBe('ORIGINAL_UNKNOWN');
  expect(readAnswer('BILL', { status: 400, text: '{"Message":"The request is invalid."}' }).verdict).toBe('INVALID');
  expect(readAnswer('BILL', { status: 400, text: '<html>400 Bad Request</html>' }).verdict).toBe('UNCLEAR');
  expect(readAnswer('BILL', { status: 200, text: '999' }).verdict).toBe('UNCLEAR');
});
