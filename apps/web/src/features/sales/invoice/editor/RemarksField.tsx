import '@mantine/core/styles/Input.layer.css';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { Textarea } from '@mantine/core';
import { textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import classes from './InvoiceEditor.module.css';
import { problemAt, useInvoicePart, useInvoiceStore } from './invoice-store.ts';

/** What else the bill should say. */
export function RemarksField() {
  const t = useTexts(invoiceScreenMessages);
  const language = useLanguage();
  const store = useInvoiceStore();
  const remarks = useInvoicePart((state) => state.head.remarks);
  const problem = useInvoicePart((state) => problemAt(state, 'remarks'));
  return (
    <Textarea
      className={classes.remarks ?? ''}
      label={t('remarks')}
      value={remarks}
      onChange={(event) => store.setHead({ remarks: event.currentTarget.value })}
      onBlur={() => store.touch('remarks')}
      error={problem === undefined ? undefined : textOf(problem, {}, language)}
      autosize
      minRows={1}
      maxRows={4}
    />
  );
}
