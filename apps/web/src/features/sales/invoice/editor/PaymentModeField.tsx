import '@mantine/core/styles/Input.layer.css';
import { invoicePaymentMode } from '@bahi/contract/sales/invoice/invoice-form';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { invoiceModeKeys } from '../invoice-rows.ts';
import { useInvoicePart, useInvoiceStore } from './invoice-store.ts';
import classes from './TotalsPanel.module.css';

/** How the bill says it is paid. */
export function PaymentModeField() {
  const t = useTexts(invoiceScreenMessages);
  const payment = useTexts(paymentDialogMessages);
  const store = useInvoiceStore();
  const mode = useInvoicePart((state) => state.head.paymentMode);
  return (
    <NativeSelect
      className={classes.mode}
      label={t('paymentMode')}
      value={mode}
      data={invoicePaymentMode.words.map((word) => ({ value: word, label: payment(invoiceModeKeys[word]) }))}
      onChange={({ currentTarget }) => {
        const chosen = invoicePaymentMode.words.find((word) => word === currentTarget.value);
        if (chosen !== undefined) store.setHead({ paymentMode: chosen });
      }}
    />
  );
}
