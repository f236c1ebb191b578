import type { Sent } from '@bahi/contract/endpoint';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import type { ReportFilePath } from '@bahi/contract/reports/report-file/report-file-paths';
import { call } from '../../../platform/api-client.ts';
import { queryClient } from '../../../platform/query.ts';
import { watchFile } from './watched-files.ts';

/** Has a file made of a long report, or of a month; the strip above the screens tells how far it is. */
export async function beginReportFile(
  report: ReportFilePath,
  asked: Sent<typeof reportFileContract.begin>['body']['asked'],
): Promise<void> {
  const { id } = await call(reportFileContract.begin, { body: { report, asked } });
  watchFile(id);
  await queryClient.invalidateQueries({ queryKey: [reportFileContract.name] });
}
