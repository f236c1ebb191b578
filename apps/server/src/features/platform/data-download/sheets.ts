import type { Sheet } from './sheet.ts';
import { bookSheets } from './sheets/book-sheets.ts';
import { firmSheets } from './sheets/firm-sheets.ts';
import { goodsSheets } from './sheets/goods-sheets.ts';
import { moneySheets } from './sheets/money-sheets.ts';
import { tradeSheets } from './sheets/trade-sheets.ts';

/** Every sheet of the Excel file, in its order. A new kind of record gets one declaration in one of these lists. */
export const sheets: readonly Sheet[] = [...firmSheets, ...tradeSheets, ...moneySheets, ...goodsSheets, ...bookSheets];
