import { invoicePaymentMode } from '@bahi/contract/sales/invoice/invoice-form';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import { useOwnState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import { TotalsSelect } from '../../stock/goods-lines/editor/TotalsSelect.tsx';
import type { InvoiceOwn } from './invoice-kind.ts';
import { invoiceModeKeys } from './invoice-rows.ts';

/** How the invoice says it is paid. */
export function PaymentModeField({ store }: { store: EditorStore<InvoiceOwn> }) {
  const t = useTexts(invoiceScreenMessages);
  const payment = useTexts(paymentDialogMessages);
  const mode = useOwnState(store, (own) => own.paymentMode);
  return (
    <TotalsSelect
      name="paymentMode"
      label={t('paymentMode')}
      value={mode}
      data={invoicePaymentMode.words.map((word) => ({ value: word, label: payment(invoiceModeKeys[word]) }))}
      onChange={({ currentTarget }) => {
        const chosen = invoicePaymentMode.words.find((word) => word === currentTarget.value);
        if (chosen !== undefined) store.setOwn({ paymentMode: chosen });
      }}
    />
  );
}
