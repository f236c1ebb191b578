import { listFile, statusColumn } from '../../reports/list-file/list-file.ts';
import { itemScreenMessages } from './item-screen.messages.ts';
import { itemContract } from './item.contract.ts';

const t = itemScreenMessages.texts;

export const itemListFile = listFile(itemContract.list, { fileName: 'Items', title: t.title }, (column) => [
  column.name('name', t.item, (row) => [row.name, row.nameNp]),
  column.text('code', t.code, (row) => row.code),
  column.text('hsCode', t.hsCode, (row) => row.hsCode),
  column.name('category', t.category, (row) => [row.categoryName, row.categoryNameNp]),
  column.name('brand', t.brand, (row) => [row.brandName, row.brandNameNp]),
  column.quantity('stock', t.stock, (row) => row.stockQuantity),
  column.name('unit', t.unit, (row) => [row.unitName, row.unitNameNp]),
  column.money('sellingPrice', t.sellingPriceColumn, (row) => row.sellingPrice),
  statusColumn(),
]);
