import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Text } from '@bahi/contract/messages';
import type { userReportContract, UserReportRow } from '@bahi/contract/people/user-report/user-report.contract';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { userReportColumns } from '@bahi/contract/people/user-report/user-report-columns.messages';
import { roleDaysMessages } from '@bahi/contract/people/user-role/role-days.messages';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import type { Report, ReportColumn } from '../../../platform/reports/report.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { readPeople } from '../user-role/people.queries.ts';

type Contract = typeof userReportContract;
type Named = { name: string; nameNp: string | null };

const texts = userReportColumns.texts;
/** People in one spreadsheet at most. */
const mostRows = 100_000;

/** The user report as 'User Report.xlsx', in the language asked for or the caller's. */
export async function downloadUserReport(
  context: OpenContext,
  { body }: Input<Contract['download']>,
): Promise<Answer<Contract['download']>> {
  const session = context.session ?? failInvalidToken();
  const { businessId, outletId, userId } = session;
  const { rows, business } = await context.services.database.transaction(
    'read',
    { businessId, outletId, userId },
    async (db) => {
      const reader = { ...context, db, businessId, outletId, session };
      const [found, [named]] = await Promise.all([
        readPeople(reader, { ...body, pageNumber: 0, pageSize: mostRows }),
        db.query<{ company_name: string; company_name_np: string | null; pan: string | null }>(
          'select company_name, company_name_np, pan from business where id = $1',
          [businessId],
        ),
      ]);
      return { rows: found.rows, business: named };
    },
  );
  const name = business?.company_name ?? '';
  const report = reportOf(context, session, rows, {
    name: { en: name, ne: business?.company_name_np ?? name },
    pan: business?.pan ?? null,
  });
  return {
    fileName: `${report.name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await reportXlsx(report, body.language ?? context.language),
  };
}

function reportOf(
  context: OpenContext,
  session: Session,
  rows: readonly UserReportRow[],
  business: Report<UserReportRow>['business'],
): Report<UserReportRow> {
  return {
    name: 'User Report',
    title: texts.title,
    business,
    period: null,
    filters: [],
    columns: columnsIn(context, session),
    rows,
    calendar: context.calendar,
    madeAt: `${bothDates(context.today, context.calendar).bs} ${timeInKathmandu(context.now)}`,
    madeBy: session.fullName,
  };
}

function columnsIn(context: OpenContext, session: Session): ReportColumn<UserReportRow>[] {
  const column = (
    key: string,
    title: Text,
    value: (row: UserReportRow, language: Language) => string | null,
    width = 24,
  ) => ({ kind: 'text', key, title, value, width }) as const;
  return [
    column('fullName', texts.fullName, (row) => row.fullName),
    ...(session.businessId === 0
      ? [column('business', texts.business, (row, language) => companyIn(language, row), 30)]
      : []),
    column('userName', texts.userName, (row) => row.userName, 18),
    column('mobileNumber', texts.mobileNumber, (row) => row.mobileNumber, 14),
    column('email', texts.email, (row) => row.email),
    column('userType', texts.userType, (row, language) => userTypeMessages.texts[row.userType][language], 18),
    column('status', texts.status, (row, language) => texts[row.isActive ? 'active' : 'inactive'][language], 12),
    column('outlets', texts.outlets, (row, language) => row.outlets.map((one) => nameIn(language, one)).join(', ')),
    column('roles', texts.roles, (row, language) => row.roles.map((role) => roleText(role, language)).join('; '), 50),
    column('lastSignIn', texts.lastSignIn, (row) => momentText(context, row.lastSignInAt), 18),
  ];
}

function roleText(role: UserReportRow['roles'][number], language: Language): string {
  const place =
    role.outletName === null ? '' : `, ${nameIn(language, { name: role.outletName, nameNp: role.outletNameNp })}`;
  const days =
    role.effectiveTillDateBS === null
      ? roleDaysMessages.texts.from[language].replace('{from}', role.effectiveDateBS)
      : roleDaysMessages.texts.fromTill[language]
          .replace('{from}', role.effectiveDateBS)
          .replace('{till}', role.effectiveTillDateBS);
  return `${nameIn(language, role)} (${days}${place})`;
}

function companyIn(language: Language, { companyName, companyNameNp }: UserReportRow): string | null {
  return companyName === null ? null : nameIn(language, { name: companyName, nameNp: companyNameNp });
}

function nameIn(language: Language, { name, nameNp }: Named): string {
  return language === 'ne' ? (nameNp ?? name) : name;
}

function momentText({ calendar }: OpenContext, moment: string | null): string | null {
  if (moment === null) return null;
  const milliseconds = Date.parse(moment);
  return `${bothDates(todayInKathmandu(milliseconds), calendar).bs} ${timeInKathmandu(milliseconds)}`;
}
