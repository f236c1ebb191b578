import type { ReportPath } from '@bahi/contract/reports/all-reports/report-paths';
import type { Download } from '@bahi/contract/download';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { Menu } from '@mantine/core';
import { Files } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReceivedFile } from '../../../platform/api-answer.ts';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { ExportMenu, type ExportWish } from '../../../ui/list/ExportMenu.tsx';
import type { ReportCall } from './report-view.ts';

/** It names all reports, which the page of one does not need before it is asked for. */
const ReportFilesDialog = lazy(async () => ({
  default: (await import('../report-file/ReportFilesDialog.tsx')).ReportFilesDialog,
}));

type Asked = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Props = { path: ReportPath | null; download: ReportCall<Download>; asked: Asked };

/** Takes a report along: a short one at once, a long one as a file that is made meanwhile. */
export function ReportExport({ path, download, asked }: Props) {
  const t = useTexts(exportMessages);
  const files = useDialog<true>();
  return (
    <>
      <ExportMenu fetchFile={(wish) => fetchFile(path, download, { ...asked, ...wish })}>
        <Menu.Divider />
        <Menu.Item leftSection={<Files size={16} aria-hidden />} onClick={() => files.open(true)}>
          {t('madeFiles')}
        </Menu.Item>
      </ExportMenu>
      <Suspense>
        {files.target === null ? null : <ReportFilesDialog opened={files.opened} onClose={files.close} />}
      </Suspense>
    </>
  );
}

/** The file, or null where it is long and being made. How many rows are too many the server alone knows. */
async function fetchFile(
  path: ReportPath | null,
  download: ReportCall<Download>,
  body: Asked & ExportWish,
): Promise<ReceivedFile | null> {
  try {
    return await call(download, { body }, { errors: 'form' });
  } catch (error) {
    if (path === null || !(error instanceof ApiError) || error.code !== 'reportFile.isLong') {
      // That there is no answer, or that one is signed out, was said already.
      if (error instanceof ApiError && error.status !== 0 && error.status !== 401)
        showToast({ kind: 'error', message: error.message });
      throw error;
    }
  }
  const { beginReportFile } = await import('../report-file/begin-report-file.ts');
  const asked = Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  await beginReportFile(path, Object.fromEntries(asked));
  return null;
}
