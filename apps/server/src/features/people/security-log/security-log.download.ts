import { deviceName } from '@bahi/contract/account/user-session/device-name';
import { userSessionScreenMessages } from '@bahi/contract/account/user-session/user-session-screen.messages';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { fillText, type Text } from '@bahi/contract/messages';
import type { securityLogContract, SecurityRow } from '@bahi/contract/people/security-log/security-log.contract';
import { securityDetailText, securityLogMessages } from '@bahi/contract/people/security-log/security-log.messages';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import type { ReportColumn } from '../../../platform/reports/report.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { periodOf, readLog, readSecurityEvents } from './security-log.queries.ts';

type Contract = typeof securityLogContract;

const texts = securityLogMessages.texts;
const sessionTexts = userSessionScreenMessages.texts;
/** Events in one spreadsheet at most, the newest. */
const mostRows = 100_000;

/** The security log as 'Security Log.xlsx', in the language asked for or the caller's. */
export async function downloadSecurityLog(
  context: OpenContext,
  { body }: Input<Contract['download']>,
): Promise<Answer<Contract['download']>> {
  const session = context.session ?? failInvalidToken();
  const { rows, business } = await readLog(context, async (reader) => {
    const [found, [named]] = await Promise.all([
      readSecurityEvents(reader, body, { limit: mostRows, offset: 0 }),
      reader.db.query<{ company_name: string; company_name_np: string | null; pan: string | null }>(
        'select company_name, company_name_np, pan from business where id = $1',
        [session.businessId],
      ),
    ]);
    return { rows: found.rows, business: named };
  });
  const name = business?.company_name ?? '';
  const { fromDay, toDay } = periodOf(context, body);
  const report = {
    name: 'Security Log',
    title: texts.title,
    business: { name: { en: name, ne: business?.company_name_np ?? name }, pan: business?.pan ?? null },
    period: {
      fromDay,
      toDay,
      fromBs: bothDates(fromDay, context.calendar).bs,
      toBs: bothDates(toDay, context.calendar).bs,
    },
    filters: [],
    columns: columnsIn(context, session),
    rows,
    calendar: context.calendar,
    madeAt: momentText(context, context.now),
    madeBy: session.fullName,
  };
  return {
    fileName: `${report.name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await reportXlsx(report, body.language ?? context.language),
  };
}

function columnsIn(context: OpenContext, { businessId }: Session): ReportColumn<SecurityRow>[] {
  const column = (
    key: string,
    title: Text,
    value: (row: SecurityRow, language: Language) => string | null,
    width = 24,
  ) => ({ kind: 'text', key, title, value, width }) as const;
  return [
    column('at', texts.at, (row) => momentText(context, Date.parse(row.at)), 18),
    column('event', texts.event, (row, language) => texts[row.event][language]),
    column('outcome', texts.outcome, (row, language) => texts[row.outcome][language], 12),
    ...(businessId === 0 ? [column('business', texts.business, companyIn, 30)] : []),
    column('person', texts.person, (row) => row.userFullName),
    column('subject', texts.subject, (row) => row.subjectFullName),
    column('detail', texts.detail, (row, language) =>
      row.detail.map((one) => securityDetailText(one, language)).join(', '),
    ),
    column('address', texts.address, (row) => row.address, 18),
    column('browser', texts.browser, deviceIn),
    column('call', texts.call, (row) => row.call, 40),
    { kind: 'count', key: 'times', title: texts.times, value: (row) => row.times, width: 10 },
  ];
}

function companyIn({ companyName, companyNameNp }: SecurityRow, language: Language): string | null {
  return language === 'ne' ? (companyNameNp ?? companyName) : companyName;
}

function deviceIn({ browser, device }: SecurityRow, language: Language): string | null {
  if (browser === null || device === null) return null;
  return deviceName({ browser, device }, (key, values = {}) => fillText(sessionTexts[key][language], values));
}

function momentText({ calendar }: OpenContext, milliseconds: number): string {
  return `${bothDates(todayInKathmandu(milliseconds), calendar).bs} ${timeInKathmandu(milliseconds)}`;
}
