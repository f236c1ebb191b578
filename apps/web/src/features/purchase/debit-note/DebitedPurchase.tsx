import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { screens } from '@bahi/contract/screens';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { ReturnablePurchase } from './debit-note-rows.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';

/** The bill of which something goes back: whose, of which day, what it came to and what is left of it. */
export function DebitedPurchase({ purchase, canChange }: { purchase: ReturnablePurchase; canChange: boolean }) {
  const t = useTexts(debitNoteScreenMessages);
  const language = useLanguage();
  return (
    <section className={classes.surface}>
      <h2 className={classes.title}>
        {t('purchase')} {purchase.purchaseNumber}
        {canChange ? <TextLink to={screens.newDebitNote}>{t('otherPurchase')}</TextLink> : null}
      </h2>
      <DetailList
        details={[
          { label: t('vendor'), value: nameIn(language, purchase.vendorName, purchase.vendorNameNp) },
          { label: t('billNumber'), value: purchase.billNumber },
          { label: t('purchaseDate'), value: <DateText ad={purchase.purchaseDateAD} withAd /> },
          { label: t('purchaseTotal'), value: <MoneyText rupees={purchase.grandTotal} withUnit /> },
          { label: t('due'), value: <MoneyText rupees={purchase.remainingAmount} withUnit /> },
          ...(purchase.debitedAmount === 0
            ? []
            : [{ label: t('debited'), value: <MoneyText rupees={purchase.debitedAmount} withUnit /> }]),
        ]}
      />
    </section>
  );
}
