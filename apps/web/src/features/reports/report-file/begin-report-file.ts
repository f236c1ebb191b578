import type { Sent } from '@bahi/contract/endpoint';
import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { call } from '../../../platform/api-client.ts';
import { queryClient } from '../../../platform/query.ts';
import { watchFile } from './watched-files.ts';

/** Has a file made of a long report; the strip above the screens tells how far it is. */
export async function beginReportFile(
  report: ReportPath,
  asked: Sent<typeof reportFileContract.begin>['body']['asked'],
): Promise<void> {
  const { id } = await call(reportFileContract.begin, { body: { report, asked } });
  watchFile(id);
  await queryClient.invalidateQueries({ queryKey: [reportFileContract.name] });
}
