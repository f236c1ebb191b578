import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentMessages } from '@bahi/contract/money/payment/payment.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { useFresh } from '../../../../platform/query.ts';
import { DetailDialog } from '../../../../ui/dialogs/DetailDialog.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { EditPaymentDialog } from '../EditPaymentDialog.tsx';
import type { SettlementDetail } from '../payment-form.ts';
import { ReceiveDialog } from '../receive/ReceiveDialog.tsx';
import type { ActedSettlement } from './use-settlement-actions.tsx';

type Props = { opened: boolean; onClose: () => void; settlement: Pick<ActedSettlement, 'id' | 'number'> };

/**
 * Edits a settlement as the server has it now: all of it on one document by the form of that document's payments, else by
 * that of its customer.
 */
export function SettlementEdit({ opened, onClose, settlement }: Props) {
  const t = useTexts(settlementScreenMessages);
  const messages = useTexts(paymentMessages);
  const found = useFresh(paymentContract.getSettlement, opened ? { params: { masterId: settlement.id } } : null);
  const detail = found.data;
  const number = settlement.number ?? t('unnumbered');
  const title = t('editTitle', { number });
  const shown = { opened, onClose, title, onReload: () => void found.refetch() };
  if (detail?.isEditable === true) {
    const document = onlyDocument(detail);
    return document === null ? (
      <ReceiveDialog key={detail.version} {...shown} receipt={detail} />
    ) : (
      <EditPaymentDialog key={detail.version} {...shown} settlement={detail} document={document} />
    );
  }
  return (
    <DetailDialog opened={opened} onClose={onClose} title={title}>
      {detail !== undefined ? (
        <p>{messages('notEditable')}</p>
      ) : found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </DetailDialog>
  );
}

/** The document that all of a settlement went onto, if there is one. */
function onlyDocument({
  allocations,
  advanceAmount,
}: SettlementDetail): SettlementDetail['allocations'][number] | null {
  const [first] = allocations;
  return allocations.length === 1 && advanceAmount === 0 ? (first ?? null) : null;
}
