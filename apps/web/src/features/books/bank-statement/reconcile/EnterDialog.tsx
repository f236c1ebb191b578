import '@mantine/core/styles/Input.layer.css';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import classes from '../BankStatement.module.css';
import { type BankAccount, type BankLine, useLineName } from '../book-words.ts';
import { EnterExpense, EnterJournal, EnterPayment, EnterTransfer } from './EnterForms.tsx';
import { OpenLine } from './OpenSides.tsx';

type Props = { line: BankLine; account: BankAccount; onClose: () => void };
const ways = ['payment', 'expense', 'transfer', 'journal'] as const;
type Way = (typeof ways)[number];

/** A line of the bank that the books lack is entered with its own day, amount and account, and matched at once. */
export function EnterDialog({ line, account, onClose }: Props) {
  const t = useTexts(bankStatementScreenMessages);
  const nameOf = useLineName();
  const offered = useWays(line);
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? offered[0] ?? null;
  const isIn = line.amount > 0;
  const Form = way === null ? null : forms[way];
  return (
    <Dialog opened onClose={onClose} title={t('enterTitle')}>
      <div className={classes.steps}>
        <ul className={classes.lines}>
          <OpenLine line={line} name={nameOf(line)} more={line.reference} />
        </ul>
        <NativeSelect
          label={t('what')}
          value={way ?? ''}
          data={offered.map((value) => ({ value, label: t(value === 'payment' && isIn ? 'receipt' : value) }))}
          onChange={({ currentTarget }) => setChosen(ways.find((one) => one === currentTarget.value) ?? null)}
        />
        {Form === null ? null : <Form key={way} line={line} account={account} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

const forms = { payment: EnterPayment, expense: EnterExpense, transfer: EnterTransfer, journal: EnterJournal };

/** What the user may enter of a line; money that came in is no expense. */
function useWays({ amount }: BankLine): Way[] {
  const { can } = useSession();
  const mayPay = can(paymentContract.createSettlement);
  const mayWrite = can(voucherContract.contra);
  return ways.filter((way) => {
    if (way === 'payment') return mayPay;
    if (way === 'expense') return mayPay && amount < 0 && can(expenseContract.save);
    return mayWrite;
  });
}
