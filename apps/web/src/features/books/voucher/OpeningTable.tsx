import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { addPaisa, formatRupees, negatePaisa, type Paisa, paisaOf } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { useLongDay } from '../../../ui/dates/DateText.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { type LinedValues, sumsOf } from './voucher-form.ts';
import classes from './VoucherTable.module.css';

type Began = Answer<typeof voucherContract.opening>;
type OpenProps = {
  form: AppForm<LinedValues>;
  /** The account against which opening dues stand. */
  accountId: number | undefined;
  onTake: (unexplained: Paisa) => void;
};
type Props = OpenProps & { dateAD: string; outletId: unknown };

/** The trial balance of the day on which the books begin: what vouchers, opening dues and opening stock say of it. */
export function OpeningTable({ dateAD, outletId, ...open }: Props) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const longDay = useLongDay();
  const query = { dateAD, ...(outletId ? { outletId: Number(outletId) } : {}) };
  const found = useCall(voucherContract.opening, { query }, { keepPrevious: true, isQuiet: true });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return <FormSkeleton fields={4} />;
  const began = found.data;
  if (began.rows.length === 0) return <p>{t('beganNothing')}</p>;
  const told = (rupees: number): string => formatRupees(paisaOf(Math.abs(rupees)), language);
  return (
    <>
      <p>{t('beganHint')}</p>
      <OpeningRows began={began} title={t('beganOn', { day: longDay(began.dateAD) })} />
      <Unexplained {...open} entered={began.unexplained} />
      {began.later === 0 ? null : <p>{t('later', { amount: told(began.later) })}</p>}
    </>
  );
}

/** What is left to explain once the lines of the form are entered. */
function Unexplained({ form, accountId, onTake, entered }: OpenProps & { entered: number }) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const lines = useWatch({ control: form.control, name: 'lines' });
  const said = sumsOf(lines.filter((line) => accountId !== undefined && Number(line.accountId) === accountId));
  const left = addPaisa(entered < 0 ? negatePaisa(paisaOf(-entered)) : paisaOf(entered), said.difference);
  const amount = formatRupees(left < 0 ? negatePaisa(left) : left, language);
  return (
    <>
      <p className={left === 0 ? undefined : classes.open} role="status">
        {left === 0 ? t('explained') : t('unexplained', { amount })}
      </p>
      {left === 0 ? null : (
        <Button variant="default" onClick={() => onTake(left)}>
          {t('takeUnexplained')}
        </Button>
      )}
    </>
  );
}

function OpeningRows({ began, title }: { began: Began; title: string }) {
  const t = useTexts(voucherScreenMessages);
  const language = useLanguage();
  const sides = [t('debit'), t('credit'), t('byVouchers'), t('byDues'), t('byStock')];
  const money = (rupees: number, key: string) => (
    <td key={key} data-align="end">
      {rupees === 0 ? '—' : <MoneyText rupees={rupees} />}
    </td>
  );
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={classes.lines}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            {sides.map((side) => (
              <th key={side} scope="col" data-align="end">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {began.rows.map((row) => (
            <tr key={row.code}>
              <td>{nameIn(language, row.name, row.nameNp)}</td>
              {money(row.debit, 'debit')}
              {money(row.credit, 'credit')}
              {money(row.vouchers, 'vouchers')}
              {money(row.dues, 'dues')}
              {money(row.stock, 'stock')}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {money(began.debit, 'debit')}
            {money(began.credit, 'credit')}
            <td colSpan={3} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
