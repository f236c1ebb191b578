import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentMessages } from '@bahi/contract/money/payment/payment.messages';
import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useFresh } from '../../../../platform/query.ts';
import { DetailDialog } from '../../../../ui/dialogs/DetailDialog.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { EditPaymentDialog } from '../EditPaymentDialog.tsx';
import type { ReceiptDetail } from '../payment-form.ts';
import { ReceiveDialog } from '../receive/ReceiveDialog.tsx';
import type { ActedReceipt } from './use-receipt-actions.tsx';

type Props = { opened: boolean; onClose: () => void; receipt: Pick<ActedReceipt, 'id' | 'number'> };

/**
 * Edits a receipt as the server has it now: all of it on one document by the form of that document's payments, else by
 * that of its customer.
 */
export function ReceiptEdit({ opened, onClose, receipt }: Props) {
  const t = useTexts(receiptScreenMessages);
  const messages = useTexts(paymentMessages);
  const language = useLanguage();
  const found = useFresh(paymentContract.getReceipt, opened ? { params: { masterId: receipt.id } } : null);
  const detail = found.data;
  const number = receipt.number === null ? t('unnumbered') : inDigitsOf(receipt.number, language);
  const title = t('editTitle', { number });
  const shown = { opened, onClose, title, onReload: () => void found.refetch() };
  if (detail?.isEditable === true) {
    const document = onlyDocument(detail);
    return document === null ? (
      <ReceiveDialog key={detail.version} {...shown} receipt={detail} />
    ) : (
      <EditPaymentDialog key={detail.version} {...shown} receipt={detail} document={document} />
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

/** The document that all of a receipt went onto, if there is one. */
function onlyDocument({ allocations, advanceAmount }: ReceiptDetail): ReceiptDetail['allocations'][number] | null {
  const [first] = allocations;
  return allocations.length === 1 && advanceAmount === 0 ? (first ?? null) : null;
}
