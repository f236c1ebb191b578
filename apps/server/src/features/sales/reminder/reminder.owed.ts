import type { Language } from '@bahi/domain/language';
import { isDocumentKind, kindsWith, rightToRead } from '@bahi/domain/document-kinds';
import { joinReminder, type ReminderParts } from '@bahi/contract/sales/reminder/reminder-text';
import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import { sharedKinds } from '@bahi/contract/sales/sharing/shared-kind';
import { type CalendarDay, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, formatRupees, type Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { dayText, storedDay } from '../../../platform/core/days.ts';
import { textOf } from '../../../platform/core/texts.ts';
import type { PaperText } from '@bahi/contract/paper/paper-data';
import { nameIn } from '@bahi/contract/paper/paper-words';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import { customerOwesInAll, keptFor, overdueOf, partyAdvance } from '../../books/ledger/party-due.ts';
import { storedKind } from '../sharing/public-paper.ts';

export type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar'>;
export type Subject = { of: 'document' | 'customer'; id: number };

/** What customers owe by: bills that they know of by their number. */
export const remindedKinds = kindsWith({ party: 'customer', settledBy: 'RECEIVED', isPrivate: false });
/** All that customers owe by. */
export const receivableKinds = kindsWith({ party: 'customer', settledBy: 'RECEIVED' });

/** What is owed at this moment of a bill, or in all, and by whom. */
export type Owed = {
  state: string;
  kind: string | null;
  outletId: number | null;
  number: string | null;
  dueOn: CalendarDay | null;
  due: Paisa;
  overdue: Paisa;
  customerId: number;
  customer: PaperText;
  phone: string;
  email: string | null;
  wish: 'ne' | 'en' | 'NONE' | null;
  /** From when on they may be reminded by hand again; null: at once. */
  againAt: Date | null;
  seller: PaperText;
  replyTo: string | null;
};

type OwedRow = {
  state: string;
  kind: string | null;
  outlet_id: number | null;
  number: string | null;
  due_on: string | null;
  due_paisa: number;
  overdue_paisa: number;
  customer_id: number;
  customer_name: string;
  customer_name_np: string | null;
  phone_number: string;
  email: string | null;
  reminders: Owed['wish'];
  again_at: Date | null;
  company_name: string;
  company_name_np: string | null;
  company_email: string | null;
};

const people = `customer.id as customer_id, customer.name as customer_name, customer.name_np as customer_name_np,
  customer.phone_number, customer.email, customer.reminders,
  (select turn.reminded_at + interval '1 hour' from reminder_turn turn where turn.business_id = customer.business_id
    and turn.customer_id = customer.id) as again_at,
  business.company_name, business.company_name_np, business.company_email`;

const ofDocument = `select document.state, document.kind, document.outlet_id, coalesce(document.number, document.heading) as number,
    document.due_on, coalesce(due.due_paisa, 0)::bigint as due_paisa,
    (case when document.due_on < $3 then coalesce(due.due_paisa, 0) else 0 end)::bigint as overdue_paisa, ${people}
  from document
  join business on business.id = document.business_id
  join customer on customer.business_id = document.business_id and customer.id = document.customer_id
  left join document_due due on due.business_id = document.business_id and due.id = document.id
  where document.business_id = $1 and document.id = $2 and document.kind = any($4)`;

/** Credits and advances that were not used yet count against what is due; what is overdue is never more than that. */
const owesNow = `(coalesce(sum(due.owed_paisa), 0) - ${partyAdvance('customer', keptFor('$4::bigint'))})`;
const ofCustomer = `select 'FINAL' as state, null as kind, null::bigint as outlet_id, null as number, null::date as due_on,
    owed.due_paisa, owed.overdue_paisa, ${people}
  from customer
  join business on business.id = customer.business_id
  cross join lateral (
    select ${owesNow}::bigint as due_paisa, ${overdueOf(owesNow, '$3')} as overdue_paisa
    from document_due due where due.business_id = $1 and due.customer_id = customer.id
      and ($4::bigint is null or due.outlet_id = $4)) owed
  where customer.business_id = $1 and customer.id = any($2)`;

/**
 * Reads what is owed now, within the outlet that the reader sees; null where they see no such bill or customer. Of a bill
 * no more is asked for than its customer owes in all, whichever outlet has their advance.
 */
export async function readOwed(reader: Reader, { of, id }: Subject): Promise<Owed | null> {
  const { db, businessId, today } = reader;
  if (of === 'customer') {
    const [owed] = await readOwedBy(reader, [id]);
    return owed ?? null;
  }
  const [row] = await db.query<OwedRow>(ofDocument, [businessId, id, formatAdDate(today), remindedKinds]);
  if (row === undefined) return null;
  const most = await readOwedInAll({ db, businessId }, row.customer_id);
  const [due, overdue] = [Math.min(row.due_paisa, most), Math.min(row.overdue_paisa, most)];
  return owedOf({ ...row, due_paisa: due, overdue_paisa: overdue });
}

/** The same of all that each of these customers owes, in no order; in the outlet that is meant, or where the reader sees it. */
export async function readOwedBy(
  { db, businessId, today }: Reader,
  customerIds: readonly number[],
  outletId: number | null = null,
): Promise<Owed[]> {
  const asked = [businessId, customerIds, formatAdDate(today), outletId];
  return (await db.query<OwedRow>(ofCustomer, asked)).map(owedOf);
}

/** What a customer owes over all outlets, less what they have in advance there. */
function readOwedInAll({ db, businessId }: Pick<Reader, 'db' | 'businessId'>, customerId: number): Promise<number> {
  return acrossOutlets(db, async () => {
    const [row] = await db.query<{ owed_paisa: number }>(
      `select ${customerOwesInAll} as owed_paisa from customer where customer.business_id = $1 and customer.id = $2`,
      [businessId, customerId],
    );
    return Math.max(row?.owed_paisa ?? 0, 0);
  });
}

function owedOf(row: OwedRow): Owed {
  return {
    state: row.state,
    kind: row.kind,
    outletId: row.outlet_id,
    number: row.number,
    dueOn: row.due_on === null ? null : storedDay(row.due_on),
    due: asPaisa(Math.max(row.due_paisa, 0)),
    overdue: asPaisa(row.overdue_paisa),
    customerId: row.customer_id,
    customer: { en: row.customer_name, ne: row.customer_name_np },
    phone: row.phone_number,
    email: row.email,
    wish: row.reminders,
    againAt: row.again_at,
    seller: { en: row.company_name, ne: row.company_name_np },
    replyTo: row.company_email,
  };
}

/** Whether who asks may read what they remind of. */
export function mayRead({ can }: Pick<Context, 'can'>, kind: string | null): boolean {
  return kind === null ? can('customer.read') : isDocumentKind(kind) && can(rightToRead(kind));
}

/** The kind of paper that a bill is shared as; null where nobody opens it by a link. */
export function sharedKindOf(kind: string | null): SharedKind | null {
  return sharedKinds.find((shared) => storedKind(shared) === kind) ?? null;
}

type Saying = { language: Language; address: string | null };

/** What a reminder says, as an SMS or in WhatsApp; a letter greets before it. */
export function reminderText(
  reader: Pick<Reader, 'today' | 'calendar'>,
  owed: Owed,
  said: Saying & { note: string | null },
): string {
  return joinReminder(reminderPartsOf(reader, owed, said), said.note);
}

/** What a reminder says by itself, before anybody adds a line. */
export function reminderPartsOf(
  reader: Pick<Reader, 'today' | 'calendar'>,
  owed: Owed,
  { language, address }: Saying,
): ReminderParts {
  const link = address === null ? null : textOf(language, 'reminder.link', { address });
  return { sentence: sentenceOf(reader, owed, language), link };
}

function sentenceOf({ today, calendar }: Pick<Reader, 'today' | 'calendar'>, owed: Owed, language: Language): string {
  const words = {
    seller: nameIn(owed.seller, language),
    due: formatRupees(owed.due, language),
    overdue: formatRupees(owed.overdue, language),
  };
  if (owed.dueOn === null) return textOf(language, owed.overdue > 0 ? 'reminder.allLate' : 'reminder.all', words);
  const days = daysBetween(owed.dueOn, today);
  const day = dayText({ calendar, language }, owed.dueOn);
  return textOf(language, keyOf(days), { ...words, number: owed.number ?? '', day, days });
}

function keyOf(daysLate: number): 'reminder.before' | 'reminder.today' | 'reminder.yesterday' | 'reminder.late' {
  if (daysLate < 0) return 'reminder.before';
  if (daysLate === 0) return 'reminder.today';
  return daysLate === 1 ? 'reminder.yesterday' : 'reminder.late';
}
