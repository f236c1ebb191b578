import { type ChainHead, type ChainKeys, linkHash, linkKey, type LinkName } from '../core/audit-chain.ts';
import type { Tx } from '../database/database.ts';
import { type Fault, type Found, mostFaults } from './check.ts';

const linksAtOnce = 500;

type LinkRow = {
  seq: number;
  transaction_id: string;
  hash: Buffer;
  event_count: number;
  events: number;
  digest: Buffer | null;
};
export type ChainOrder = {
  businessId: number;
  /** Of this installation, and those that it had before. */
  keys: ChainKeys;
  /** Where the chain stood at other moments, as something outside of the database says. */
  heads: readonly ChainHead[];
};

// As `audit_event_text` says it: whoever can change the database can change what that answers.
const eventText = `concat_ws(e'\\x1f', event.id, coalesce(event.user_id::text, ''), extract(epoch from event.at),
  event.table_name, coalesce(event.row_id::text, ''), event.action, coalesce(event.before::text, ''),
  coalesce(event.after::text, ''), coalesce(event.row_ids::text, ''), coalesce(encode(event.digest, 'hex'), ''))`;

/**
 * Follows a business's audit chain from its first link: every hash must be that of the link before it and of its own
 * transaction's events, whose digest the database works out, under the installation's key, the head must be the last link, no event may stand outside the
 * chain, and where a head was printed the chain must have passed.
 */
export async function checkChain(tx: Tx, order: ChainOrder): Promise<Found & { head?: ChainHead }> {
  const { businessId, keys } = order;
  const faults: Fault[] = [];
  // A file that heads were collected in may name one place twice: both must have been passed.
  const printed = new Set(order.heads.filter((head) => head.businessId === businessId));
  let oldest = keys.length - 1;
  let [previous, seq, whole, events]: [Buffer, number, number, number] = [Buffer.alloc(0), 0, 0, 0];
  for (;;) {
    const links = await readLinks(tx, businessId, seq);
    if (links.length === 0) break;
    for (const link of links) {
      const isNext = link.seq === seq + 1;
      const fitting = keys.findIndex((key) => hashOf(key, { businessId, link, previous }).equals(link.hash));
      // Once a link is of a later secret, none of an earlier one follows.
      const isWhole = fitting >= 0 && fitting <= oldest;
      if (isWhole) {
        whole += 1;
        oldest = fitting;
      }
      if (!isNext || link.events !== link.event_count || !isWhole)
        faults.push({ seq: link.seq, events: link.events, recorded: link.event_count, isNext });
      for (const head of printed)
        if (head.seq === link.seq && head.hash === link.hash.toString('hex')) printed.delete(head);
      // Goes on from what is recorded: one broken link is one fault, not a fault of all that follow.
      previous = link.hash;
      seq = link.seq;
      events += link.events;
    }
  }
  const isOfOther = seq > 1 && whole === 0;
  return {
    count: seq,
    ...(seq === 0 ? {} : { head: { businessId, seq, hash: previous.toString('hex') } }),
    faults: [
      ...(isOfOther ? [{ links: seq, madeUnder: 'another secret: is it one of BAHI_FORMER_SECRETS?' }] : faults),
      ...[...printed].map(({ seq: at, hash }) => ({
        printed: `${at} ${hash}`,
        isThere: false,
        lastLink: seq,
      })),
      ...(await checkEnds(tx, { businessId, seq, hash: previous })),
      ...(await eventsOutside(tx, { businessId, seq, inChain: faults.length === 0 ? events : null })),
    ].slice(0, mostFaults),
  };
}

function hashOf(
  key: Uint8Array,
  { businessId, link, previous }: { businessId: LinkName['businessId']; link: LinkRow; previous: Buffer },
): Buffer {
  return linkHash(
    linkKey(key, { businessId, transactionId: link.transaction_id }),
    previous,
    link.digest ?? Buffer.alloc(0),
  );
}

function readLinks(tx: Tx, businessId: number, after: number): Promise<LinkRow[]> {
  return tx.query<LinkRow>(
    `select link.seq, link.transaction_id, link.hash, link.event_count, found.events, found.digest
     from (select * from audit_link where business_id = $1 and seq > $2 order by seq limit $3) link
     cross join lateral (
       select count(*)::int as events, sha256(convert_to(string_agg(${eventText}, e'\\x1e' order by event.id), 'UTF8')) as digest
       from audit_event event where event.business_id = $1 and event.transaction_id = link.transaction_id) found
     order by link.seq`,
    [businessId, after, linksAtOnce],
  );
}

type Last = { businessId: number; seq: number };

async function checkEnds(tx: Tx, { businessId, seq, hash }: Last & { hash: Buffer }): Promise<Fault[]> {
  const [head] = await tx.query<{ seq: number; hash: Buffer }>(
    'select seq, hash from audit_head where business_id = $1',
    [businessId],
  );
  const isRight = head !== undefined && head.seq === seq && head.hash.equals(hash);
  return isRight ? [] : [{ head: head?.seq ?? null, lastLink: seq }];
}

/** Of a chain without a fault it is enough that there are as many events as its links have, `inChain`: null where it has one. */
async function eventsOutside(
  tx: Tx,
  { businessId, seq, inChain }: Last & { inChain: number | null },
): Promise<Fault[]> {
  const [all] = await tx.query<{ n: number }>('select count(*) as n from audit_event where business_id = $1', [
    businessId,
  ]);
  if (all?.n === inChain) return [];
  const loose = await tx.query<{ id: number; table_name: string }>(
    `select event.id, event.table_name from audit_event event
     where event.business_id = $1 and not exists (select from audit_link link
       where link.business_id = $1 and link.transaction_id = event.transaction_id and link.seq between 1 and $2)
     order by event.id limit ${mostFaults}`,
    [businessId, seq],
  );
  return loose.map((event) => ({ event: event.id, table: event.table_name, outside: 'the chain' }));
}
