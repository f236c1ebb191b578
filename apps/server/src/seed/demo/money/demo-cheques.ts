import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { settlementBody } from '@bahi/contract/money/payment/payment-form';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { clearCheque, saveChequeDetails } from '../../../features/books/cheque/cheque.commands.ts';
import { depositCheques } from '../../../features/books/cheque/cheque.deposit.ts';
import { bounceCheque } from '../../../features/books/cheque/cheque.fall.ts';
import { createSettlement } from '../../../features/money/payment/payment.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

type Desk = { actor: Actor; today: CalendarDay; bankId: number; outletId: number };
type Waiting = { id: number; outlet_id: number };

const banks = ['नबिल बैंक', 'एभरेस्ट बैंक', 'ग्लोबल आइएमई बैंक', 'नेपाल बैंक'];
/** How long the demo business has taken cheques, and the days on which they go to the bank. */
const daysOfCheques = 125;
const daysBetweenSlips = 7;
/** Those of the last days lie in hand still. */
const daysInHand = 6;

/**
 * Writes on each cheque what stands on it, takes those in hand to the bank once a week and clears them; one bounces, and
 * two of later days wait: one that came, and one that was given.
 */
export async function moveCheques(services: Services, desk: Desk): Promise<void> {
  const { actor, today } = desk;
  await writeNumbers(services, desk);
  for (let ago = daysOfCheques; ago >= daysInHand; ago -= daysBetweenSlips)
    await takeToBank(services, desk, addDays(today, -ago));
  await act(services, actor, addDays(today, -2), async (context) => {
    const given = await context.db.query<Waiting>(
      `select id, outlet_id from cheque where business_id = $1 and state = 'ISSUED' and dated_on < $2::date - 5 order by id`,
      [context.businessId, formatAdDate(today)],
    );
    const body = chequeContract.clear.body.parse({ dateAD: formatAdDate(addDays(today, -2)) });
    for (const { id } of given) await clearCheque(context, { params: { id }, body });
  });
  await bounceOne(services, desk);
  await writePostDated(services, desk);
}

async function writeNumbers(services: Services, { actor, today }: Desk): Promise<void> {
  await act(services, actor, today, async (context) => {
    const rows = await context.db.query<Waiting & { kind: string }>(
      'select id, outlet_id, kind from cheque where business_id = $1 and number is null order by id',
      [context.businessId],
    );
    for (const { id, kind } of rows) {
      const bank = kind === 'RECEIVED' ? (banks[id % banks.length] ?? null) : null;
      const body = chequeContract.details.body.parse({ number: String(40_210_000 + id * 7), bank });
      await saveChequeDetails(context, { params: { id }, body });
    }
  });
}

/** A slip for each outlet, and what the bank paid two days later. */
async function takeToBank(services: Services, { actor, bankId }: Desk, day: CalendarDay): Promise<void> {
  const taken = await act(services, actor, day, async (context) => {
    const rows = await context.db.query<Waiting>(
      `select id, outlet_id from cheque where business_id = $1 and state = 'IN_HAND' and came_on <= $2 and dated_on <= $2 order by id`,
      [context.businessId, formatAdDate(day)],
    );
    for (const outletId of new Set(rows.map((row) => row.outlet_id))) {
      const cheques = rows.filter((row) => row.outlet_id === outletId).map(({ id }) => ({ id }));
      const said = { cheques, moneyAccountId: bankId, dateAD: formatAdDate(day) };
      await depositCheques(context, { body: chequeContract.deposit.body.parse(said) });
    }
    return rows;
  });
  const cleared = addDays(day, 2);
  await act(services, actor, cleared, async (context) => {
    const body = chequeContract.clear.body.parse({ dateAD: formatAdDate(cleared) });
    for (const { id } of taken) await clearCheque(context, { params: { id }, body });
  });
}

/** The bank did not pay the last one of a bill that it has. */
async function bounceOne(services: Services, { actor, today, bankId }: Desk): Promise<void> {
  await act(services, actor, today, async (context) => {
    const [row] = await context.db.query<Waiting>(
      `select cheque.id, cheque.outlet_id from cheque
       join payment_allocation allocation on allocation.business_id = $1 and allocation.payment_id = cheque.payment_id
       where cheque.business_id = $1 and cheque.state = 'IN_HAND' and cheque.dated_on <= $2 order by cheque.id limit 1`,
      [context.businessId, formatAdDate(today)],
    );
    if (row === undefined) return;
    const dateAD = formatAdDate(today);
    const said = { cheques: [{ id: row.id }], moneyAccountId: bankId, dateAD };
    await depositCheques(context, { body: chequeContract.deposit.body.parse(said) });
    const why = { dateAD, reason: 'खातामा रकम नपुगेको', bankCharge: 250 };
    await bounceCheque(context, { params: { id: row.id }, body: chequeContract.bounce.body.parse(why) });
  });
}

type Due = { id: number; kind: 'INVOICE' | 'PURCHASE'; owed_paisa: number };

/** From customers a cheque of a later day and one of today, and one for a vendor. */
async function writePostDated(services: Services, { actor, today, outletId }: Desk): Promise<void> {
  await act(services, actor, today, async (context) => {
    for (const [kind, chequeNumber, ahead] of [
      ['INVOICE', '77120045', 9],
      ['INVOICE', '77120046', 0],
      ['PURCHASE', '00045112', 14],
    ] as const) {
      const [due] = await context.db.query<Due>(
        `select id, kind, owed_paisa from document_due where business_id = $1 and kind = $2 and outlet_id = $3
         order by owed_paisa desc, id limit 1`,
        [context.businessId, kind, outletId],
      );
      if (due === undefined) continue;
      const paymentAmount = rupeesFromPaisa(asPaisa(due.owed_paisa));
      const row = {
        paymentMode: 'CHEQUE',
        paymentDate: formatAdDate(today),
        paymentAmount,
        chequeNumber,
        chequeBank: kind === 'INVOICE' ? banks[0] : null,
        chequeDate: formatAdDate(addDays(today, ahead)),
      };
      const body = settlementBody.parse({
        componentType: kind,
        componentEntityId: due.id,
        paymentLedgerDetailRequestDtoList: [row],
        totalPayingAmount: paymentAmount,
      });
      await createSettlement(context, { body });
    }
  });
}
