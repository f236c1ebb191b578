import type { Answer } from '@bahi/contract/endpoint';
import type { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer.messages';
import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { registerTexts } from '../../../platform/i18n.ts';

registerTexts(stockTransferMessages);
registerTexts(goodsLinesMessages);

export type TransferRow = Answer<typeof stockTransferContract.list>['rows'][number];
export type TransferDetail = Answer<typeof stockTransferContract.get>;
export type TransferLine = TransferDetail['lines'][number];
