import { type Database, platformTenant, type Tx } from '../database/database.ts';
import { auditedCheck, auditedTables, settingsOfTexts } from './audited.ts';
import type { ChainHead, ChainKeys } from '../core/audit-chain.ts';
import { checkChain } from './chain.ts';
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
  /** Where the chains stood when all was in order: a business that has written nothing since is not looked into. */
  since?: readonly ChainHead[];
  /** Only what `checks` says of the books: neither the chain nor the rows that it speaks of. */
  booksAlone?: boolean;
  /** Is told of each finding as it is made. */
  report?: (finding: Finding) => void;
};

/**
 * Checks the books of every business and of the platform: the audit chain, the rows that it speaks of, and then what
 * `checks` says of them. Each business is read through row level security as any request, for as long as it takes, these
 * three beside each other, each in one moment; a check or a business that cannot be read hides no other. A business that a
 * printed head speaks of and that is not there is a fault; one that stands where `since` says is left out. Answers a finding for each check, faults included.
 */
export async function verifyBooks(
  database: Database,
  { checks, chainKeys, heads = [], since = [], booksAlone = false, report = () => {} }: Verification,
): Promise<Finding[]> {
  const standing = await readStanding(database);
  const placeOf = ({ businessId, seq, hash }: ChainHead) => `${businessId} ${seq} ${hash}`;
  const inOrder = new Set(since.map(placeOf));
  const findings: Finding[] = [];
  const reported = (finding: Finding): Finding => {
    report(finding);
    return finding;
  };
  for (const head of standing) {
    const { businessId } = head;
    if (inOrder.has(placeOf(head))) {
      const { isSample, ...of } = head;
      findings.push(reported({ ...findingOf(businessId, unchanged, { count: 1, faults: [] }), head: of }));
      continue;
    }
    const read = (work: (look: Look, tx: Tx) => Promise<void>): Promise<Finding[]> =>
      lookInto(database, { head, reported, work });
    const order = { businessId, keys: chainKeys, heads };
    const ofChain = booksAlone
      ? []
      : [
          read((look, tx) => look(chainCheck, () => checkChain(tx, order))),
          read((look, tx) => checkRows(tx, { businessId, look })),
        ];
    const found = await Promise.all([...ofChain, read((look, tx) => checkBooks(tx, { businessId, checks, look }))]);
    findings.push(...found.flat());
  }
  const known = new Set(standing.map(({ businessId }) => businessId));
  for (const { businessId, seq, hash } of heads.filter((head) => !known.has(head.businessId)))
    findings.push(
      reported(
        findingOf(businessId, chainCheck, { count: 0, faults: [{ printed: `${seq} ${hash}`, isThere: false }] }),
      ),
    );
  return findings;
}

/** Every business, and the platform, with where its chain stands. */
export async function readHeads(database: Database): Promise<ChainHead[]> {
  const standing = await readStanding(database);
  return standing.map(({ isSample, ...head }) => head);
}

type Standing = ChainHead & { isSample: boolean };

function readStanding(database: Database): Promise<Standing[]> {
  return database.transaction('read', platformTenant, (tx) =>
    tx.query<Standing>(
      `select id as "businessId", coalesce(head.seq, 0) as seq, coalesce(encode(head.hash, 'hex'), '') as hash,
         sample_of_id is not null as "isSample"
       from (select id, sample_of_id from business union select 0, null) business
       left join chain_heads() head on head.business_id = business.id order by id`,
    ),
  );
}

type Named = Pick<Check, 'name' | 'holds'>;
type Result = Found & Pick<Finding, 'head'>;
/** Makes one check and notes what it found, also where it could not be made to its end. */
type Look = (check: Named, work: () => Promise<Result>) => Promise<void>;
type Reading = {
  head: Standing;
  reported: (finding: Finding) => Finding;
  work: (look: Look, tx: Tx) => Promise<void>;
};

const chainCheck: Named = { name: 'chain', holds: 'the audit chain is whole' };
const unchanged: Named = { name: 'unchanged', holds: 'nothing was written since; not looked into' };
const allCheck: Named = { name: 'business', holds: 'its books can be read' };

/** Reads a business's books in one moment and answers what was found. */
async function lookInto(database: Database, { head, reported, work }: Reading): Promise<Finding[]> {
  const { businessId } = head;
  const findings: Finding[] = [];
  const note = (check: Named, found: Result): void => {
    findings.push(reported(findingOf(businessId, check, found)));
  };
  const read = database.transaction('read', { ...platformTenant, businessId }, async (tx) => {
    await prepare(tx, head);
    // A sample goes whole, with its chain, whenever its business wants (decision 0122): there is nothing to look into then.
    if (head.isSample && (await tx.query('select id from business where id = $1', [businessId])).length === 0) return;
    await work(async (check, look) => {
      // Travels with what the check asks first.
      void tx.query('savepoint before_check');
      try {
        note(check, await look());
      } catch (error) {
        await tx.query('rollback to savepoint before_check');
        note(check, unread(error));
      }
    }, tx);
  });
  await read.catch((error: unknown) => note(allCheck, unread(error)));
  return findings;
}

/** Transactions of a business whose books are read in no time by any plan, so that to plan each check anew would take longer. */
const fewTransactions = 2000;

async function prepare(tx: Tx, { seq }: ChainHead): Promise<void> {
  if (seq <= fewTransactions) await tx.query('set local plan_cache_mode = force_generic_plan');
  await tx.query('set local statement_timeout = 0');
  await tx.query('set local idle_in_transaction_session_timeout = 0');
  // What a table of many rows is compared with is kept in memory where it fits.
  await tx.query(`set local work_mem = '64MB'`);
  for (const setting of settingsOfTexts) await tx.query(setting);
  // The functions are PostgreSQL's own, whatever else bears their names.
  await tx.query('set local search_path = pg_catalog, public');
}

type Asked = { businessId: number; look: Look };

async function checkRows(tx: Tx, { businessId, look }: Asked): Promise<void> {
  const audited = await auditedTables(tx);
  // Rows and their events are as wide as many: they are met in the order of their indexes, and not kept to be sorted.
  for (const way of ['nestloop', 'hashjoin', 'sort', 'bitmapscan']) await tx.query(`set local enable_${way} = off`);
  for (const check of audited.map(auditedCheck)) await look(check, () => find(tx, businessId, check));
}

async function checkBooks(tx: Tx, { businessId, checks, look }: Asked & { checks: readonly Check[] }): Promise<void> {
  // A check reads all there is: joins by index, a row at a time, would never end, and no estimate may propose them.
  await tx.query('set local enable_nestloop = off');
  for (const check of checks) await look(check, () => find(tx, businessId, check));
}

async function find(tx: Tx, businessId: number, check: Check): Promise<Found> {
  if ('look' in check) return check.look(tx, businessId);
  const [[counted], found] = await Promise.all([
    tx.query<{ n: number }>(check.counts, [businessId]),
    tx.query<Fault>(`${check.faults} limit ${mostFaults}`, [businessId]),
  ]);
  return { count: counted?.n ?? 0, faults: found };
}

function findingOf(businessId: number, { name, holds }: Named, found: Result): Finding {
  return { businessId, check: name, holds, ...found };
}

function unread(error: unknown): Found {
  return { count: 0, faults: [{ unread: String(error) }] };
}
