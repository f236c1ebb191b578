import { enumeration } from '../../enumeration.ts';
import {
  chosenId,
  id,
  optionalDay,
  optionalId,
  optionalText,
  positiveQuantity,
  quantity,
  toldAlways,
  version,
} from '../../fields.ts';
import { z } from '../../zod.ts';
import { judgeDay, stockPaperForm } from '../stock-paper/stock-paper.ts';

/** A draft moves nothing. What is sent is on its way until the other outlet receives it, or it is taken back before. */
export const transferState = enumeration({ DRAFT: -1, SENT: 1, RECEIVED: 2, CANCELLED: 3 });

/** As an outlet sees it: what it sends, and what is sent to it. */
export const transferDirection = enumeration({ OUT: 1, IN: 2 });

const mostTransferLines = 300;

/** `unitId` is the unit of the quantity, the item's own without. */
const transferLineForm = z.object({
  itemLedgerDetailId: chosenId,
  unitId: optionalId,
  quantity: positiveQuantity,
  /** The batch that is sent, of goods that keep batches; without it what expires first. */
  batchId: optionalId.optional(),
});

/** What one outlet sends to another, on a day. The sender is the only outlet there is, or the caller's, without. */
export const transferForm = z
  .object({
    id: id.optional(),
    version,
    /** DRAFT keeps it; SENT takes its number, and the goods leave. */
    state: z.enum(['DRAFT', 'SENT']).default('DRAFT'),
    ...stockPaperForm,
    toOutletId: chosenId,
    lines: z
      .array(transferLineForm)
      .min(1, 'goodsLines.linesMissing')
      .max(mostTransferLines, 'stockTransfer.linesMany'),
  })
  .superRefine(judgeDay, toldAlways)
  .superRefine((form, context) => {
    if (form.outletId !== null && form.outletId === form.toOutletId)
      context.addIssue({ code: 'custom', path: ['toOutletId'], message: 'stockTransfer.sameOutlet' });
  })
  .meta({ id: 'StockTransferForm' });

/** What arrived, today unless a day is said: of each line that was sent how much, in the item's own unit, and why not all. */
export const receiptForm = z
  .object({
    version,
    receivedDateAD: optionalDay,
    receivedDateBS: optionalDay,
    remarks: optionalText(500),
    lines: z
      .array(z.object({ id, receivedQuantity: quantity, reason: optionalText(200) }))
      .min(1, 'goodsLines.linesMissing')
      .max(mostTransferLines, 'stockTransfer.linesMany'),
  })
  .meta({ id: 'StockReceiptForm' });
