import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { DueRow } from './due-document.ts';
import classes from './DueFigures.module.css';
import { DueStateBadge } from './DueStateBadge.tsx';

type Props = {
  record: Pick<DueRow, 'isActive' | 'paymentStatus' | 'totalBillAmount' | 'paidAmount' | 'remainingAmount'>;
  /** What the kind calls the part that is paid, and the rest. */
  words: { paid: string; remaining: string };
};

/** The payments in one line: total, what is paid, what is due, and the word for it. */
export function DueFigures({ record, words }: Props) {
  const t = useTexts(dueDocumentScreenMessages);
  const figures = [
    { label: t('total'), rupees: record.totalBillAmount },
    { label: words.paid, rupees: record.paidAmount },
    { label: words.remaining, rupees: record.isActive ? record.remainingAmount : null },
  ];
  return (
    <div className={classes.line}>
      <dl className={classes.figures}>
        {figures.map(({ label, rupees }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>
              <MoneyText rupees={rupees} withUnit />
            </dd>
          </div>
        ))}
      </dl>
      <DueStateBadge row={record} />
    </div>
  );
}
