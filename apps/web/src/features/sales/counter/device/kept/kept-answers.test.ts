import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { expect, test } from 'vitest';
import { keptAnswerOf, type KeptAnswers, standsIn } from './kept-answers.ts';

const item = (
  id: number,
  itemName: string,
  itemNameLocLang: string,
  itemCode: string,
): KeptAnswers['items'][number] => ({
  itemId: id,
  itemLedgerDetailId: id,
  itemCode,
  sku: null,
  barcode: null,
  itemName,
  itemNameLocLang,
  attributeValue: null,
  attributeValueLocLang: null,
  hsCode: null,
  brandName: null,
  brandNameNp: null,
  unitName: 'packet',
  unitNameNp: null,
  unitCode: 'pkt',
  salesUnitId: null,
  salesUnitName: null,
  salesUnitNameNp: null,
  salesUnitCode: null,
  salesUnitConversion: null,
  salesUnitOwn: null,
  salesUnitPer: null,
  sellingPrice: 50,
  vatIncluded: false,
  taxable: true,
  taxRate: 13,
  stockQuantity: 4,
});
const kept: KeptAnswers = {
  items: [item(1, 'Black tea', 'कालो चिया', '8901234567890'), item(2, 'Rice', 'चामल', 'RICE')],
  services: [],
  prices: [],
  customers: [],
};
const found = (search: string): unknown =>
  keptAnswerOf(itemContract.priceList.call, { query: { search, pageSize: 50 } }, kept);

test('goods are found by name in either script and by code in either digits, as where there is a line', () => {
  expect(found('tea black')).toMatchObject({ rows: [{ itemId: 1 }], recordsTotal: 1 });
  expect(found('चामल')).toMatchObject({ rows: [{ itemId: 2 }] });
  expect(found('८९०१२३४५६७८९०')).toMatchObject({ rows: [{ itemId: 1 }] });
  expect(found('salt')).toEqual({ rows: [], recordsTotal: 0 });
});

test('a page is as long as it is asked for, and says how many there are', () => {
  expect(keptAnswerOf(itemContract.priceList.call, { query: { pageSize: 1 } }, kept)).toMatchObject({
    rows: [{ itemId: 1 }],
    recordsTotal: 2,
  });
});

test('only what the counter asks for is kept: nothing stands in for a call that writes', () => {
  expect(standsIn(customerContract.listForInvoice)).toBe(true);
  expect(standsIn(invoiceContract.create)).toBe(false);
  expect(standsIn(invoiceContract.list)).toBe(false);
});
