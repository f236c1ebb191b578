import type { Answer, Input } from '@bahi/contract/endpoint';
import type { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { failStale } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { lastEndedMonth } from './reminder.period.ts';

type Contract = typeof reminderContract;
type Rule = Answer<Contract['rule']>;
type RuleRow = Row<'reminder_rule'>;

/** What stands in the form where nobody chose anything yet; nothing goes out. What is saved first is the version after it. */
const usual = {
  isActive: false,
  daysBefore: [3],
  daysAfter: [1, 7, 15],
  ways: 'SMS_EMAIL',
  language: 'ne',
  hour: 10,
  sendsStatements: false,
  writtenBy: null,
  version: 1,
} as const;

/** When customers of the business are reminded by themselves. */
export async function getReminderRule({ db, businessId, services }: Context): Promise<Rule> {
  const [isMailSetUp, row] = await Promise.all([services.mail.isSetUp(db), findRule({ db, businessId })]);
  if (row === null)
    return { ...usual, daysBefore: [...usual.daysBefore], daysAfter: [...usual.daysAfter], isMailSetUp };
  return {
    isActive: row.is_active,
    daysBefore: row.days_before,
    daysAfter: row.days_after,
    ways: row.ways,
    language: row.language,
    hour: row.hour,
    sendsStatements: row.sends_statements,
    isMailSetUp,
    writtenBy: row.written_by_name,
    version: row.version,
  };
}

/**
 * Says from now on when customers are reminded. What is switched on begins with today, and statements with the month that
 * ends next: what was before is not made up for.
 */
export async function saveReminderRule(
  context: Context,
  { body }: Input<Contract['saveRule']>,
): Promise<Answer<Contract['saveRule']>> {
  const { db, businessId, session, today, calendar } = context;
  // Of two who write the first rule at once the second waits here.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reminder rule:${businessId}`]);
  const before = await holdRule(context);
  if (body.version !== undefined && body.version !== (before?.version ?? usual.version)) failStale();
  const ended = lastEndedMonth(today, calendar);
  const values = [
    businessId,
    body.isActive,
    body.daysBefore,
    body.daysAfter,
    body.ways,
    body.language,
    body.hour,
    body.sendsStatements,
    before?.is_active === true ? before.looked_on : formatAdDate(addDays(today, -1)),
    before?.sends_statements === true ? before.statements_to : ended,
    session.userId,
    session.fullName,
    usual.version + 1,
  ];
  await db.query(
    `insert into reminder_rule (business_id, is_active, days_before, days_after, ways, language, hour, sends_statements,
       looked_on, statements_to, written_by, written_by_name, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict on constraint reminder_rule_key do update set is_active = $2, days_before = $3, days_after = $4, ways = $5,
       language = $6, hour = $7, sends_statements = $8, looked_on = $9, statements_to = $10, written_by = $11,
       written_by_name = $12, version = reminder_rule.version + 1
     returning id`,
    values,
  );
  context.say('reminder.ruleSaved');
  return getReminderRule(context);
}

async function findRule({ db, businessId }: Pick<Context, 'db' | 'businessId'>): Promise<RuleRow | null> {
  const [row] = await db.query<RuleRow>('select * from reminder_rule where business_id = $1', [businessId]);
  return row ?? null;
}

/** Holds the rule, so that no server reminds by it meanwhile. */
async function holdRule({ db, businessId }: Pick<Context, 'db' | 'businessId'>): Promise<RuleRow | null> {
  const [row] = await db.query<RuleRow>('select * from reminder_rule where business_id = $1 for update', [businessId]);
  return row ?? null;
}
