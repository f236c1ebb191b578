import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { type Paisa, rupeesFromPaisa, subtractPaisa, sumPaisa, paisaOf } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../../platform/i18n.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { sumOf } from '../payment-form.ts';
import classes from '../PaymentDialog.module.css';
import { PaymentRows } from '../PaymentRows.tsx';
import { FormProblem, SumRow } from '../PaymentSum.tsx';
import type { Receive } from './use-receive-form.ts';

/** The payments, and what comes of them: how much goes onto what is due, and how much stays as an advance. */
export function ReceivedAmounts({ receive }: { receive: Receive }) {
  const t = useTexts(settlementScreenMessages);
  const dialog = useTexts(paymentDialogMessages);
  const { form, rows, documents, spread, advanceAmount } = receive;
  const receiving = sumOf(rows);
  const ontoDocuments = sumPaisa(spread.ofDocument);
  const due = sumPaisa(documents.map((document) => paisaOf(document.dueAmount)));
  const rupees = (amount: Paisa): number => rupeesFromPaisa(amount);
  return (
    <div className={classes.form}>
      <PaymentRows form={form} due={due} advanceAmount={advanceAmount} direction="RECEIVED" taxed={null} />
      <TextField
        control={form.control}
        name="remarks"
        label={dialog('remarks')}
        placeholder={dialog('remarksHint')}
        maxLength={200}
      />
      <div className={classes.sum}>
        {advanceAmount > 0 ? <SumRow label={t('advanceSoFar')} rupees={advanceAmount} /> : null}
        <SumRow label={t('receiving')} rupees={rupees(receiving)} isMain />
        <SumRow label={t('ontoBills')} rupees={rupees(ontoDocuments)} />
        <SumRow label={t('becomesAdvance')} rupees={rupees(subtractPaisa(receiving, ontoDocuments))} />
        <SumRow label={t('stillDue')} rupees={rupees(subtractPaisa(due, ontoDocuments))} />
        <FormProblem form={form} isSaid={receiving > 0} />
      </div>
    </div>
  );
}
