import { statementColumns } from '@bahi/contract/reports/statement/statement-columns.messages';
import { statementScreenMessages } from '@bahi/contract/reports/statement/statement-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { PartyKind } from '@bahi/domain/document-kinds';
import classes from './StatementPage.module.css';
import type { Statement } from './StatementPage.tsx';

/** Where the period begins, what it moved, and who owes whom at its end. */
export function StatementSums({ kind, statement }: { kind: PartyKind; statement: Statement }) {
  const t = useTexts(statementColumns);
  const words = useTexts(statementScreenMessages);
  const { openingBalance, totalDebit, totalCredit, closingBalance } = statement;
  const isTheirs = (kind === 'customer') === closingBalance > 0;
  const sums = [
    { label: t('opening'), rupees: openingBalance, remark: '' },
    { label: t('debit'), rupees: totalDebit, remark: '' },
    { label: t('credit'), rupees: totalCredit, remark: '' },
    {
      label: t('closing'),
      rupees: closingBalance,
      remark: closingBalance === 0 ? '' : words(isTheirs ? 'theyOwe' : 'youOwe'),
    },
  ];
  return (
    <dl className={classes.sums} aria-label={words('sums')}>
      {sums.map(({ label, rupees, remark }) => (
        <div key={label} className={classes.sum}>
          <dt>{label}</dt>
          <dd>
            <MoneyText rupees={rupees} />
            {remark === '' ? null : <small>{remark}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
