import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { z } from '@bahi/contract/zod';
import { expect } from 'vitest';
import { call, send } from '../../testing/caller.ts';
import type { Person } from '../../testing/people.ts';
import { type Stall, stallBill } from './newcomer.ts';
import { runToEnd } from './program.ts';

/** A bill whose number was answered, and what its payment was answered to have paid. Kept outside of any database. */
export type Acknowledged = { stall: Stall; id: number; code: string; total: number; paid: number };
export type Clients = { acknowledged: Acknowledged[]; stop(): Promise<void> };

const patienceMilliseconds = 120_000;
const billAnswer = z.object({ data: z.object({ id: z.int(), code: z.string(), grandTotal: z.number() }) });

/**
 * One client for each stall, which posts bills, pays every third, and writes down what is answered. Each save has a
 * key of its own and is sent again until it is answered, so that in the end there is one document for each. Where there
 * are several servers each attempt goes to any of them, as whoever stands before them would send it.
 */
export function startClients(stalls: readonly Stall[], bases: readonly string[] = []): Clients {
  const acknowledged: Acknowledged[] = [];
  let isStopping = false;
  const working = stalls.map(async (stall) => {
    const somewhere = (): Person => ({ ...stall.owner, base: bases[randomInt(bases.length || 1)] ?? stall.owner.base });
    while (!isStopping) await postBill(stall, somewhere, acknowledged);
  });
  // What fails early is told where the clients are stopped.
  for (const work of working) work.catch(() => {});
  return {
    acknowledged,
    async stop() {
      isStopping = true;
      await Promise.all(working);
    },
  };
}

async function postBill(stall: Stall, owner: () => Person, acknowledged: Acknowledged[]): Promise<void> {
  const key = randomUUID();
  const body = stallBill(stall, randomInt(1, 20));
  const answer = await untilAnswered(() => send(owner(), invoiceContract.create, { body }, { 'idempotency-key': key }));
  const { id, code, grandTotal } = billAnswer.parse(answer).data;
  const bill: Acknowledged = { stall, id, code, total: grandTotal, paid: 0 };
  acknowledged.push(bill);
  if (randomInt(3) > 0) return;
  const payment = {
    componentEntityId: id,
    paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: stall.today, paymentAmount: grandTotal }],
    totalPayingAmount: grandTotal,
  };
  await untilAnswered(() =>
    send(owner(), paymentContract.create, { body: payment }, { 'idempotency-key': `${key}-paid` }),
  );
  bill.paid = grandTotal;
}

/** Sends again what came back unanswered or with 503. Anything but that and success is a fault. */
async function untilAnswered(attempt: () => Promise<Response>): Promise<unknown> {
  const deadline = Date.now() + patienceMilliseconds;
  for (;;) {
    const answered = await attempt()
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => null);
    if (answered?.status === 200) return JSON.parse(answered.text);
    if (answered !== null && answered.status !== 503) throw new Error(`${answered.status}: ${answered.text}`);
    if (Date.now() > deadline) throw new Error(`nothing but ${answered?.text ?? 'silence'} for two minutes`);
    await wait(20);
  }
}

/** Waits until so many more saves were acknowledged. */
export async function moreAcknowledged({ acknowledged }: Clients, more: number): Promise<void> {
  const wanted = acknowledged.length + more;
  await expect.poll(() => acknowledged.length, { timeout: patienceMilliseconds }).toBeGreaterThanOrEqual(wanted);
}

/**
 * Every acknowledged bill is there as it was answered, there is none beside them, the numbers of each business run
 * from 1 without a gap, and the books hold by `npm run verify`.
 */
export async function expectNothingLost(
  acknowledged: readonly Acknowledged[],
  settings: Record<string, string>,
): Promise<void> {
  const byBusiness = Map.groupBy(acknowledged, ({ stall }) => stall);
  for (const [stall, expected] of byBusiness) {
    const bills = await allBills(stall);
    const keptOf = (bill: { id: number; code: string | null }) => `${bill.id} ${bill.code}`;
    expect(new Set(bills.map(keptOf))).toEqual(new Set(expected.map(keptOf)));
    const amounts = new Map(bills.map((bill) => [bill.id, [bill.state, bill.grandTotal, bill.paidAmount]]));
    for (const { id, total, paid } of expected) expect(amounts.get(id)).toEqual(['FINAL', total, paid]);
    const sequences = bills.map(({ code }) => Number(code?.split('-').at(-1))).toSorted((one, other) => one - other);
    expect(sequences).toEqual(Array.from(bills, (_, position) => position + 1));
  }
  const verified = await runToEnd(settings, 'verify.ts');
  expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('All books are in order.')]);
}

/** The longest page that is given to whoever turns them. */
const pageSize = 200;

async function allBills(stall: Stall) {
  const bills = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const { rows } = await call(stall.owner, invoiceContract.list, { query: { pageNumber, pageSize, sort: 'code' } });
    bills.push(...rows);
    if (rows.length < pageSize) return bills;
  }
}
