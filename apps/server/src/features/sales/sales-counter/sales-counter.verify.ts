import { linkHash, noHash } from '@bahi/domain/counter/counter-link';
import { readCounterText } from '@bahi/domain/counter/counter-text';
import type { Tx } from '../../../platform/database/database.ts';
import { type Check, type Fault, type Found, mostFaults } from '../../../platform/verify/check.ts';
import { digest } from './device/counter.device.ts';

/** Registered counters: their series are whole, each invoice is linked to the one before, and what is posted is what was sent. */
export const salesCounterChecks: readonly Check[] = [
  {
    name: 'series of counters',
    holds:
      'the numbers of each registered counter run from 1 without a gap to the last that came, or that was printed once it is closed, and only those that never came have no content',
    counts: 'select count(*) as n from counter_series where business_id = $1',
    faults: `
      select series.counter_id, series.fiscal_year, series.last_sequence, series.printed_last, own.kept, own.highest, own.last_kept
      from counter_series series
      join sales_counter counter on counter.business_id = $1 and counter.id = series.counter_id
      cross join lateral (select count(*)::int as kept, coalesce(max(sequence), 0) as highest,
          coalesce(max(sequence) filter (where hash is not null), 0) as last_kept,
          (select hash from counter_invoice last where last.business_id = $1 and last.counter_id = series.counter_id
            and last.fiscal_year = series.fiscal_year and last.sequence = series.last_sequence) as last_hash
        from counter_invoice invoice where invoice.business_id = $1 and invoice.counter_id = series.counter_id
          and invoice.fiscal_year = series.fiscal_year) own
      where series.business_id = $1 and (own.kept <> own.highest or own.last_kept <> series.last_sequence
        or own.highest <> coalesce(series.printed_last, series.last_sequence) or coalesce(own.last_hash, '') <> series.last_hash
        or (counter.state = 'CLOSED') <> (series.printed_last is not null))`,
  },
  {
    name: 'numbers of counters',
    holds: 'every number of a registered counter is that of its place, and stands in a series',
    counts: 'select count(*) as n from counter_invoice where business_id = $1',
    faults: `
      select invoice.id as counter_invoice_id, invoice.number
      from counter_invoice invoice join sales_counter counter on counter.business_id = $1 and counter.id = invoice.counter_id
      left join counter_series series on series.business_id = $1 and series.counter_id = invoice.counter_id
        and series.fiscal_year = invoice.fiscal_year
      where invoice.business_id = $1
        and (invoice.number <> counter_number(counter.number_stem, invoice.fiscal_year, invoice.sequence) or series.counter_id is null)`,
  },
  {
    name: 'chain of counters',
    holds:
      'every invoice that a registered counter sent is linked by its hash to the one before, its text is there, and what is told of it is what the text says',
    look: lookAtChain,
  },
  {
    name: 'invoices of counters',
    holds:
      'every invoice of a registered counter that is posted is one document, with the number, day and totals that were printed, and no other document has a number of a counter',
    counts: `select count(*) as n from document where business_id = $1 and counter_id is not null`,
    faults: `
      select sent.id as counter_invoice_id, document.id as document_id, coalesce(sent.number, document.number) as number,
        sent.total_paisa, document.total_paisa as document_paisa
      from (select * from counter_invoice where business_id = $1 and state = 'POSTED') sent
      full join (select document.*, taxable_paisa + exempt_paisa + zero_rated_paisa as net_paisa
        from document join invoice on invoice.business_id = $1 and invoice.id = document.id
        where document.business_id = $1 and document.counter_id is not null) document on document.id = sent.invoice_id
      where (sent.counter_id, sent.outlet_id, sent.number, sent.fiscal_year, sent.sequence, sent.dated_on, sent.net_paisa, sent.vat_paisa, sent.total_paisa)
        is distinct from (document.counter_id, document.outlet_id, document.number, document.fiscal_year, document.sequence,
          document.dated_on, document.net_paisa, document.vat_paisa, document.total_paisa)`,
  },
  {
    name: 'moments of counters',
    holds:
      'no posted invoice of a registered counter was issued before the one before it, unless somebody took its day as printed',
    counts: `select count(*) as n from counter_invoice where business_id = $1 and state = 'POSTED'`,
    faults: `
      select id as counter_invoice_id, number, issued_at, issued_before from (
        select id, number, state, accepted_by, issued_at,
          lag(issued_at) over (partition by counter_id order by fiscal_year, sequence) as issued_before
        from counter_invoice where business_id = $1 and hash is not null) sent
      where state = 'POSTED' and accepted_by is null and issued_at < issued_before`,
  },
  {
    name: 'settled numbers of counters',
    holds: 'what stands in the place of a number that is in no books is an invoice of the same outlet',
    counts: `select count(*) as n from counter_invoice where business_id = $1 and state = 'SETTLED'`,
    faults: `
      select settled.id as counter_invoice_id, settled.number, settled.settled_invoice_id
      from counter_invoice settled
      left join document on document.business_id = $1 and document.id = settled.settled_invoice_id
      left join invoice on invoice.business_id = $1 and invoice.id = document.id
      where settled.business_id = $1 and settled.settled_invoice_id is not null
        and (invoice.id is null or document.outlet_id <> settled.outlet_id or document.state = 'DRAFT' or document.counter_id is not null)`,
  },
];

type SentRow = {
  id: number;
  counter_id: number;
  fiscal_year: string;
  sequence: number;
  number: string;
  hash: string | null;
  text: string | null;
  issued_at: Date | null;
  net_paisa: number | null;
  vat_paisa: number | null;
  total_paisa: number | null;
};

const pageRows = 200;

/** Page by page in the order of the series: texts are long, and a business may have many. */
async function lookAtChain(tx: Tx, businessId: number): Promise<Found> {
  const faults: Fault[] = [];
  let count = 0;
  let before: SentRow | null = null;
  for (;;) {
    const rows: SentRow[] = await readPage(tx, businessId, before);
    for (const row of rows) {
      const isNext: boolean = before?.counter_id === row.counter_id && before.fiscal_year === row.fiscal_year;
      const fault = await faultOf(row, isNext ? (before?.hash ?? noHash) : noHash);
      if (fault !== null) faults.push({ counter_invoice_id: row.id, number: row.number, fault });
      before = row;
    }
    count += rows.length;
    if (rows.length < pageRows || faults.length > mostFaults) return { count, faults };
  }
}

function readPage(tx: Tx, businessId: number, after: SentRow | null): Promise<SentRow[]> {
  return tx.query<SentRow>(
    `select own.id, own.counter_id, own.fiscal_year, own.sequence, own.number, own.hash, sent.text, own.issued_at,
       own.net_paisa, own.vat_paisa, own.total_paisa
     from counter_invoice own left join counter_text sent on sent.business_id = $1 and sent.id = own.id
     where own.business_id = $1 and own.hash is not null
       and (own.counter_id, own.fiscal_year, own.sequence) > ($2::bigint, $3::text, $4::int)
     order by own.counter_id, own.fiscal_year, own.sequence limit $5`,
    [businessId, after?.counter_id ?? 0, after?.fiscal_year ?? '', after?.sequence ?? 0, pageRows],
  );
}

async function faultOf(row: SentRow, previous: string): Promise<string | null> {
  if (row.text === null) return 'no text';
  if ((await linkHash(digest, previous, row.text)) !== row.hash) return 'another hash';
  const read = readCounterText(row.text);
  if (!read.ok) return 'unreadable';
  const { printed, number, issuedAt } = read.invoice;
  const { net, vat, grandTotal } = printed.totals;
  const isTold =
    number === row.number &&
    issuedAt === row.issued_at?.toISOString() &&
    net === row.net_paisa &&
    vat === row.vat_paisa &&
    grandTotal === row.total_paisa;
  return isTold ? null : 'told otherwise';
}
