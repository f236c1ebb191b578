import { screenAt, screens } from '@bahi/contract/screens';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { callApi } from '../api.ts';
import { edited, onScreen } from './edited-record.ts';
import type { World } from './world.ts';

export const stockTransferRecord = edited(stockTransferContract.save, {
  get: stockTransferContract.get,
  full: async (world, number) => ({
    state: 'DRAFT' as const,
    outletId: world.outletId,
    toOutletId: world.branch.id,
    dateAD: world.plus(-2),
    remarks: `By the evening bus ${number}`,
    lines: [
      {
        itemLedgerDetailId: world.shop.rice?.itemLedgerDetailId ?? 0,
        unitId: await ownUnit(world),
        quantity: 2.5,
      },
    ],
  }),
  asked: ['state', 'outletId', 'dateAD'],
  without: {
    dateBS: 'the same day, which the AD one says',
    state: 'said by the button that is pressed',
  },
  open: onScreen((transferId) => screenAt(screens.editStockTransfer, { transferId })),
});

/** The unit that rice is counted in. */
async function ownUnit({ caller, shop }: World): Promise<number> {
  const { rows } = await callApi(stockTransferContract.items, { query: { search: shop.rice?.name ?? '' } }, caller);
  return rows[0]?.units[0]?.id ?? 0;
}
