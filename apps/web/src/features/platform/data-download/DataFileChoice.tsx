import { dataDownloadContract, type DataSummary } from '@bahi/contract/platform/data-download/data-download.contract';
import { dataDownloadMessages } from '@bahi/contract/platform/data-download/data-download-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Download, FileJson, FileSpreadsheet } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import classes from './DataDownload.module.css';
import { type DataFile, useDataFile } from './use-data-file.ts';
import { useFileSize } from './use-file-size.ts';

/** The two files, each with what it is good for; while one is made the other waits. */
export function DataFileChoice({ summary }: { summary: DataSummary }) {
  const t = useTexts(dataDownloadMessages);
  const language = useLanguage();
  const size = useFileSize();
  const { can } = useSession();
  const { file, download } = useDataFile();
  const { fileCount, fileBytes } = summary;
  const files =
    fileCount === 0 ? t('noFiles') : t('files', { count: formatNumber(fileCount, language), size: size(fileBytes) });
  const choices = [
    { fileType: 'EXCEL', Icon: FileSpreadsheet, title: t('excel'), text: t('excelText'), label: t('downloadExcel') },
    { fileType: 'JSON', Icon: FileJson, title: t('json'), text: `${t('jsonText')} ${files}`, label: t('downloadJson') },
  ] as const;
  const mayDownload = can(dataDownloadContract.download);
  return (
    <>
      <div className={classes.choices}>
        {choices.map(({ fileType, Icon, title, text, label }) => (
          <section key={fileType} className={classes.choice} aria-label={title}>
            <h2 className={classes.title}>
              <Icon size={22} aria-hidden />
              {title}
            </h2>
            <p className={classes.text}>{text}</p>
            {mayDownload ? (
              <Button
                leftSection={<Download size={18} aria-hidden />}
                loading={file.state === 'coming' && file.fileType === fileType}
                disabled={file.state === 'coming' && file.fileType !== fileType}
                onClick={() => download(fileType, language)}
              >
                {label}
              </Button>
            ) : null}
          </section>
        ))}
      </div>
      {mayDownload ? <FileProgress file={file} /> : <p className={classes.none}>{t('notAllowed')}</p>}
    </>
  );
}

/** What has become of the file: being made, coming, saved, or why it did not come. */
function FileProgress({ file }: { file: DataFile }) {
  const t = useTexts(dataDownloadMessages);
  const size = useFileSize();
  if (file.state === 'failed')
    return (
      <div role="alert" className={classes.failed}>
        <CircleAlert size={20} aria-hidden />
        <span>
          <strong>{t('failedTitle')}</strong> {file.message}
        </span>
      </div>
    );
  return (
    <div role="status" className={classes.progress}>
      {file.state === 'saved' ? (
        <>
          <CircleCheck size={20} aria-hidden />
          {t('done', { name: file.fileName })}
        </>
      ) : null}
      {file.state === 'coming' && file.progress === null ? t('making') : null}
      {file.state === 'coming' && file.progress !== null ? (
        <>
          <progress value={file.progress.received} max={file.progress.size ?? undefined} aria-hidden />
          {t('coming', {
            received: size(file.progress.received),
            size: size(file.progress.size ?? file.progress.received),
          })}
        </>
      ) : null}
    </div>
  );
}
