import { type Database, platformTenant, type Tx } from '../database/database.ts';
import { auditedCheck, auditedTables } from './audited.ts';
import type { ChainHead, ChainKeys } from '../core/audit-chain.ts';
import { type ChainOrder, checkChain } from './chain.ts';
import { type Check, type Fault, type Found, mostFaults } from './check.ts';

/** What one check found in one business; a check that could not be made to its end says so as its fault. */
export type Finding = {
  businessId: number;
  check: string;
  holds: string;
  count: number;
  faults: Fault[];
  /** Where the chain stands, of the check that followed it. */
  head?: ChainHead;
};

export type Verification = {
  checks: readonly Check[];
  chainKeys: ChainKeys;
  /** Printed heads of the chains, of backups, downloads or checks before. */
  heads?: readonly ChainHead[];
  /** Is told of each finding as it is made. */
  report?: (finding: Finding) => void;
};

/**
 * Checks the books of every business and of the platform: the audit chain, the rows that it speaks of, and then what
 * `checks` says of them. Each business is read in one moment, through row level security as any request, for as long
 * as it takes; a check or a business that cannot be read hides no other. A business that a printed head speaks of and that
 * is not there is a fault. Answers a finding for each check, faults included.
 */
export async function verifyBooks(
  database: Database,
  { checks, chainKeys, heads = [], report = () => {} }: Verification,
): Promise<Finding[]> {
  const businesses = await database.transaction('read', platformTenant, (tx) =>
    tx.query<{ id: number }>('select id from business union select 0 order by id'),
  );
  const findings: Finding[] = [];
  const note = (finding: Finding): void => {
    findings.push(finding);
    report(finding);
  };
  for (const { id } of businesses) {
    const read = database.transaction('read', { ...platformTenant, businessId: id }, (tx) =>
      verifyBusiness(tx, { businessId: id, checks, note, keys: chainKeys, heads }),
    );
    await read.catch((error: unknown) => note(unread(id, { name: 'business', holds: 'its books can be read' }, error)));
  }
  const known = new Set(businesses.map(({ id }) => id));
  for (const { businessId, seq, hash } of heads.filter((head) => !known.has(head.businessId)))
    note({ businessId, ...chainCheck, count: 0, faults: [{ printed: `${seq} ${hash}`, isThere: false }] });
  return findings;
}

const chainCheck = { check: 'chain', holds: 'the audit chain is whole' };

type Asked = ChainOrder & { checks: readonly Check[]; note: (finding: Finding) => void };

async function verifyBusiness(tx: Tx, { checks, note, ...order }: Asked): Promise<void> {
  const { businessId } = order;
  await tx.query('set local statement_timeout = 0');
  await tx.query('set local idle_in_transaction_session_timeout = 0');
  // What a table of many rows is compared with is kept in memory where it fits.
  await tx.query(`set local work_mem = '64MB'`);
  const look = async (
    check: Pick<Check, 'name' | 'holds'>,
    work: () => Promise<Found & Pick<Finding, 'head'>>,
  ): Promise<void> => {
    await tx.query('savepoint before_check');
    try {
      note({ businessId, check: check.name, holds: check.holds, ...(await work()) });
    } catch (error) {
      await tx.query('rollback to savepoint before_check');
      note(unread(businessId, check, error));
    }
  };
  await look({ name: chainCheck.check, holds: chainCheck.holds }, () => checkChain(tx, order));
  // A check reads all there is: joins by index, a row at a time, would never end, and no estimate may propose them.
  await tx.query('set local enable_nestloop = off');
  const rows = (await auditedTables(tx)).map(auditedCheck);
  for (const check of [...rows, ...checks]) await look(check, () => find(tx, businessId, check));
}

async function find(tx: Tx, businessId: number, check: Check): Promise<Found> {
  if ('look' in check) return check.look(tx, businessId);
  const [[counted], found] = await Promise.all([
    tx.query<{ n: number }>(check.counts, [businessId]),
    tx.query<Fault>(`${check.faults} limit ${mostFaults}`, [businessId]),
  ]);
  return { count: counted?.n ?? 0, faults: found };
}

function unread(businessId: number, { name, holds }: Pick<Check, 'name' | 'holds'>, error: unknown): Finding {
  return { businessId, check: name, holds, count: 0, faults: [{ unread: String(error) }] };
}
