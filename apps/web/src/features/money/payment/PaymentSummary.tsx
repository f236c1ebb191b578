import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { PaymentStatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { PaymentSummary as Summary } from './payment-form.ts';
import { paymentWords } from './payment-words.ts';
import classes from './PaymentDialog.module.css';

/** What a document came to, what is paid and what is due. */
export function PaymentSummary({ summary, isActive }: { summary: Summary; isActive: boolean }) {
  const t = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const words = paymentWords(summary.componentType);
  return (
    <>
      <dl className={classes.figures}>
        <Figure label={t('total')} rupees={summary.totalAmount} />
        <Figure label={t(words.settled)} rupees={summary.totalPaidAmount} />
        <Figure label={t('due')} rupees={summary.dueAmount} isMain />
      </dl>
      <DetailList
        details={[
          { label: t('status'), value: isActive ? <PaymentStatusBadge status={summary.paymentStatus} /> : t('closed') },
          { label: t('billDate'), value: <DateText ad={summary.billDateAD} withAd /> },
          { label: t(words.party), value: nameIn(language, summary.customerName, summary.customerNameNp) },
          { label: t('address'), value: nameIn(language, summary.customerAddress, summary.customerAddressNp) },
          ...(summary.advanceAmount === 0
            ? []
            : [{ label: t('advanceHeld'), value: <MoneyText rupees={summary.advanceAmount} withUnit /> }]),
        ]}
      />
    </>
  );
}

function Figure({ label, rupees, isMain = false }: { label: string; rupees: number; isMain?: boolean }) {
  return (
    <div className={classes.figure} data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>
        <MoneyText rupees={rupees} withUnit />
      </dd>
    </div>
  );
}
