import { reportFileScreenMessages } from '@bahi/contract/reports/report-file/report-file-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import classes from './ReportFiles.module.css';
import { percentOf, type ReportFile, useFileName, useRowsText } from './use-report-file-texts.ts';

/** What a file is called, how far it is, and why there is none. */
export function FileState({ file }: { file: ReportFile }) {
  const t = useTexts(reportFileScreenMessages);
  const name = useFileName()(file);
  const rows = useRowsText()(file);
  const { state, failure, expiresAt } = file;
  return (
    <div className={classes.about}>
      <strong>{name}</strong>
      <small>
        {[t(state), rows].filter((part) => part !== '').join(' · ')}
        {state === 'READY' ? (
          <>
            {' · '}
            {t('keptUntilLabel')} <MomentText at={expiresAt} />
          </>
        ) : null}
      </small>
      {failure === null ? null : <small className={classes.failed}>{t(failure)}</small>}
      {state === 'MAKING' ? <Bar percent={percentOf(file)} label={t('progress', { name })} text={rows} /> : null}
    </div>
  );
}

function Bar({ percent, label, text }: { percent: number; label: string; text: string }) {
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      {...(text === '' ? {} : { 'aria-valuetext': text })}
    >
      <div className={classes.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
