import { reportFileScreenMessages } from '@bahi/contract/reports/report-file/report-file-screen.messages';
import { isOpen } from '@bahi/contract/reports/report-file/report-file-choices';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { FileActions } from './FileActions.tsx';
import { FileState } from './FileState.tsx';
import classes from './ReportFiles.module.css';
import { percentOf, type ReportFile, useFileName } from './use-report-file-texts.ts';
import { useRecentFiles } from './use-recent-files.ts';
import { dismissFiles, useWatchedFiles } from './watched-files.ts';

/** Tells above every screen how far one's files are, until they are dismissed. */
export function ReportFileStrip() {
  const t = useTexts(reportFileScreenMessages);
  const watched = useWatchedFiles();
  const { data } = useRecentFiles();
  const files = data?.files.filter(({ id }) => watched.includes(id)) ?? [];
  useForgetting(watched, data?.files);
  if (files.length === 0) return null;
  return (
    <ul className={classes.strip} aria-label={t('strip')}>
      {files.map((file) => (
        <WatchedFile key={file.id} file={file} />
      ))}
    </ul>
  );
}

/** What is stopped or not kept any more is not told of again; nor what is older than all that is told of, or somebody else's. */
function useForgetting(watched: readonly number[], files: readonly ReportFile[] | undefined): void {
  useEffect(() => {
    const newest = files?.[0]?.id ?? 0;
    const over = watched.filter((id) => {
      const state = files?.find((file) => file.id === id)?.state;
      // What was begun a moment ago may not be in the answer yet.
      return state === undefined ? id < newest : state === 'CANCELLED' || state === 'EXPIRED';
    });
    if (over.length > 0) dismissFiles(...over);
  }, [watched, files]);
}

function WatchedFile({ file }: { file: ReportFile }) {
  const t = useTexts(reportFileScreenMessages);
  const name = useFileName()(file);
  return (
    <li className={classes.file}>
      <FileState file={file} />
      <VisuallyHidden role="status">{useSaid(file)}</VisuallyHidden>
      <div className={classes.actions}>
        <FileActions file={file} />
        {isOpen(file.state) ? null : (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="var(--bahi-target)"
            aria-label={t('dismissIt', { name })}
            onClick={() => dismissFiles(file.id)}
          >
            <X size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}

/** What is read out: not each row, but each quarter. */
function useSaid(file: ReportFile): string {
  const t = useTexts(reportFileScreenMessages);
  const language = useLanguage();
  const name = useFileName()(file);
  if (file.state === 'READY') return t('isReady', { name });
  if (!isOpen(file.state)) return t('isOver', { name });
  const quarter = Math.floor(percentOf(file) / 25) * 25;
  return quarter === 0 ? t('isMade', { name }) : t('percent', { name, percent: formatNumber(quarter, language) });
}
