import type { Text } from '../../messages.ts';
import type { ModuleCode } from '../../module-codes.ts';
import { type ScreenPath, screens } from '../../screens.ts';
import { reportAt } from '../all-reports/all-reports.ts';
import { type ReportPath, reportPaths } from '../all-reports/report-paths.ts';
import { monthFilePath } from '../month-file/month-file-parts.ts';
import { monthFileWords } from '../month-file/month-file-words.messages.ts';

/** What is made as a file apart from the request: reports that are long, and a whole month. */
export const reportFilePaths = [...reportPaths, monthFilePath] as const;
export type ReportFilePath = (typeof reportFilePaths)[number];

export function isReport(path: ReportFilePath): path is ReportPath {
  return path !== monthFilePath;
}

/** What a file is called, on which right it is made, and where it is asked for. */
export function reportFileAt(path: ReportFilePath): { title: Text; module: ModuleCode; screen: ScreenPath } {
  if (!isReport(path)) return { title: monthFileWords.texts.title, module: monthFilePath, screen: screens.monthFile };
  const { report, screen } = reportAt(path);
  return { title: report.title, module: report.module, screen };
}
