import { contract } from '../../endpoint.ts';
import { chosenId, toldAlways } from '../../fields.ts';
import { z } from '../../zod.ts';

/** So many variants get codes in one call; of more the answer says how many are left. */
export const mostCoded = 2000;

const chosen = z.array(chosenId).max(mostCoded, 'common.numberLarge').optional();

/**
 * Which variants get the codes that they lack: some, all of some items, or, where neither is named, all that are sold.
 * Codes that are there stay.
 */
export const itemCodeForm = z
  .object({
    itemLedgerDetailIds: chosen,
    itemIds: chosen,
    /** Barcodes of the business's own, EAN-13 for use within the shop. */
    barcode: z.boolean().default(true),
    /** SKUs, made of the item's code and the values. */
    sku: z.boolean().default(true),
  })
  .superRefine(({ barcode, sku }, context) => {
    if (!barcode && !sku) context.addIssue({ code: 'custom', path: ['barcode'], message: 'common.isRequired' });
  }, toldAlways);

export const itemCodeContract = contract('itemCode', {
  make: {
    call: 'POST /v1/items/ledger-details/codes',
    access: 'item.update',
    body: itemCodeForm,
    answer: z.object({
      barcodes: z.int(),
      skus: z.int(),
      /** Of those that were meant, how many have not got theirs yet. */
      left: z.int(),
      itemLedgerDetails: z.array(z.object({ id: z.int(), sku: z.string().nullable(), barcode: z.string().nullable() })),
    }),
    refreshes: ['goods'],
  },
});
