import type { Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { isLinkHash, judgeLink, linkHash, noHash } from '@bahi/domain/counter/counter-link';
import { counterNumber, counterNumberBegins } from '@bahi/domain/counter/counter-number';
import { type CounterInvoice, readCounterText } from '@bahi/domain/counter/counter-text';
import type { Context } from '../../../../platform/core/context.ts';
import { digest, takeShownCounter } from '../device/counter.device.ts';
import { writeNotice } from '../../../platform/notice/notice.write.ts';
import { aboutCounter, type Counter, type CounterFault, freezeCounter, isBroken } from '../sales-counter.rows.ts';
import { type Chain, openChain, readPlace, writeKept } from './counter.chain.ts';
import { keepFault } from './counter.fault.ts';
import { dayOfIssue } from './issued-day.ts';

type Body = Input<(typeof salesCounterContract)['take']>['body'];
type Sent = Body['invoices'][number];

/**
 * What became of one that was sent: it has a row of the series, is kept beside it as what is wrong with it, or is not kept,
 * as what lies before it is to come first.
 */
export type Kept =
  | { id: number }
  | { fault: CounterFault; invoice: CounterInvoice | null }
  | { ahead: CounterInvoice }
  | 'NEWER';

type Read = { invoice: CounterInvoice } | { fault: CounterFault; invoice: CounterInvoice | null } | 'NEWER';

/**
 * Keeps what a device sent, in its order, before anything of it is judged but the chain. What is no part of the chain is
 * kept as well, and freezes the counter: its numbers are never given a second time.
 */
export async function keepSent(context: Context, body: Body): Promise<{ counter: Counter; kept: Kept[] }> {
  const counter = await takeShownCounter(context, body);
  const chain = await openChain(context, counter);
  const kept: Kept[] = [];
  const mayHaveEarlier = body.hasNoEarlier !== true;
  for (const sent of body.invoices) kept.push(await keepOne(context, { counter, chain, sent, mayHaveEarlier }));
  if (kept.includes('NEWER')) await tellNewer(context, counter);
  return { counter, kept };
}

const dayMilliseconds = 24 * 3_600_000;

/** What a newer release wrote waits on its device, and all behind it: nothing else tells that. Told once a day. */
async function tellNewer(context: Context, counter: Counter): Promise<void> {
  const { db, businessId, now } = context;
  const [told] = await db.query<{ id: number }>(
    `select id from notice where business_id = $1 and kind = 'COUNTER_REFUSED' and subject = 'NEWER' and record_id = $2
       and written_at > to_timestamp($3::double precision / 1000) limit 1`,
    [businessId, counter.id, now - dayMilliseconds],
  );
  if (told !== undefined) return;
  await writeNotice(context, { kind: 'COUNTER_REFUSED', subject: 'NEWER', ...aboutCounter(counter) });
}

type One = { counter: Counter; chain: Chain; sent: Sent };

async function keepOne(
  context: Context,
  { counter, chain, sent, mayHaveEarlier }: One & { mayHaveEarlier: boolean },
): Promise<Kept> {
  const read = readSent(context, counter, sent);
  if (read === 'NEWER') return read;
  if ('fault' in read) return refuse(context, { counter, sent, ...read });
  const { invoice } = read;
  const place = await readPlace(context, counter.id, invoice);
  const head = chain.heads.get(invoice.fiscalYear);
  const worked = await linkHash(digest, head?.hash ?? noHash, sent.text);
  // The same number with the same hash is the same one, unless somebody sends another text with it.
  const keptHash = place !== undefined && place.text === sent.text ? place.hash : null;
  const judged = judgeLink(head ?? null, { sequence: invoice.sequence, said: sent.hash, worked }, keptHash);
  if (judged === 'KEPT') return { id: place?.id ?? 0 };
  const bar = barOf(counter, chain, invoice);
  // A server that was set back to an earlier moment has fewer than its device: that one sends them again.
  if (judged === 'GAP' && bar === null && mayHaveEarlier) return { ahead: invoice };
  const fault = judged === 'NEXT' ? bar : judged;
  if (fault !== null) return refuse(context, { counter, sent, fault, invoice });
  return { id: await writeKept(context, { counter, chain, sent, invoice, lostId: place?.id ?? null }) };
}

/** Keeps one that follows the chain, and nothing where it does not. */
export async function keepFollowing(context: Context, { counter, chain, sent }: One): Promise<void> {
  const read = readSent(context, counter, sent);
  if (read === 'NEWER' || 'fault' in read) return;
  const { invoice } = read;
  const head = chain.heads.get(invoice.fiscalYear);
  const worked = await linkHash(digest, head?.hash ?? noHash, sent.text);
  const judged = judgeLink(head ?? null, { sequence: invoice.sequence, said: sent.hash, worked }, null);
  if (judged !== 'NEXT' || barOf(counter, chain, invoice) !== null) return;
  const place = await readPlace(context, counter.id, invoice);
  await writeKept(context, { counter, chain, sent, invoice, lostId: place?.id ?? null });
}

/** What a text says, as far as it is this counter's and this device's, under the number of its place. */
function readSent({ calendar }: Context, counter: Counter, { text, hash }: Sent): Read {
  const read = readCounterText(text);
  if (!read.ok) return read.fault === 'NEWER' ? read.fault : { fault: read.fault, invoice: null };
  const { invoice } = read;
  const day = dayOfIssue(calendar, invoice);
  if (day === null) return { fault: 'UNREADABLE', invoice };
  if (invoice.counterId !== counter.id || invoice.deviceId.toLowerCase() !== counter.device_id)
    return { fault: 'OTHER_COUNTER', invoice };
  const begins = counterNumberBegins(counter.number_stem, invoice.fiscalYear);
  // Its series is that of its day: else a device could begin as many as there are years.
  const isOfYear = fiscalYearOf(day, calendar).label === invoice.fiscalYear;
  if (!isOfYear || invoice.number !== counterNumber(begins, invoice.sequence)) return { fault: 'NUMBER', invoice };
  return isLinkHash(hash) ? { invoice } : { fault: 'HASH', invoice };
}

/** What bars one that follows the chain: a fault before it, or the end of a closed counter. */
function barOf(counter: Counter, chain: Chain, { fiscalYear, sequence }: CounterInvoice): CounterFault | null {
  if (isBroken(counter)) return 'AFTER_FAULT';
  if (counter.state !== 'CLOSED') return null;
  return sequence > (chain.printedLast.get(fiscalYear) ?? 0) ? 'AFTER_CLOSING' : null;
}

type Refused = { counter: Counter; sent: Sent; fault: CounterFault; invoice: CounterInvoice | null };

async function refuse(context: Context, { counter, sent, fault, invoice }: Refused): Promise<Kept> {
  const said = isBroken(counter) && fault !== 'OTHER_KEPT' ? 'AFTER_FAULT' : fault;
  await keepFault(context, counter, { ...sent, fault: said, number: invoice?.number ?? null });
  await freezeCounter(context, counter, said);
  return { fault: said, invoice };
}
