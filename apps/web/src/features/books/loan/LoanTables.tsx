import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { screens } from '@bahi/contract/screens';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { addPaisa, paisaOf, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { FigureTable } from '../../../ui/figures/FigureTable.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import type { Loan } from './loan-form.ts';
import classes from './LoanTables.module.css';

/** So many rows are shown at first: a year of months. */
const rowsAtFirst = 12;

type Table = { key: string | number; cells: readonly ReactNode[] }[];
type Columns = Parameters<typeof FigureTable>[0]['columns'];

/** The first rows of a table, and all of them when asked for. */
function ShortTable({ label, columns, rows }: { label: string; columns: Columns; rows: Table }) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const [isWhole, showWhole] = useState(false);
  return (
    <>
      <FigureTable label={label} columns={columns} rows={isWhole ? rows : rows.slice(0, rowsAtFirst)} />
      {isWhole || rows.length <= rowsAtFirst ? null : (
        <Button variant="default" size="compact-sm" onClick={() => showWhole(true)}>
          {t('showAll', { count: inDigitsOf(String(rows.length), language) })}
        </Button>
      )}
    </>
  );
}

/** The instalments to come as things stand; nothing where nothing is owed. */
export function LoanPlan({ loan: { plan } }: { loan: Loan }) {
  const t = useTexts(loanScreenMessages);
  if (plan.length === 0) return null;
  return (
    <section className={classes.part} aria-label={t('plan')}>
      <h3>{t('plan')}</h3>
      <ShortTable
        label={t('plan')}
        columns={[
          { key: 'due', title: t('nextDue') },
          { key: 'principal', title: t('principalRupees'), isNumber: true },
          { key: 'interest', title: t('interestRupees'), isNumber: true },
          { key: 'total', title: t('totalRupees'), isNumber: true },
          { key: 'owed', title: t('owedRupees'), isNumber: true },
        ]}
        rows={plan.map((row) => ({
          key: row.dueOnAD,
          cells: [
            <span key="due">
              <DateText ad={row.dueOnAD} /> {row.isDue ? t('due') : null}
            </span>,
            <MoneyText key="principal" rupees={row.principal} />,
            <MoneyText key="interest" rupees={row.interest} />,
            <MoneyText key="total" rupees={rupeesFromPaisa(addPaisa(paisaOf(row.principal), paisaOf(row.interest)))} />,
            <MoneyText key="owed" rupees={row.owed} />,
          ],
        }))}
      />
      <p>{t('planText')}</p>
    </section>
  );
}

/** What was paid, the newest first, each with its voucher. */
export function LoanPayments({ loan: { payments, paymentCount } }: { loan: Loan }) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const voucherOf = ({ voucher: { id, code } }: Loan['payments'][number]) =>
    can(voucherContract.get) ? <TextLink to={`${screens.vouchers}?view=${id}`}>{code}</TextLink> : code;
  if (payments.length === 0) return <p>{t('noPayments')}</p>;
  return (
    <section className={classes.part} aria-label={t('payments')}>
      <h3>{t('payments')}</h3>
      <ShortTable
        label={t('payments')}
        columns={[
          { key: 'paid', title: t('paidOn') },
          { key: 'settled', title: t('settled') },
          { key: 'principal', title: t('principalRupees'), isNumber: true },
          { key: 'interest', title: t('interestRupees'), isNumber: true },
          { key: 'charges', title: t('chargesRupees'), isNumber: true },
          { key: 'total', title: t('totalRupees'), isNumber: true },
          { key: 'voucher', title: t('voucher') },
        ]}
        rows={payments.map((row) => ({
          key: row.place,
          cells: [
            <DateText key="paid" ad={row.paidOnAD} />,
            row.dueOnAD === null ? t('besides') : <DateText key="settled" ad={row.dueOnAD} />,
            <MoneyText key="principal" rupees={row.principal} />,
            <MoneyText key="interest" rupees={row.interest} />,
            <MoneyText key="charges" rupees={row.charges} />,
            <MoneyText key="total" rupees={rupeesFromPaisa(sumPaisa(amountsOf(row).map(paisaOf)))} />,
            voucherOf(row),
          ],
        }))}
      />
      {paymentCount > payments.length ? (
        <p>{t('onlyLast', { count: inDigitsOf(String(payments.length), language) })}</p>
      ) : null}
    </section>
  );
}

function amountsOf({ principal, interest, charges }: Loan['payments'][number]): number[] {
  return [principal, interest, charges];
}
