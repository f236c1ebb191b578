import { creditNoteScreenMessages } from '@bahi/contract/sales/credit-note/credit-note-screen.messages';
import { screens } from '@bahi/contract/screens';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { CreditableInvoice } from './credit-note-rows.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';

/** The invoice that is credited: whose, of which day, what it came to and what is left of it. */
export function CreditedInvoice({ invoice, canChange }: { invoice: CreditableInvoice; canChange: boolean }) {
  const t = useTexts(creditNoteScreenMessages);
  const language = useLanguage();
  return (
    <section className={classes.surface}>
      <h2 className={classes.title}>
        {t('invoice')} {invoice.invoiceNumber}
        {canChange ? <TextLink to={screens.newCreditNote}>{t('otherInvoice')}</TextLink> : null}
      </h2>
      <DetailList
        details={[
          { label: t('customer'), value: nameIn(language, invoice.customerName, invoice.customerNameNp) },
          { label: t('invoiceDate'), value: <DateText ad={invoice.invoiceDateAD} withAd /> },
          { label: t('invoiceTotal'), value: <MoneyText rupees={invoice.grandTotal} withUnit /> },
          { label: t('due'), value: <MoneyText rupees={invoice.remainingAmount} withUnit /> },
          ...(invoice.creditedAmount === 0
            ? []
            : [{ label: t('credited'), value: <MoneyText rupees={invoice.creditedAmount} withUnit /> }]),
        ]}
      />
    </section>
  );
}
