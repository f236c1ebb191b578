import { isOpen } from '@bahi/contract/reports/report-file/report-file-choices';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { reportFileScreenMessages } from '@bahi/contract/reports/report-file/report-file-screen.messages';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call, saveFile } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { queryClient, useSend } from '../../../platform/query.ts';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { type ReportFile, useFileName } from './use-report-file-texts.ts';

const iconPixels = 18;

/** What can be done about a file: it is downloaded as often as one likes, and stopped while it is being made. */
export function FileActions({ file }: { file: ReportFile }) {
  const t = useTexts(reportFileScreenMessages);
  const name = useFileName()(file);
  const stop = useSend(reportFileContract.cancel);
  const [isBusy, setBusy] = useState(false);
  const params = { id: file.id };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await call(reportFileContract.download, { params }));
    } catch {
      // Why there is no file has been shown as a toast; it may be that its day is over.
      await queryClient.invalidateQueries({ queryKey: [reportFileContract.name] });
    } finally {
      setBusy(false);
    }
  };
  if (file.state === 'READY')
    return (
      <Button
        aria-label={t('downloadIt', { name })}
        loading={isBusy}
        leftSection={<Download size={iconPixels} aria-hidden />}
        onClick={() => void save()}
      >
        {t('download')}
      </Button>
    );
  if (!isOpen(file.state)) return null;
  return (
    <DangerButton aria-label={t('stopIt', { name })} loading={stop.isPending} onClick={() => stop.mutate({ params })}>
      {t('stop')}
    </DangerButton>
  );
}
