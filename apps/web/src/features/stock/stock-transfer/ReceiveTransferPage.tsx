import { screens } from '@bahi/contract/screens';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { useNavigate, useParams } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { ArrivedLines } from './ArrivedLines.tsx';
import { type ReceiptValues, receiptValues } from './stock-transfer-form.ts';
import type { TransferDetail } from './transfer-rows.ts';

/** Receives what is on its way: counted by typing or with a scanner, on a phone as well. */
export function ReceiveTransferPage() {
  const t = useTexts(stockTransferScreenMessages);
  const id = Number(useParams()['transferId']);
  const isAllowed = useSession().can(stockTransferContract.receive);
  const refusal = useEntryRefusal({ isAllowed, isNew: false });
  const found = useFresh(stockTransferContract.get, { params: { id } });
  const transfer = found.data;
  if (refusal === null && transfer?.mayReceive === true)
    return <Receipt key={transfer.version} transfer={transfer} onReload={() => void found.refetch()} />;
  return (
    <>
      <PageTitle title={t('receive')} backTo={screens.stockTransfers} />
      {refusal !== null ? (
        refusal
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : transfer === undefined ? (
        <FormSkeleton fields={6} />
      ) : (
        <EmptyState
          title={t('notOnItsWay')}
          action={<TextLink to={`${screens.stockTransfers}?view=${id}`}>{t('viewIt')}</TextLink>}
        />
      )}
    </>
  );
}

function Receipt({ transfer, onReload }: { transfer: TransferDetail; onReload: () => void }) {
  const t = useTexts(stockTransferScreenMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { todayAD } = useSession();
  const form = useAppForm(receiptValues, {
    receivedDateAD: todayAD,
    remarks: '',
    lines: transfer.lines.map(({ id }) => ({ id, receivedQuantity: '', reason: '' })),
  });
  const send = useSend(stockTransferContract.receive);
  const { control } = form;
  const save = async (values: ReceiptValues): Promise<void> => {
    const { id, version } = transfer;
    await send.mutateAsync({ params: { id }, body: { ...values, version } });
    await navigate(`${screens.stockTransfers}?view=${id}`);
  };
  const from = nameIn(language, transfer.outletName, transfer.outletNameNp);
  const to = nameIn(language, transfer.toOutletName, transfer.toOutletNameNp);
  return (
    <FormPage
      title={t('receiveTitle', { number: transfer.code ?? '' })}
      head={<p>{t('wayOf', { from, to })}</p>}
      form={form}
      isFinal
      onSave={save}
      onReload={onReload}
      backTo={screens.stockTransfers}
      saveLabel={t('receive')}
    >
      <FormSection title={t('lines')}>
        <ArrivedLines form={form} lines={transfer.lines} />
      </FormSection>
      <FormGrid>
        <DateField
          control={control}
          name="receivedDateAD"
          label={t('receivedOn')}
          min={transfer.dateAD}
          max={todayAD}
          required
        />
        <TextField control={control} name="remarks" label={t('remarks')} maxLength={500} />
      </FormGrid>
    </FormPage>
  );
}
