import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { savedFilterForm } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { reportScheduleForm } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { savedReportForm } from '@bahi/contract/reports/saved-report/saved-report.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { saveSchedule, toggleSchedule } from '../../features/reports/report-schedule/report-schedule.commands.ts';
import { saveSavedFilter } from '../../features/reports/saved-filter/saved-filter.commands.ts';
import { saveSavedReport } from '../../features/reports/saved-report/saved-report.commands.ts';
import type { Context } from '../../platform/core/context.ts';
import type { Services } from '../../platform/core/services.ts';
import { act, type Actor } from './demo-context.ts';

/** What the owner looks at again and again; the registers of the last month the accountant finds as well. */
export async function keepReports(
  services: Services,
  { owner, today }: { owner: Actor; today: CalendarDay },
): Promise<void> {
  await act(services, owner, today, async (context) => {
    const roles = await context.db.query<{ id: number }>(
      `select id from role where business_id = 0 and code = 'ACCOUNTANT'`,
    );
    const lastMonth = { period: 'lastBsMonth', roleIds: roles.map(({ id }) => id) };
    for (const kept of [
      {
        name: 'Sales register of last month',
        nameNp: 'गत महिनाको बिक्री खाता',
        report: 'sales-register-report',
        ...lastMonth,
      },
      {
        name: 'Purchases of last month',
        nameNp: 'गत महिनाको खरिद खाता',
        report: 'purchase-register-report',
        ...lastMonth,
      },
      { name: 'Who owes today', nameNp: 'आज कसले कति तिर्न बाँकी', report: 'age-receivable-report', period: 'today' },
    ]) {
      const { id } = await saveSavedReport(context, savedReportForm.parse(kept));
      if (kept.report === 'sales-register-report') await scheduleOf(context, id);
    }
    await saveSavedFilter(
      context,
      { lists: new Map([['invoice.list', { endpoint: invoiceContract.list }]]) },
      savedFilterForm.parse({
        list: 'invoice.list',
        name: 'This month',
        nameNp: 'यस महिनाका बिल',
        period: 'thisBsMonth',
        roleIds: roles.map(({ id }) => id),
      }),
    );
  });
}

/** The register would go to the accountant on the first of each month; it is paused: nobody is sent anything. */
async function scheduleOf(context: Context, savedReportId: number): Promise<void> {
  const form = reportScheduleForm.parse({
    savedReportId,
    frequency: 'MONTHLY',
    monthDay: 1,
    hour: 8,
    fileType: 'EXCEL',
    language: 'ne',
    recipients: 'accountant@demo.bahi',
    onlyWithRows: false,
  });
  const { id } = await saveSchedule(context, form);
  await toggleSchedule(context, id);
}
