import { bsMonthNames } from '@bahi/domain/calendar/calendar-names';
import type { Language } from '@bahi/domain/language';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../platform/core/context.ts';
import type { Services } from '../../../platform/core/services.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { unattendedContext } from '../../../platform/core/unattended.ts';
import { paperReaderOf } from '../../../platform/paper/paper-frame.ts';
import { nameIn } from '@bahi/contract/paper/paper-words';
import { reportPdf } from '../../../platform/reports/report-pdf.ts';
import { statementDocument } from '../../reports/statement/statement.document.ts';
import { readStatement } from '../../reports/statement/statement.queries.ts';
import { findLink } from '../paper-link/paper-link.ts';
import { Undeliverable } from '../outbox/message-failures.ts';
import type { Composed, Composer, DueMessage } from '../outbox/outgoing-message.ts';
import { paperSources } from '../sharing/paper-sources.ts';
import { addressOf, pdfOf } from '../sharing/sharing.message.ts';
import { type Owed, readOwed, reminderText, sharedKindOf } from './reminder.owed.ts';
import { periodOf } from './reminder.period.ts';

type ReminderRow = {
  outlet_id: number | null;
  customer_id: number;
  document_id: number | null;
  period: string | null;
  is_wanted: boolean;
};

/** What is reminded of; what goes by rule is wanted while that is switched on, of customers who want it. */
const reminded = `select reminder.outlet_id, reminder.customer_id, reminder.document_id, reminder.period,
    reminder.kind = 'HAND' or (customer.reminders is distinct from 'NONE' and business.status <> 'INACTIVE'
      and coalesce(case reminder.kind when 'RULE' then rule.is_active else rule.sends_statements end, false)) as is_wanted
  from reminder
  join business on business.id = reminder.business_id
  join customer on customer.business_id = reminder.business_id and customer.id = reminder.customer_id
  left join reminder_rule rule on rule.business_id = reminder.business_id
  where reminder.business_id = $1 and reminder.id = $2`;

/** A reminder or a statement as it is at the moment in which it is sent; what was paid meanwhile is not asked for. */
export const composeReminder: Composer = async (services, message) => {
  const { business_id: businessId } = message;
  const tenant = { businessId, outletId: message.outlet_id, userId: null };
  return services.database.transaction('read', tenant, async (db) => {
    const [row] = await db.query<ReminderRow>(reminded, [businessId, message.reminder_id]);
    if (row === undefined) throw new Error(`the reminder ${message.reminder_id} is gone`);
    const actor = {
      userId: 0,
      userType: 'BUSINESS_INTERNAL',
      fullName: '',
      businessId,
      outletId: row.outlet_id,
    } as const;
    // What only some may read is told to no customer.
    const context = unattendedContext(services, db, actor, { can: () => false, idempotencyKey: null });
    if (!row.is_wanted) throw new Undeliverable('UNWANTED');
    if (row.period !== null) return composeStatement(context, message, { ...row, period: row.period });
    return composeDue(context, message, row);
  });
};

async function composeDue(context: Context, message: DueMessage, row: ReminderRow): Promise<Composed> {
  const { services, db, businessId } = context;
  const { language, note } = message;
  const id = row.document_id ?? row.customer_id;
  const owed = await readOwed(context, { of: row.document_id === null ? 'customer' : 'document', id });
  if (owed === null || owed.due <= 0) throw new Undeliverable('SETTLED');
  const kind = sharedKindOf(owed.kind);
  const link = kind === null ? null : await findLink(context, { kind, id });
  const address = link?.isOpen === true ? addressOf(services, link) : null;
  const text = reminderText(context, owed, { language, address, note });
  const paper =
    kind === null || message.way === 'SMS'
      ? null
      : await paperSources[kind].read(paperReaderOf(services, { db, businessId }), id);
  return {
    ...headOf(owed, language),
    subject: textOf(language, 'reminder.mailSubject', wordsOf(owed, language)),
    letter: [
      textOf(language, 'reminder.mailGreeting', wordsOf(owed, language)),
      text,
      nameIn(owed.seller, language),
    ].join('\n\n'),
    text,
    attachments: async () => (paper === null ? [] : [await pdfOf(services, paper, { businessId, language })]),
    said: text,
  };
}

type StatementRow = ReminderRow & { period: string };

async function composeStatement(context: Context, message: DueMessage, row: StatementRow): Promise<Composed> {
  const { services, db, calendar } = context;
  const { language, business_id: businessId } = message;
  const owed = await readOwed(context, { of: 'customer', id: row.customer_id });
  if (owed === null) throw new Undeliverable('OTHER');
  const period = periodOf(row.period, calendar);
  const party = { kind: 'customer', id: row.customer_id } as const;
  const statement = await readStatement(context, party, period, null);
  const session = { ...context.session, fullName: nameIn(owed.seller, language) };
  const document = await statementDocument(context, db, { session, kind: 'customer', period, statement });
  const words = {
    ...wordsOf(owed, language),
    month: monthOf(row.period, language),
    balance: formatRupees(paisaOf(statement.closingBalance), language),
  };
  const letter = textOf(language, 'reminder.statementText', words);
  return {
    ...headOf(owed, language),
    subject: textOf(language, 'reminder.statementSubject', words),
    letter: [letter, words.seller].join('\n\n'),
    text: letter,
    attachments: async () => {
      const content = Buffer.from(await reportPdf(papersFor(services, businessId), document, language));
      return [{ filename: `statement-${row.period}.pdf`, contentType: 'application/pdf', content }];
    },
    said: letter,
  };
}

function papersFor(services: Services, businessId: number): ReturnType<Services['pdf']['forClient']> {
  return services.pdf.forClient({ businessId });
}

/** `2083-07` as people say it: `कात्तिक २०८३`. */
function monthOf(period: string, language: Language): string {
  const [year = '', month = ''] = period.split('-');
  return `${bsMonthNames[language][Number(month) - 1]} ${inDigitsOf(year, language)}`;
}

function headOf(owed: Owed, language: Language): Pick<Composed, 'fromName' | 'replyTo'> {
  return { fromName: nameIn(owed.seller, language), replyTo: owed.replyTo };
}

function wordsOf(owed: Owed, language: Language): { seller: string; customer: string; due: string } {
  return {
    seller: nameIn(owed.seller, language),
    customer: nameIn(owed.customer, language),
    due: formatRupees(owed.due, language),
  };
}
