import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { YearEnd } from './YearEndPage.tsx';
import classes from './YearEnd.module.css';

/** With what the next year opens, account by account; nothing while the year runs. */
export function NextOpening({ year: { opening, nextYear, isOver } }: { year: YearEnd }) {
  const t = useTexts(yearEndScreenMessages);
  const language = useLanguage();
  const title = t('opening', { year: formatFiscalYear(nextYear, language) });
  if (!isOver) return null;
  if (opening === null)
    return (
      <Surface title={title}>
        <p className={classes.soft}>{t('notAllowed')}</p>
      </Surface>
    );
  return (
    <Surface title={title}>
      <p className={classes.soft}>{t('openingText')}</p>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('debit')}</th>
            <th scope="col">{t('credit')}</th>
          </tr>
        </thead>
        <tbody>
          {opening.rows.map((row) => (
            <tr key={row.account}>
              <th scope="row">{nameIn(language, row.name, row.nameNp)}</th>
              <Amount rupees={row.debit} />
              <Amount rupees={row.credit} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <Amount rupees={opening.debit} />
            <Amount rupees={opening.credit} />
          </tr>
        </tfoot>
      </table>
    </Surface>
  );
}

/** Of the two sides one is empty. */
function Amount({ rupees }: { rupees: number }) {
  return <td>{rupees === 0 ? null : <MoneyText rupees={rupees} />}</td>;
}
