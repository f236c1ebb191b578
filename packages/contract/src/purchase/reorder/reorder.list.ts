import { listFile } from '../../reports/list-file/list-file.ts';
import { dataSheets } from '../../platform/data-download/data-sheets.messages.ts';
import { reorderContract } from './reorder.contract.ts';
import { reorderScreen } from './reorder-screen.messages.ts';

const t = reorderScreen.texts;
const sheets = dataSheets.texts;

export const reorderListFile = listFile(
  reorderContract.list,
  { fileName: 'To be ordered', title: t.title, inForce: () => true },
  (column) => [
    column.text('itemCode', sheets.code, (row) => row.itemCode),
    column.name('itemName', t.item, (row) => [row.itemName, row.itemNameLocLang]),
    column.name('attributeValue', sheets.variant, (row) => [row.attributeValue, row.attributeValueLocLang]),
    column.quantity('stockQuantity', t.onHand, (row) => row.stockQuantity),
    column.quantity('reorderPoint', t.reorderPoint, (row) => row.reorderPoint),
    column.name('unitName', sheets.unit, (row) => [row.unitName, row.unitNameNp]),
    column.count('leadDays', t.leadDays, (row) => row.leadDays),
    column.quantity('suggestedQuantity', t.quantity, (row) => row.suggestedQuantity),
    column.name('vendorName', t.vendor, (row) => [row.vendorName, row.vendorNameNp]),
    column.money('lastPrice', t.price, (row) => row.lastPrice),
  ],
);
