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
type Differing = Answer<typeof loanContract.balances>['differing'];

/**
 * What is owed by the register beside what the accounts have, outlet by outlet; nothing where neither has anything. Of
 * several loans the accounts that differ are named: together they may agree all the same.
 */
export function LoanBalances({ rows, differing = [] }: { rows: Rows; differing?: Differing }) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  if (rows.length === 0) return null;
  const told = rows.map((row) => ({ ...row, difference: subtractPaisa(paisaOf(row.booked), paisaOf(row.registered)) }));
  const isAgreed = differing.length === 0 && told.every(({ difference }) => difference === 0);
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
        <p>{t(isAgreed ? 'agree' : 'differ')}</p>
        {differing.length === 0 ? null : (
          <p>
            {t('differOf', { names: differing.map(({ name, nameNp }) => nameIn(language, name, nameNp)).join(' · ') })}
          </p>
        )}
      </Surface>
    </div>
  );
}
