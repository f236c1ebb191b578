import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { screens } from '@bahi/contract/screens';
import { edited, inList } from './edited-record.ts';

export const savedReportRecord = edited(savedReportContract.save, {
  get: savedReportContract.get,
  full: (_, number) => ({
    name: `Saved report ${number}`,
    nameNp: `राखिएको प्रतिवेदन ${number}`,
    report: 'sales-report' as const,
    period: 'lastBsMonth' as const,
    filter: { invoiceNumber: number },
    roleIds: [],
  }),
  // Without a period the days must be there.
  asked: ['report', 'period'],
  without: {
    report: 'chosen on the page of the report',
    filter: 'chosen on the page of the report',
  },
  open: inList(screens.savedReports),
});
