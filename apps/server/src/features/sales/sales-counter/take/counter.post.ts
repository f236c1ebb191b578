import type { Language } from '@bahi/domain/language';
import type { Context, OpenContext } from '../../../../platform/core/context.ts';
import { postingTurns } from '../../../../platform/http/posting-queue.ts';
import { failInvalidToken } from '../../../../platform/sessions/session.ts';
import { writeNotice } from '../../../platform/notice/notice.write.ts';
import { countInvoicePrint } from '../../invoice/invoice.print.ts';
import { inTransaction } from '../own-transaction.ts';
import { aboutCounter, freezeCounter, takeCounter } from '../sales-counter.rows.ts';
import { type Judged, judgeKept, type KeptInvoice } from './counter.judge.ts';
import { passesByItself, type Refusal, refusalBehind, saysWords } from './counter.refusal.ts';

/** What is posted: what waits, or what was refused as well, which somebody tries again and whose clock they accept. */
type Posting = { isTriedAgain: boolean };

/**
 * Posts one that is kept, in a transaction of its own: all of it, or it is noted why not. Whoever comes at the same time
 * finds it done. Throws where the database is away: what is kept waits.
 */
export async function postKept(context: OpenContext, id: number, posting: Posting): Promise<void> {
  const { businessId } = context.session ?? failInvalidToken();
  const once = (language: Language) => () =>
    inTransaction(context, (own) => postOne(own, id, { ...posting, language }));
  try {
    await postingTurns.take({ lane: businessId }, once('ne'));
  } catch (error) {
    // Days, quantities and names in what is refused are written in one language: the other one is asked as well. Where that
    // is held up, all of it waits, as no half of a reason is kept.
    const other = saysWords(error) ? await failureOf(postingTurns.take({ lane: businessId }, once('en'))) : error;
    const passing = [error, other].find(passesByItself);
    if (passing !== undefined) throw passing;
    const refusal = refusalBehind(error, other);
    if (refusal.refusal === 'SERVER') context.services.log.error({ err: error, counterInvoiceId: id }, 'counter');
    await inTransaction(context, async (own) => {
      const row = await lockOpen(own, id, posting);
      if (row === null) return;
      if (isAccepting(row, posting)) await acceptClock(own, row);
      await noteRefused(own, row, { refusal, worked: null });
    });
  }
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

async function postOne(own: Context, id: number, posting: Posting & { language: Language }): Promise<void> {
  const row = await lockOpen(own, id, posting);
  if (row === null) return;
  const accepts = isAccepting(row, posting);
  if (accepts) await acceptClock(own, row);
  const isClockAccepted = accepts || row.accepted_by !== null;
  const judged = await judgeKept(own, row, { isClockAccepted, language: posting.language });
  if ('refusal' in judged) return noteRefused(own, row, judged);
  const { invoiceId, issuer } = judged;
  // Its slip was handed over: that was the original, and it stays as it is.
  await countInvoicePrint(own.db, issuer.context.session, invoiceId, 'SLIP');
  await own.db.query(
    `update counter_invoice set state = 'POSTED', invoice_id = $3, posted_by_name = $4, posted_at = now(), refusal = null,
       reason = null, reason_np = null, worked_net_paisa = null, worked_vat_paisa = null, worked_total_paisa = null,
       version = version + 1 where business_id = $1 and id = $2`,
    [own.businessId, row.id, invoiceId, issuer.sentBy],
  );
}

/** The row with its text, held until the transaction ends; null where nothing of it is to be posted any more. */
async function lockOpen(
  { db, businessId }: Context,
  id: number,
  { isTriedAgain }: Posting,
): Promise<KeptInvoice | null> {
  const [row] = await db.query<KeptInvoice>(
    `select own.*, sent.text from counter_invoice own
     join counter_text sent on sent.business_id = $1 and sent.id = own.id
     where own.business_id = $1 and own.id = $2 for update of own`,
    [businessId, id],
  );
  if (row === undefined) return null;
  return row.state === 'KEPT' || (isTriedAgain && row.state === 'REFUSED') ? row : null;
}

/** Who tries one again that its clock stands in the way of takes its day as it is printed. */
function isAccepting({ accepted_by: by, refusal }: KeptInvoice, { isTriedAgain }: Posting): boolean {
  return isTriedAgain && refusal === 'CLOCK' && by === null;
}

async function acceptClock({ db, businessId, session }: Context, { id }: KeptInvoice): Promise<void> {
  await db.query(
    `update counter_invoice set accepted_by = $3, accepted_by_name = $4, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, session.userId, session.fullName],
  );
}

/** Other totals than were printed may come again with each invoice: the counter sells no more until its owner has looked. */
async function noteRefused(
  own: Context,
  row: KeptInvoice,
  { refusal, worked }: { refusal: Refusal; worked: Extract<Judged, { refusal: Refusal }>['worked'] },
): Promise<void> {
  await own.db.query(
    `update counter_invoice set state = 'REFUSED', refusal = $3, reason = $4, reason_np = $5, worked_net_paisa = $6,
       worked_vat_paisa = $7, worked_total_paisa = $8, version = version + 1 where business_id = $1 and id = $2`,
    [
      own.businessId,
      row.id,
      refusal.refusal,
      refusal.en,
      refusal.ne,
      worked?.net ?? null,
      worked?.vat ?? null,
      worked?.grandTotal ?? null,
    ],
  );
  const counter = await takeCounter(own, row.counter_id);
  if (row.state !== 'REFUSED') await writeNotice(own, { kind: 'COUNTER_REFUSED', count: 1, ...aboutCounter(counter) });
  if (refusal.refusal === 'TOTALS') await freezeCounter(own, counter, 'TOTALS');
}
