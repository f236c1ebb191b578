import { reportFileScreenMessages } from '@bahi/contract/reports/report-file/report-file-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { DetailDialog } from '../../../ui/dialogs/DetailDialog.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FileActions } from './FileActions.tsx';
import { FileState } from './FileState.tsx';
import classes from './ReportFiles.module.css';
import { useRecentFiles } from './use-recent-files.ts';

type Props = { opened: boolean; onClose: () => void };

/** One's own files of long reports: those that are being made, that are ready, and what became of the others. */
export function ReportFilesDialog({ opened, onClose }: Props) {
  const t = useTexts(reportFileScreenMessages);
  return (
    <DetailDialog opened={opened} onClose={onClose} title={t('title')} size={640}>
      <Files />
    </DetailDialog>
  );
}

function Files() {
  const t = useTexts(reportFileScreenMessages);
  const { data, error, refetch } = useRecentFiles();
  if (data === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton fields={3} />;
  if (data.files.length === 0) return <p className={classes.soft}>{t('none')}</p>;
  return (
    <ul className={classes.list}>
      {data.files.map((file) => (
        <li key={file.id} className={classes.file}>
          <FileState file={file} />
          <small className={classes.soft}>
            {t('begunAt')} <MomentText at={file.begunAt} />
          </small>
          <div className={classes.actions}>
            <FileActions file={file} />
          </div>
        </li>
      ))}
    </ul>
  );
}
