import type { Tx } from '../database/database.ts';
import { sha256 } from '../core/keys.ts';

const linksAtOnce = 500;

type LinkRow = { seq: number; hash: Buffer; event_count: number; events: number; body: string | null };
export type Fault = Record<string, unknown>;

/**
 * Follows a business's audit chain from its first link: every hash must be that of the link before it and of its own
 * transaction's events, the head must be the last link, and no event may stand outside the chain.
 */
export async function checkChain(tx: Tx, businessId: number): Promise<{ count: number; faults: Fault[] }> {
  const faults: Fault[] = [];
  let previous: Buffer = Buffer.alloc(0);
  let seq = 0;
  for (;;) {
    const links = await readLinks(tx, businessId, seq);
    if (links.length === 0) break;
    for (const link of links) {
      const expected = sha256(Buffer.concat([previous, Buffer.from(link.body ?? '', 'utf8')]));
      const isNext = link.seq === seq + 1;
      if (!isNext || link.events !== link.event_count || !expected.equals(link.hash))
        faults.push({ seq: link.seq, events: link.events, recorded: link.event_count, isNext });
      // Goes on from what is recorded: one broken link is one fault, not a fault of all that follow.
      previous = link.hash;
      seq = link.seq;
    }
  }
  faults.push(...(await checkEnds(tx, businessId, seq, previous)));
  return { count: seq, faults };
}

function readLinks(tx: Tx, businessId: number, after: number): Promise<LinkRow[]> {
  return tx.query<LinkRow>(
    `select link.seq, link.hash, link.event_count, count(event.id)::int as events,
       string_agg(audit_event_text(event), e'\\x1e' order by event.id) as body
     from (select * from audit_link where business_id = $1 and seq > $2 order by seq limit $3) link
     left join audit_event event on event.business_id = $1 and event.transaction_id = link.transaction_id
     group by link.seq, link.hash, link.event_count order by link.seq`,
    [businessId, after, linksAtOnce],
  );
}

async function checkEnds(tx: Tx, businessId: number, lastSeq: number, lastHash: Buffer): Promise<Fault[]> {
  const [head] = await tx.query<{ seq: number; hash: Buffer }>(
    'select seq, hash from audit_head where business_id = $1',
    [businessId],
  );
  const loose = await tx.query<{ id: number; table_name: string }>(
    `select event.id, event.table_name from audit_event event
     where event.business_id = $1 and not exists (select from audit_link link
       where link.business_id = $1 and link.transaction_id = event.transaction_id) order by event.id limit 20`,
    [businessId],
  );
  const isHeadRight = head !== undefined && head.seq === lastSeq && head.hash.equals(lastHash);
  return [
    ...(isHeadRight ? [] : [{ head: head?.seq ?? null, lastLink: lastSeq }]),
    ...loose.map((event) => ({ event: event.id, table: event.table_name, outside: 'the chain' })),
  ];
}
