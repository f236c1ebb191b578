import type { OpenContext } from '../../../../platform/core/context.ts';
import { repeated } from '../../../../platform/core/repeated.ts';
import type { Services } from '../../../../platform/core/services.ts';
import { unattendedContext } from '../../../../platform/core/unattended.ts';
import { platformTenant, type Tenant, type Tx } from '../../../../platform/database/database.ts';
import type { Row } from '../../../../platform/database/table-types.ts';
import { type NoticeWriter, writeNotice } from '../../../platform/notice/notice.write.ts';
import { aboutCounter, type Counter } from '../sales-counter.rows.ts';
import { postInOrder, type Waiting } from './counter.waiting.ts';

const everyMilliseconds = 20_000;
/** What came is posted by whoever brought it: what still waits after this was left, or held up. */
const leftMilliseconds = 30_000;
/** What waits longer is told, once a day. */
const toldMilliseconds = 30 * 60_000;
/** Of one counter before the next has its turn. */
const atOnce = 50;

/**
 * Posts what counters have sent and nobody has posted, again and again, until the answered function is called, which waits
 * for what is being posted. Any number of servers may do so on one database: an invoice is locked by one.
 */
export function startCounters(services: Services): () => Promise<void> {
  return repeated(services, { name: 'counters', everyMilliseconds }, (isStopped) => postLeft(services, isStopped));
}

/** Posts what was left or held up, business by business, each counter in its order. */
export async function postLeft(services: Services, isStopped = () => false): Promise<void> {
  const whose = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_counters(to_timestamp($1::double precision / 1000)) as due (business_id)',
      [services.clock() - leftMilliseconds],
    ),
  );
  for (const { business_id: businessId } of whose) {
    if (isStopped()) return;
    await postOfBusiness(services, businessId, isStopped).catch((error: unknown) =>
      services.log.warn({ err: error, businessId }, 'counters'),
    );
  }
}

type Left = Pick<Row<'counter_invoice'>, 'id' | 'counter_id' | 'received_by' | 'received_by_name'>;

async function postOfBusiness(services: Services, businessId: number, isStopped: () => boolean): Promise<void> {
  const before = services.clock() - leftMilliseconds;
  const left = await services.database.transaction('read', tenantOf(businessId), async (db) => {
    const rows = await db.query<Left>(
      `select id, counter_id, received_by, received_by_name from (
         select *, row_number() over (partition by counter_id order by fiscal_year, sequence) as place from counter_invoice
         where business_id = $1 and state = 'KEPT' and received_at <= to_timestamp($2::double precision / 1000)) waiting
       where place <= $3 order by counter_id, place`,
      [businessId, before, atOnce],
    );
    const waiting = rows.map((row): Waiting & { counterId: number } => ({
      id: row.id,
      counterId: row.counter_id,
      context: contextOf(services, db, { businessId, left: row }),
    }));
    return Map.groupBy(waiting, ({ counterId }) => counterId);
  });
  for (const waiting of left.values()) await postInOrder(waiting, isStopped);
  if (isStopped()) return;
  await services.database.transaction('write', tenantOf(businessId), (db) =>
    tellStill({ db, services, businessId, now: services.clock() }),
  );
}

/** In the name of whoever sent it, as it would have been posted then, each in a transaction of its own. */
function contextOf(services: Services, db: Tx, { businessId, left }: { businessId: number; left: Left }): OpenContext {
  const actor = {
    userId: left.received_by ?? 0,
    userType: 'BUSINESS_INTERNAL' as const,
    fullName: left.received_by_name ?? '',
    businessId,
    outletId: null,
  };
  return unattendedContext(services, db, actor, { can: () => false, idempotencyKey: null });
}

type Still = Counter & { still: number };

async function tellStill(writer: NoticeWriter): Promise<void> {
  const { db, businessId, now } = writer;
  const still = await db.query<Still>(
    `select counter.*, kept.still from sales_counter counter
     join (select counter_id, count(*)::int as still from counter_invoice
       where business_id = $1 and state = 'KEPT' and received_at <= to_timestamp($2::double precision / 1000)
       group by counter_id) kept on kept.counter_id = counter.id
     where counter.business_id = $1 and not exists (select from notice
       where notice.business_id = $1 and notice.kind = 'COUNTER_REFUSED' and notice.subject = 'KEPT'
         and notice.record_id = counter.id and notice.written_at > to_timestamp($3::double precision / 1000))`,
    [businessId, now - toldMilliseconds, now - dayMilliseconds],
  );
  for (const { still: count, ...counter } of still)
    await writeNotice(writer, { kind: 'COUNTER_REFUSED', subject: 'KEPT', count, ...aboutCounter(counter) });
}

const dayMilliseconds = 24 * 3_600_000;

function tenantOf(businessId: number): Tenant {
  return { businessId, outletId: null, userId: null };
}
