import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { OutboundError } from '../../../platform/messages/outbound.ts';
import { readAnswer } from './cbms.answer.ts';
import { claimNext, tenantOf } from './cbms.claim.ts';
import { type Claim, paths } from './cbms.rows.ts';
import { type Heard, settle } from './cbms.settle.ts';

const everyMilliseconds = 3000;
/** Of one business before the next has its turn. */
const atOnce = 20;

/**
 * Tells the tax office's receiver what waits, again and again, until the answered function is called, which waits for what is
 * being sent. Any number of servers may do so on one database: of one business one of them speaks at a time.
 */
export function startCbms(services: Services): () => Promise<void> {
  return repeated(services, { name: 'cbms', everyMilliseconds }, (isStopped) => reportDue(services, isStopped));
}

/** Sends everything that is due now, business by business. */
export async function reportDue(services: Services, isStopped = () => false): Promise<void> {
  const whose = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_cbms(to_timestamp($1::double precision / 1000)) as due (business_id)',
      [services.clock()],
    ),
  );
  for (const { business_id: businessId } of whose)
    for (let count = 0; count < atOnce && !isStopped(); count += 1)
      if (!(await reportNext(services, businessId))) break;
}

/** Sends the next of a business. False where nothing more is to be sent now. */
async function reportNext(services: Services, businessId: number): Promise<boolean> {
  const claim = await claimNext(services, businessId);
  if (claim === null || claim === 'again') return claim !== null;
  const heard = await send(services, claim);
  return services.database.transaction('write', tenantOf(businessId), (db) =>
    settle({ db, services, businessId, now: services.clock() }, claim, heard),
  );
}

async function send({ outbound, log }: Services, claim: Claim): Promise<Heard> {
  const { report, address, userName, password, payload } = claim;
  try {
    const answered = await outbound.postJson(`${address}${paths[report.what]}`, {
      username: userName,
      password,
      ...payload,
    });
    return { ...readAnswer(report.what, answered), ...answered };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    log.warn({ err: error, reportId: report.id }, 'cbms');
    const verdict =
      error.reason === 'private' ? 'ADDRESS_PRIVATE' : error.reason === 'tooLong' ? 'UNCLEAR' : 'UNREACHABLE';
    return { verdict, code: null, status: null, text: null };
  }
}
