import { screens } from '@bahi/contract/screens';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useFresh } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { StockTransferForm } from './StockTransferForm.tsx';

/** Writes what one outlet sends to another: a new transfer, or a draft. */
export function StockTransferFormPage() {
  const { transferId } = useParams();
  const { can } = useSession();
  const isNew = transferId === undefined;
  const isAllowed = can(stockTransferContract.save) && (isNew || can({ access: 'stock-transfer.update' }));
  const refusal = useEntryRefusal({ isAllowed, isNew });
  if (refusal !== null) return <Titled isNew={isNew}>{refusal}</Titled>;
  return isNew ? <New /> : <Draft key={transferId} id={Number(transferId)} />;
}

function Titled({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const t = useTexts(stockTransferScreenMessages);
  return (
    <>
      <PageTitle title={t(isNew ? 'createTitle' : 'editTitle')} backTo={screens.stockTransfers} />
      {children}
    </>
  );
}

function New() {
  const t = useTexts(stockTransferScreenMessages);
  const outlets = useCall(stockTransferContract.outlets, {});
  if (outlets.data !== undefined && outlets.data.length > 1)
    return <StockTransferForm draft={null} outlets={outlets.data} />;
  return (
    <Titled isNew>
      {outlets.isError ? (
        <ErrorState error={outlets.error} onRetry={() => void outlets.refetch()} />
      ) : outlets.data === undefined ? (
        <FormSkeleton fields={6} />
      ) : (
        <EmptyState title={t('oneOutlet')} />
      )}
    </Titled>
  );
}

function Draft({ id }: { id: number }) {
  const t = useTexts(stockTransferScreenMessages);
  const outlets = useCall(stockTransferContract.outlets, {});
  const found = useFresh(stockTransferContract.get, { params: { id } });
  const failed = [outlets, found].find((one) => one.isError);
  if (failed?.error)
    return (
      <Titled isNew={false}>
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      </Titled>
    );
  if (found.data === undefined || outlets.data === undefined)
    return (
      <Titled isNew={false}>
        <FormSkeleton fields={6} />
      </Titled>
    );
  if (!found.data.mayEdit)
    return (
      <Titled isNew={false}>
        <EmptyState
          title={t('notDraft')}
          action={<TextLink to={`${screens.stockTransfers}?view=${id}`}>{t('viewIt')}</TextLink>}
        />
      </Titled>
    );
  return (
    <StockTransferForm
      key={found.data.version}
      draft={found.data}
      outlets={outlets.data}
      onReload={() => void found.refetch()}
    />
  );
}
