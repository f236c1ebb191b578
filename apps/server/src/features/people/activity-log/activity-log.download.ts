import { deviceName } from '@bahi/contract/account/user-session/device-name';
import { userSessionScreenMessages } from '@bahi/contract/account/user-session/user-session-screen.messages';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { fillText, type Text } from '@bahi/contract/messages';
import type { Activity, activityLogContract } from '@bahi/contract/people/activity-log/activity-log.contract';
import { activityLogMessages } from '@bahi/contract/people/activity-log/activity-log.messages';
import { activityKindText } from '@bahi/contract/people/activity-log/activity-words';
import { securityDetailText, securityLogMessages } from '@bahi/contract/people/security-log/security-log.messages';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { formatNumber } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';
import type { OpenContext } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import type { ReportColumn } from '../../../platform/reports/report.ts';
import { reportXlsx } from '../../../platform/reports/spreadsheet.ts';
import { readReportBusiness } from '../../platform/business/report-business.ts';
import { periodOf, positionsIn, readActivities, readLog, wantedBy } from './activity-log.queries.ts';

type Contract = typeof activityLogContract;

const t = activityLogMessages.texts;
const doors = securityLogMessages.texts;
const sessions = userSessionScreenMessages.texts;
/** Activities in one spreadsheet at most, the newest, and how many are read at once. A file that is cut says so. */
const mostRows = 20_000;
const rowsAtOnce = 500;
/** Rows of the audit that are looked at in one step, and steps for one file. */
const rowsLookedAt = 3000;
const mostSteps = 100;

/** The activity log as 'Activity Log.xlsx', in the language asked for or the caller's. */
export async function downloadActivities(
  context: OpenContext,
  { body }: Input<Contract['download']>,
): Promise<Answer<Contract['download']>> {
  const { isCut, rows, business } = await readLog(context, async (reader) => {
    const found: Activity[] = [];
    let next: string | null = '';
    for (let step = 0; step < mostSteps && next !== null && found.length < mostRows; step += 1) {
      const page: Answer<Contract['recent']> = await readActivities(reader, {
        ...wantedBy(context, body),
        ...positionsIn(next),
        limit: rowsAtOnce,
        window: rowsLookedAt,
      });
      found.push(...page.activities);
      next = page.before;
    }
    const isCut = next !== null || found.length > mostRows;
    return { isCut, rows: found.slice(0, mostRows), business: await readReportBusiness(reader.db, reader.businessId) };
  });
  const { fromDay, toDay } = periodOf(context, body);
  const report = {
    name: 'Activity Log',
    title: t.title,
    business,
    period: {
      fromDay,
      toDay,
      fromBs: bothDates(fromDay, context.calendar).bs,
      toBs: bothDates(toDay, context.calendar).bs,
    },
    filters: isCut ? [{ label: t.isCutLabel, value: t.isCut }] : [],
    columns: columnsIn(context),
    rows,
    calendar: context.calendar,
    madeAt: momentText(context, context.now),
    madeBy: context.session?.fullName ?? '',
  };
  return {
    fileName: `${report.name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await reportXlsx(report, body.language ?? context.language),
  };
}

function columnsIn(context: OpenContext): ReportColumn<Activity>[] {
  const column = (key: string, title: Text, value: (row: Activity, language: Language) => string | null, width = 24) =>
    ({ kind: 'text', key, title, value, width }) as const;
  return [
    column('at', t.at, (row) => momentText(context, Date.parse(row.at)), 18),
    column('person', t.person, (row, language) => inLanguage(language, row.userFullName, row.userFullNameNp)),
    column('kind', t.kind, (row, language) => activityKindText(row.kind)[language]),
    column('what', t.what, (row, language) =>
      row.act === null ? (row.event === null ? null : doors[row.event][language]) : t[row.act][language],
    ),
    column('record', t.record, (row, language) => inLanguage(language, row.recordName, row.recordNameNp), 30),
    column('detail', t.detail, detailIn, 40),
    column(
      'from',
      t.from,
      (row, language) => [row.address, deviceIn(row, language)].filter((part) => part !== null).join(', ') || null,
    ),
    column('outcome', t.outcome, (row, language) => (row.outcome === null ? null : doors[row.outcome][language]), 12),
  ];
}

function detailIn({ changed, detail, times }: Activity, language: Language): string {
  return [
    ...changed.map((label) => label[language]),
    ...detail.map((one) => securityDetailText(one, language)),
    ...(times > 1 ? [fillText(doors.timesCount[language], { count: formatNumber(times, language) })] : []),
  ].join(', ');
}

function deviceIn({ browser, device }: Activity, language: Language): string | null {
  if (browser === null || device === null) return null;
  return deviceName({ browser, device }, (key, values = {}) => fillText(sessions[key][language], values));
}

function inLanguage(language: Language, name: string | null, nameNp: string | null): string | null {
  return language === 'ne' ? (nameNp ?? name) : name;
}

function momentText({ calendar }: OpenContext, milliseconds: number): string {
  return `${bothDates(todayInKathmandu(milliseconds), calendar).bs} ${timeInKathmandu(milliseconds)}`;
}
