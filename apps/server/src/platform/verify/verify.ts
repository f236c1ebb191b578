import { type Database, platformTenant, type Tx } from '../database/database.ts';
import { checksThatHold, tablesInUse } from './at-once.ts';
import { attempt, setLocally } from './attempt.ts';
import { auditedCheck, auditedTables, settingsOfTexts } from './audited.ts';
import type { ChainHead, ChainKeys } from '../core/audit-chain.ts';
import { checkChain } from './chain.ts';
import { type Check, type Fault, type Found, make } from './check.ts';

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
    const read = (work: (asked: Asked, tx: Tx) => Promise<void>): Promise<Finding[]> =>
      lookInto(database, { head, reported, work });
    const order = { businessId, keys: chainKeys, heads };
    const ofChain = booksAlone
      ? []
      : [
          read(({ look }) => look(chainCheck, (tx) => checkChain(tx, order))),
          read((asked, tx) => checkRows(tx, asked)),
        ];
    const found = await Promise.all([...ofChain, read((asked, tx) => checkBooks(tx, { ...asked, checks }))]);
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
/** Of which business, and how what was found is noted. */
type Asked = {
  head: Standing;
  /** Makes one check and notes what it found, also where it could not be made to its end. */
  look: (check: Named, work: (tx: Tx) => Promise<Result>) => Promise<void>;
  /** Notes a check that holds for so many rows. */
  holds: (check: Named, count: number) => void;
};
type Reading = {
  head: Standing;
  reported: (finding: Finding) => Finding;
  work: (asked: Asked, tx: Tx) => Promise<void>;
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
    const look: Asked['look'] = async (check, made) => {
      note(check, await attempt(tx, () => made(tx), unread));
    };
    await work({ head, look, holds: (check, count) => note(check, { count, faults: [] }) }, tx);
  });
  await read.catch((error: unknown) => note(allCheck, unread(error)));
  return findings;
}

/** Transactions of a business whose books are read in no time by any plan, so that to plan each check anew would take longer. */
const fewTransactions = 2000;

async function prepare(tx: Tx, { seq }: ChainHead): Promise<void> {
  await setLocally(tx, {
    ...(seq <= fewTransactions ? { plan_cache_mode: 'force_generic_plan' } : {}),
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    // What a table of many rows is compared with is kept in memory where it fits.
    work_mem: '64MB',
    ...settingsOfTexts,
    // The functions are PostgreSQL's own, whatever else bears their names.
    search_path: 'pg_catalog, public',
  });
}

async function checkRows(tx: Tx, { head: { businessId }, look, holds }: Asked): Promise<void> {
  const audited = await auditedTables(tx);
  const inUse = await tablesInUse(tx, businessId, audited);
  // Rows and their events are as wide as many: they are met in the order of their indexes, and not kept to be sorted.
  await setLocally(tx, {
    enable_nestloop: 'off',
    enable_hashjoin: 'off',
    enable_sort: 'off',
    enable_bitmapscan: 'off',
  });
  for (const table of audited) {
    const check = auditedCheck(table);
    if (inUse.has(table.table_name)) await look(check, () => make(check, tx, businessId));
    else holds(check, 0);
  }
}

type AskedOfBooks = Asked & { checks: readonly Check[] };

async function checkBooks(tx: Tx, { head, checks, look, holds }: AskedOfBooks): Promise<void> {
  const { businessId, seq } = head;
  // A check reads all there is: joins by index, a row at a time, would never end, and no estimate may propose them.
  await setLocally(tx, { enable_nestloop: 'off' });
  // Of many rows each check has the memory of a statement to itself.
  const holding = await checksThatHold(tx, businessId, seq <= fewTransactions ? checks : []);
  for (const check of checks) {
    const count = holding.get(check);
    if (count === undefined) await look(check, () => make(check, tx, businessId));
    else holds(check, count);
  }
}

function findingOf(businessId: number, { name, holds }: Named, found: Result): Finding {
  return { businessId, check: name, holds, ...found };
}

function unread(error: unknown): Found {
  return { count: 0, faults: [{ unread: String(error) }] };
}
