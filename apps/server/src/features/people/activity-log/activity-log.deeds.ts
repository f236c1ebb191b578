import type { ActivityAct, WrittenKind } from '@bahi/contract/people/activity-log/activity-kinds';
import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { bsFromDay } from '@bahi/domain/calendar/bs-calendar';
import { bsMonthName } from '@bahi/domain/calendar/calendar-names';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { asPaisa, formatRupees } from '@bahi/domain/numbers/money';
import type { Language } from '@bahi/domain/language';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { type Kept, type KeptRow, nameOf } from './activity-log.sources.ts';
import type { LogReader } from './activity-log.wanted.ts';

type Name = { name: string | null; nameNp: string | null };
export type AccountNames = ReadonlyMap<string, { name: string; name_np: string }>;
type Teller = Pick<LogReader, 'calendar'> & { accounts: AccountNames };

/** What is written once and never changed: the audit keeps its digest, and the row itself stands. */
const writtenOnce = ['period_lock', 'vat_return'] as const;

/** The rows of the audit with what it does not say again. */
export async function withRowsWrittenOnce({ db, businessId }: LogReader, rows: readonly Kept[]): Promise<Kept[]> {
  const found = new Map<string, KeptRow>();
  for (const table of writtenOnce) {
    const ids = rows.flatMap((row) => (row.table_name === table && row.row_id !== null ? [row.row_id] : []));
    if (ids.length === 0) continue;
    const kept = await db.query<{ id: number; said: KeptRow }>(
      `select id, to_json(${table}) as said from ${table} where business_id = $1 and id = any($2)`,
      [businessId, ids],
    );
    for (const { id, said } of kept) found.set(`${table} ${id}`, said);
  }
  return rows.map((row) => ({ ...row, after: row.after ?? found.get(`${row.table_name} ${row.row_id}`) ?? null }));
}

/** What the accounts are called that matches of statements name. */
export async function readAccountNames({ db, businessId }: LogReader, rows: readonly Kept[]): Promise<AccountNames> {
  const codes = rows.flatMap(({ table_name: table, before, after }) =>
    table === 'bank_match' ? [String((after ?? before)?.['account_code'])] : [],
  );
  if (codes.length === 0) return new Map();
  const named = await db.query<{ code: string; name: string; name_np: string }>(
    'select code, name, name_np from account where business_id = $1 and code = any($2)',
    [businessId, [...new Set(codes)]],
  );
  return new Map(named.map((account) => [account.code, account]));
}

const lockActs: Readonly<Record<string, ActivityAct>> = { LOCK: 'LOCKED', UNLOCK: 'UNLOCKED' };
const returnActs: Readonly<Record<string, ActivityAct>> = {
  SUBMITTED: 'SUBMITTED',
  VERIFIED: 'VERIFIED',
  WITHDRAWN: 'WITHDRAWN',
};
/** Where a cheque came to. */
const chequeActs: Readonly<Record<string, ActivityAct>> = {
  DEPOSITED: 'DEPOSITED',
  CLEARED: 'CLEARED',
  BOUNCED: 'BOUNCED',
  RETURNED: 'HANDED_BACK',
};

const said = ({ before, after }: Kept, column: string): string => String((after ?? before)?.[column]);

const deedActs: Readonly<Partial<Record<WrittenKind, (row: Kept) => ActivityAct | undefined>>> = {
  PERIOD_LOCK: (row) => lockActs[said(row, 'action')],
  VAT_RETURN: (row) => returnActs[said(row, 'state')],
  VAT_PAYMENT: ({ action }) => (action === 'insert' ? 'PAID' : undefined),
  TDS_DEPOSIT: ({ action }) => (action === 'insert' ? 'PAID' : undefined),
  BANK_STATEMENT: ({ action }) => (action === 'insert' ? 'READ_IN' : undefined),
  BANK_MATCH: ({ action }) => (action === 'delete' ? 'UNMATCHED' : 'MATCHED'),
  CHEQUE: (row) =>
    row.before !== null && row.before['state'] !== row.after?.['state'] ? chequeActs[said(row, 'state')] : undefined,
};

/** What was done, of what is told by words of its own; null for what is entered, changed or taken back as any record. */
export function deedActOf(kind: WrittenKind, row: Kept): ActivityAct | null {
  return deedActs[kind]?.(row) ?? null;
}

/** What a record or deed is called: a lock by its scope and day, a return by its month, a rate by what it is of. */
export function toldName(kind: WrittenKind, row: KeptRow, teller: Teller): Name {
  const tell = tellers[kind];
  if (tell === undefined) return nameOf(row);
  return { name: tell(row, 'en', teller), nameNp: tell(row, 'ne', teller) };
}

const tellers: Readonly<
  Partial<Record<WrittenKind, (row: KeptRow, language: Language, teller: Teller) => string | null>>
> = {
  PERIOD_LOCK: ({ scope, through_day: day }, language, { calendar }) => {
    const words = periodLockScreenMessages.texts[scope === 'VAT' ? 'VAT' : 'ALL'][language];
    return typeof day === 'string' ? `${words} · ${dayIn(day, language, calendar)}` : words;
  },
  VAT_RETURN: monthOf,
  VAT_PAYMENT: paymentOf,
  TDS_DEPOSIT: paymentOf,
  TDS_RATE: ({ nature, rate_hundredths: rate, holds_from: day }, language, { calendar }) => {
    const words = new Map(Object.entries(tdsWords.texts)).get(String(nature));
    const percent = inDigitsOf(`${Number(rate) / 100} %`, language);
    return [words?.[language] ?? String(nature), percent, dayIn(String(day), language, calendar)].join(' · ');
  },
  BANK_STATEMENT: ({ file_name: name }) => String(name),
  BANK_MATCH: ({ account_code: code, amount_paisa: paisa }, language, { accounts }) => {
    const account = accounts.get(String(code));
    const name = language === 'ne' ? account?.name_np : account?.name;
    return `${name ?? String(code)} · ${moneyIn(paisa, language)}`;
  },
};

/** The BS month that ends on the day. */
function monthOf({ month_end: day }: KeptRow, language: Language, { calendar }: Teller): string | null {
  if (typeof day !== 'string') return null;
  const { year, month } = bsFromDay(storedDay(day), calendar);
  return `${bsMonthName(month, language)} ${inDigitsOf(String(year), language)}`;
}

/** What was paid of which month, and by which voucher of the bank. */
function paymentOf(row: KeptRow, language: Language, teller: Teller): string {
  const paid = [moneyIn(row['amount_paisa'], language), String(row['voucher_number'])];
  return [monthOf(row, language, teller) ?? '', ...paid].filter(Boolean).join(' · ');
}

function moneyIn(paisa: unknown, language: Language): string {
  return `${language === 'ne' ? 'रु' : 'Rs'} ${formatRupees(asPaisa(Number(paisa)), language)}`;
}

function dayIn(day: string, language: Language, calendar: LogReader['calendar']): string {
  return inDigitsOf(bothDates(storedDay(day), calendar).bs, language);
}
