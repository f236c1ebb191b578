import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { screens } from '@bahi/contract/screens';
import { callApi } from '../api.ts';
import { edited, inList } from './edited-record.ts';

export const reportScheduleRecord = edited(reportScheduleContract.save, {
  get: reportScheduleContract.get,
  full: async ({ caller }, number) => {
    const report = { report: 'sales-report', period: 'lastBsMonth', filter: {} } as const;
    const saved = await callApi(
      savedReportContract.save,
      { body: { name: `Sent report ${number}`, ...report } },
      caller,
    );
    return {
      savedReportId: saved.id,
      frequency: 'MONTHLY' as const,
      monthDay: 32,
      hour: 9,
      fileType: 'EXCEL' as const,
      language: 'en' as const,
      recipients: [`sita${number}@home.example`, `ram${number}@home.example`],
      onlyWithRows: true,
    };
  },
  // On which day of the month is asked of months.
  asked: ['monthDay'],
  without: {
    savedReportId: 'is the one that the form was opened for',
    weekday: 'is asked of weeks',
  },
  open: inList(screens.reportSchedules, ({ recipients }) => `Sent report ${/\d+/.exec(String(recipients))?.[0]}`),
});
