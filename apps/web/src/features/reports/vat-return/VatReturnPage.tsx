import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { screens } from '@bahi/contract/screens';
import type { Answer } from '@bahi/contract/endpoint';
import { Button } from '@mantine/core';
import { useParams } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { FileReturnDialog } from './FileReturnDialog.tsx';
import { ReturnExport } from './ReturnExport.tsx';
import { ReturnParts } from './ReturnParts.tsx';
import { useMonthText } from './use-month-text.ts';
import { VerifyReturnDialog } from './VerifyReturnDialog.tsx';

export type VatMonthReturn = Answer<typeof vatReturnContract.get>;

/** The return of one month, box by box, with what it ties to and what was filed. */
export function VatReturnPage() {
  const { lastDay = '' } = useParams();
  const t = useTexts(vatReturnScreenMessages);
  const monthText = useMonthText();
  const answer = useCall(vatReturnContract.get, { query: { dayAD: lastDay } }, { staleTime: 0 });
  const found = answer.data;
  const title = found === undefined ? t('title') : t('titleOf', { month: monthText(found.month.lastDayBS) });
  return (
    <>
      <PageTitle title={title} backTo={screens.vatReturns}>
        {found === undefined ? null : <ReturnActions found={found} />}
      </PageTitle>
      {answer.isPending ? <FormSkeleton fields={8} /> : null}
      {answer.isError ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {found === undefined ? null : <ReturnParts found={found} />}
    </>
  );
}

/** Takes it along, and notes what the portal says; what cannot be done yet is not there. */
function ReturnActions({ found }: { found: VatMonthReturn }) {
  const t = useTexts(vatReturnScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const filing = useDialog<true>();
  const verifying = useDialog<true>();
  const [last] = found.filings;
  const mayFile = can(vatReturnContract.file) && !isBusinessInactive && found.isOver;
  return (
    <>
      {can(vatReturnContract.download) ? (
        <ReturnExport
          what="RETURN"
          fetchFile={(wish) => call(vatReturnContract.download, { body: { dayAD: found.month.lastDayAD, ...wish } })}
        />
      ) : null}
      {mayFile && last?.state === 'SUBMITTED' ? (
        <Button variant="default" onClick={() => verifying.open(true)}>
          {t('verify')}
        </Button>
      ) : null}
      {mayFile ? (
        <Button onClick={() => filing.open(true)}>{t(last === undefined ? 'file' : 'fileAgain')}</Button>
      ) : null}
      {filing.target === null ? null : <FileReturnDialog opened={filing.opened} onClose={filing.close} found={found} />}
      {verifying.target === null || last === undefined ? null : (
        <VerifyReturnDialog opened={verifying.opened} onClose={verifying.close} found={found} last={last} />
      )}
    </>
  );
}
