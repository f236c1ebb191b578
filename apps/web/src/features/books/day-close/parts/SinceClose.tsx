import { cashWord } from '@bahi/contract/books/day-close/cash-words';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { DateText, MomentText } from '../../../../ui/dates/DateText.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import type { DayCloseDetail } from '../day-close-form.ts';
import classes from './DayClose.module.css';

/** That the books of a closed day say something else now, and what was written since; nothing where they do not. */
export function SinceClose({ close }: { close: DayCloseDetail }) {
  const t = useTexts(dayCloseScreenMessages);
  const language = useLanguage();
  const { expectedAmount, expectedNowAmount, since, sinceCount } = close;
  if (expectedNowAmount === null || (expectedNowAmount === expectedAmount && sinceCount === 0)) return null;
  const rupees = (amount: number): string => formatRupees(paisaOf(amount), language);
  return (
    <section className={classes.changed} role="note">
      <p>{t('changed', { before: rupees(expectedAmount), now: rupees(expectedNowAmount) })}</p>
      {sinceCount === 0 ? null : (
        <div
          className={classes.scroll}
          tabIndex={0}
          role="group"
          aria-label={t('since', { count: formatNumber(sinceCount, language) })}
        >
          <table className={classes.table}>
            <caption>{t('since', { count: formatNumber(sinceCount, language) })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('date')}</th>
                <th scope="col">{t('what')}</th>
                <th scope="col">{t('number')}</th>
                <th scope="col" data-align="end">
                  {t('amount')}
                </th>
                <th scope="col">{t('enteredAt')}</th>
              </tr>
            </thead>
            <tbody>
              {since.map((line, position) => (
                <tr key={position}>
                  <td>
                    <DateText ad={line.dateAD} />
                  </td>
                  <td>{cashWord(line.what)[language]}</td>
                  <td>{line.number ?? '—'}</td>
                  <td data-align="end">
                    <MoneyText rupees={line.amount} />
                  </td>
                  <td>
                    <MomentText at={line.enteredAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
