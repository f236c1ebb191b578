import type { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { paisaOf, rupeesFromPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { FigureTable } from '../../../ui/figures/FigureTable.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import classes from './LoanBalances.module.css';

type Rows = Answer<typeof loanContract.balances>['rows'];

/** What is owed by the register beside what the accounts have, outlet by outlet; nothing where neither has anything. */
export function LoanBalances({ rows }: { rows: Rows }) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  if (rows.length === 0) return null;
  const told = rows.map((row) => ({ ...row, difference: subtractPaisa(paisaOf(row.booked), paisaOf(row.registered)) }));
  return (
    <div className={classes.balances}>
      <Surface title={t('balances')}>
        <FigureTable
          label={t('balances')}
          columns={[
            { key: 'outlet', title: t('outlet') },
            { key: 'registered', title: t('registered'), isNumber: true },
            { key: 'booked', title: t('booked'), isNumber: true },
            { key: 'difference', title: t('difference'), isNumber: true },
          ]}
          rows={told.map((row) => ({
            key: row.outletId,
            cells: [
              nameIn(language, row.outletName, row.outletNameNp),
              <MoneyText key="registered" rupees={row.registered} withUnit />,
              <MoneyText key="booked" rupees={row.booked} withUnit />,
              <MoneyText key="difference" rupees={rupeesFromPaisa(row.difference)} withUnit />,
            ],
          }))}
        />
        <p>{t(told.every(({ difference }) => difference === 0) ? 'agree' : 'differ')}</p>
      </Surface>
    </div>
  );
}
