import { createHash } from 'node:crypto';
import { linkBlocks } from '../../platform/core/audit-chain.ts';
import type { OwnerQuery } from '../test-database.ts';
import type { Repetition } from './repeated-columns.ts';

const linksAtOnce = 2000;

/** As `seal_audit`, of many transactions that have ended. */
const sealMany = `
  create function pg_temp.seal_many(business bigint, own uuid[], inner_blocks bytea[], outer_blocks bytea[])
  returns void language plpgsql as $$
  declare
    head audit_head;
    events int;
    digest bytea;
  begin
    select * into head from audit_head where business_id = business;
    for position in 1 .. array_length(own, 1) loop
      select count(*), sha256(convert_to(string_agg(audit_event_text(id, user_id, at, table_name, row_id, action, before, after, row_ids, event.digest), e'\\x1e' order by event.id), 'UTF8')) into events, digest
        from audit_event event where event.business_id = business and event.transaction_id = own[position];
      head.seq := head.seq + 1;
      head.hash := sha256(outer_blocks[position] || sha256(inner_blocks[position] || head.hash || digest));
      insert into audit_link (business_id, seq, transaction_id, event_count, hash)
        values (business, head.seq, own[position], events, head.hash);
    end loop;
    update audit_head set seq = head.seq, hash = head.hash where business_id = business;
  end $$`;

/** Goes on with the chain over the copies of the transactions, one after another. */
export async function repeatLinks(
  query: OwnerQuery,
  { businessId, copies }: Repetition,
  { transactionIds, chainKey }: { transactionIds: readonly string[]; chainKey: Uint8Array },
): Promise<void> {
  await query(sealMany);
  const own: string[] = [];
  for (let copy = 1; copy <= copies; copy += 1) {
    own.push(...transactionIds.map((transactionId) => repeatedUuid(transactionId, copy)));
    if (own.length < linksAtOnce && copy < copies) continue;
    const blocks = own.map((transactionId) => linkBlocks(chainKey, { businessId, transactionId }));
    await query('select pg_temp.seal_many($1, $2, $3, $4)', [
      businessId,
      own.splice(0),
      blocks.map(([inner]) => inner),
      blocks.map(([, outer]) => outer),
    ]);
  }
}

/** As `repeatedColumn` says it in SQL. */
function repeatedUuid(uuid: string, copy: number): string {
  const digest = createHash('md5').update(`${uuid}:${copy}`).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
