import { dataDownloadContract, type DataSummary } from '@bahi/contract/platform/data-download/data-download.contract';
import { dataDownloadMessages } from '@bahi/contract/platform/data-download/data-download-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './DataDownload.module.css';
import { DataFileChoice } from './DataFileChoice.tsx';
import { useFileSize } from './use-file-size.ts';

/** All data of the business for its owner to take along: what there is, the two files, and who took them before. */
export function DataDownloadPage() {
  const t = useTexts(dataDownloadMessages);
  const answer = useCall(dataDownloadContract.summary, {});
  return (
    <>
      <PageTitle title={t('title')} />
      {answer.data !== undefined ? (
        <Contents summary={answer.data} />
      ) : answer.error === null ? (
        <FormSkeleton />
      ) : (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      )}
    </>
  );
}

function Contents({ summary }: { summary: DataSummary }) {
  const t = useTexts(dataDownloadMessages);
  const language = useLanguage();
  return (
    <>
      <Surface>
        <p className={classes.intro}>{t('intro')}</p>
        <DataFileChoice summary={summary} />
      </Surface>
      <Surface title={t('contents')}>
        <dl className={classes.counts}>
          {summary.sheets.map(({ name, nameNp, rows }) => (
            <div key={name}>
              <dt>{nameIn(language, name, nameNp)}</dt>
              <dd>{formatNumber(rows, language)}</dd>
            </div>
          ))}
        </dl>
      </Surface>
      <Surface title={t('history')}>
        <History downloads={summary.downloads} />
      </Surface>
    </>
  );
}

function History({ downloads }: Pick<DataSummary, 'downloads'>) {
  const t = useTexts(dataDownloadMessages);
  const size = useFileSize();
  const kinds = { EXCEL: t('excel'), JSON: t('json') };
  if (downloads.length === 0) return <p className={classes.none}>{t('noHistory')}</p>;
  return (
    <ul className={classes.history}>
      {downloads.map((one) => (
        <li key={one.id}>
          <span className={classes.who}>{one.downloadedByName}</span>
          <span>{`${kinds[one.fileType]} · ${size(one.sizeBytes)}`}</span>
          <MomentText at={one.downloadedAt} />
        </li>
      ))}
    </ul>
  );
}
