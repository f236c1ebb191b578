import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { databaseCodeOf, isContended } from '../../../platform/database/database-errors.ts';
import { isSurelyUnsent, OutboundError } from '../../../platform/messages/outbound.ts';
import { arrivesUnheard, readAnswer } from './cbms.answer.ts';
import { catchUp } from './cbms.catch-up.ts';
import { claimNext, tenantOf } from './cbms.claim.ts';
import { type Claim, paths } from './cbms.rows.ts';
import { type Heard, settle } from './cbms.settle.ts';

const everyMilliseconds = 3000;
/** So many businesses have their turn beside each other: a receiver that takes its time holds up nobody else's. */
const sideBySide = 8;
/** How long one business is sent of, and how long businesses are begun with, before it is asked anew whose turn it is. */
const turnMilliseconds = 10_000;

/**
 * Tells the tax office's receiver what waits, again and again, until the answered function is called, which waits for what is
 * being sent. Any number of servers may do so on one database: of one business one of them speaks at a time.
 */
export function startCbms(services: Services): () => Promise<void> {
  return repeated(services, { name: 'cbms', everyMilliseconds }, (isStopped) => reportDue(services, isStopped));
}

/** Sends what is due now, several businesses beside each other. What fails of one is told to the log, and holds up no other. */
export async function reportDue(services: Services, isStopped = () => false): Promise<void> {
  const whose = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_cbms(to_timestamp($1::double precision / 1000)) as due (business_id)',
      [services.clock()],
    ),
  );
  const isOver = overAfter(turnMilliseconds, isStopped);
  const waiting = whose.values();
  const work = async (): Promise<void> => {
    for (const { business_id: businessId } of waiting) {
      await reportBusiness(services, businessId, isStopped).catch((error: unknown) =>
        services.log.warn({ err: error, businessId }, 'cbms'),
      );
      if (isOver()) return;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
}

function overAfter(milliseconds: number, isStopped: () => boolean): () => boolean {
  const end = performance.now() + milliseconds;
  return () => isStopped() || performance.now() > end;
}

/** Sends of one business until nothing more is due, or its turn is over. */
async function reportBusiness(services: Services, businessId: number, isStopped: () => boolean): Promise<void> {
  const isOver = overAfter(turnMilliseconds, isStopped);
  let isBehind = true;
  while (!isOver()) {
    if (isBehind) isBehind = await catchUp(services, businessId);
    const isMore = await reportNext(services, businessId);
    if (!isMore && !isBehind) return;
  }
}

/** Sends the next of a business. False where nothing more is to be sent now. */
async function reportNext(services: Services, businessId: number): Promise<boolean> {
  const claim = await claimNext(services, businessId);
  if (claim === null || claim === 'again') return claim !== null;
  return note(services, claim, await send(services, claim));
}

const mostTries = 3;

/** What was heard is not known by anybody else: where somebody holds the settings or the outlets it is noted again. */
async function note(services: Services, claim: Claim, heard: Heard, tries = 1): Promise<boolean> {
  const businessId = claim.report.business_id;
  try {
    return await services.database.transaction('write', tenantOf(businessId), (db) =>
      settle({ db, services, businessId, now: services.clock() }, claim, heard),
    );
  } catch (error) {
    if (tries >= mostTries || !isContended(databaseCodeOf(error) ?? '')) throw error;
    return note(services, claim, heard, tries + 1);
  }
}

async function send({ receivers, log }: Services, claim: Claim): Promise<Heard> {
  const { report, address, userName, password, payload } = claim;
  try {
    const answered = await receivers.postJson(`${address}${paths[report.what]}`, {
      username: userName,
      password,
      ...payload,
    });
    const read = readAnswer(report.what, answered);
    return { ...read, ...answered, mayHaveArrived: arrivesUnheard(read.verdict, answered.status) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    log.warn({ err: error, reportId: report.id }, 'cbms');
    const verdict =
      error.reason === 'private' ? 'ADDRESS_PRIVATE' : error.reason === 'tooLong' ? 'UNCLEAR' : 'UNREACHABLE';
    return { verdict, code: null, status: null, text: null, mayHaveArrived: !isSurelyUnsent(error) };
  }
}
