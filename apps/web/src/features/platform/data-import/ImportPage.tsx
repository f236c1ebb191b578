import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { screens } from '@bahi/contract/screens';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { ImportActs } from './ImportActs.tsx';
import { ImportChoices } from './ImportChoices.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportTotals } from './ImportTotals.tsx';
import { ImportStateBadge } from './import-list-columns.tsx';

/** One file: what would be stored of it, what is to be mended, and, once it is stored, the way back. */
export function ImportPage() {
  const t = useTexts(dataImportScreenMessages);
  const { importId = '' } = useParams();
  const answer = useCall(dataImportContract.get, { params: { id: importId } }, { staleTime: 0 });
  const found = answer.data;
  if (found === undefined)
    return (
      <>
        <PageTitle title={t('title')} backTo={screens.dataImports} />
        {answer.error === null ? (
          <FormSkeleton />
        ) : (
          <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
        )}
      </>
    );
  return (
    <>
      <PageTitle
        title={found.fileName}
        remark={<ImportStateBadge state={found.state} />}
        backTo={screens.dataImports}
      />
      <ImportCounts found={found}>
        <ImportActs found={found} />
      </ImportCounts>
      {found.state === 'STAGED' ? (
        <>
          <ImportChoices found={found} />
          <ImportMatch found={found} key={found.columns.join()} />
          <ImportTotals found={found} />
          <ImportRows found={found} />
        </>
      ) : (
        <ImportTotals found={found} />
      )}
    </>
  );
}
