import type { Answer, Sent } from '@bahi/contract/endpoint';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { call } from './caller.ts';
import { addOutlet, type Person } from './people.ts';
import { openShop, type Shop } from './shop.ts';
import type { TestApp } from './test-app.ts';

export type TransferBody = Sent<typeof stockTransferContract.save>['body'];
export type Transfer = Answer<typeof stockTransferContract.get>;
type ReceiptBody = Sent<typeof stockTransferContract.receive>['body'];

/** A shop with a second outlet, Palpa, whose shelves are empty. */
export type Chain = Shop & { palpaId: number };

export async function openChain(app: TestApp): Promise<Chain> {
  const shop = await openShop(app);
  return { ...shop, palpaId: await addOutlet(app, shop.owner, 'PALPA') };
}

/** Ten kilos of rice from the first outlet to Palpa, sent today, 2083-08-04, unless it is said otherwise. */
export function transferOf(chain: Chain, transfer: Partial<TransferBody> = {}): TransferBody {
  return {
    state: 'SENT',
    outletId: chain.outletId,
    toOutletId: chain.palpaId,
    dateAD: '2026-11-20',
    lines: [{ itemLedgerDetailId: chain.rice.variantId, quantity: 10 }],
    ...transfer,
  };
}

export function transfer(
  chain: Chain,
  body: Partial<TransferBody> = {},
  caller: Person = chain.owner,
): Promise<Transfer> {
  return call(caller, stockTransferContract.save, { body: transferOf(chain, body) });
}

/** What arrives of a transfer: all of it, or of each line so many, with a reason where that is less. */
export function receiptOf(sent: Transfer, counted: readonly number[] = [], more: Partial<ReceiptBody> = {}) {
  const lines = sent.lines.map(({ id, stockQuantity }, position) => {
    const receivedQuantity = counted[position] ?? stockQuantity;
    return { id, receivedQuantity, ...(receivedQuantity < stockQuantity ? { reason: 'Not in the sack' } : {}) };
  });
  return { params: { id: sent.id }, body: { lines, ...more } };
}

export function receive(
  { owner }: Pick<Chain, 'owner'>,
  sent: Transfer,
  counted: readonly number[] = [],
  more: Partial<ReceiptBody> = {},
): Promise<Transfer> {
  return call(owner, stockTransferContract.receive, receiptOf(sent, counted, more));
}

/** Quantity and rupees on the shelf of an outlet: of rice unless it is said otherwise. */
export async function shelf(app: TestApp, chain: Chain, outletId: number, variantId = chain.rice.variantId) {
  const [row] = await app.asOwner(
    `select quantity, value_paisa as paisa from stock_balance
     where business_id = $1 and outlet_id = $2 and item_variant_id = $3`,
    [chain.owner.businessId, outletId, variantId],
  );
  return row === undefined ? [0, 0] : [Number(row['quantity']), Number(row['paisa']) / 100];
}

/** What an account says, of one outlet or of all, in rupees. */
export async function accountOf(app: TestApp, { owner }: Chain, code: string, outletId?: number): Promise<number> {
  const [row] = await app.asOwner(
    `select coalesce(sum(debit_paisa - credit_paisa), 0)::bigint as paisa from journal_line
     where business_id = $1 and account_code = $2 and outlet_id = coalesce($3, outlet_id)`,
    [owner.businessId, code, outletId ?? null],
  );
  return Number(row?.['paisa']) / 100;
}
