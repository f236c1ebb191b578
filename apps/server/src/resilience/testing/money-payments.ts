import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { chosen, type Kept, type Allocation, tell, type World } from './money-world.ts';

function paying(world: World, paymentAmount: number, paymentMode: string) {
  const row = { paymentMode, paymentDate: world.day, paymentAmount };
  return { paymentLedgerDetailRequestDtoList: [row], totalPayingAmount: paymentAmount };
}

export async function pay(
  world: World,
  record: Kept | undefined,
  paid: number,
  mode: 'CASH' | 'CHEQUE' | 'ADVANCE',
): Promise<void> {
  if (record === undefined) return;
  const isAdvance = mode === 'ADVANCE';
  const isWithinAdvance = !isAdvance || (record.kind !== 'EXPENSE' && paid <= world.advance);
  const isAllowed = record.isActive && paid > 0 && paid <= record.total - record.paid && isWithinAdvance;
  const body = { ...paying(world, paid, mode), componentType: record.kind, componentEntityId: record.id };
  const id = await tell(world, paymentContract.createSettlement, { body }, isAllowed);
  if (!isAllowed) return;
  record.paid += paid;
  if (isAdvance) world.advance -= paid;
  world.receipts.push({ id, allocations: [{ record, amount: paid }], inAdvance: isAdvance ? -paid : 0 });
}

/** Oldest first: of one day the lower id. */
export async function receive(world: World, received: number): Promise<void> {
  const open = world.records
    .filter((record) => record.kind !== 'EXPENSE' && record.isActive && record.paid < record.total)
    .toSorted((left, right) => left.day.localeCompare(right.day) || left.id - right.id);
  let left = received;
  const allocations: Allocation[] = [];
  for (const record of open) {
    const allocation = Math.min(left, record.total - record.paid);
    if (allocation > 0) allocations.push({ record, amount: allocation });
    left -= allocation;
  }
  const body = { ...paying(world, received, 'ONLINE'), customerId: world.shop.customerId };
  const id = await tell(world, paymentContract.createSettlement, { body }, true);
  for (const allocation of allocations) allocation.record.paid += allocation.amount;
  world.advance += left;
  world.receipts.push({ id, allocations, inAdvance: left });
}

export async function unpay(world: World, position: number): Promise<void> {
  const receipt = chosen(world.receipts, position);
  if (receipt === undefined) return;
  const isAllowed = world.advance - receipt.inAdvance >= 0;
  const sent = { params: { masterId: receipt.id }, query: { reason: 'Slip' } };
  await tell(world, paymentContract.removeSettlement, sent, isAllowed);
  if (!isAllowed) return;
  for (const { record, amount: paid } of receipt.allocations) record.paid -= paid;
  world.advance -= receipt.inAdvance;
  world.receipts = world.receipts.filter((other) => other !== receipt);
}
