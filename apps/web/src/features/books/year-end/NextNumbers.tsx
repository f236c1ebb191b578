import { yearEndScreenMessages } from '@bahi/contract/books/year-end/year-end-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Surface } from '../../../ui/shell/Surface.tsx';
import type { YearEnd } from './YearEndPage.tsx';
import classes from './YearEnd.module.css';

/** The last number of each series of the year, and the first of the next. */
export function NextNumbers({ year: { series, fiscalYear, nextYear } }: { year: YearEnd }) {
  const t = useTexts(yearEndScreenMessages);
  const language = useLanguage();
  const isOfOutlets = new Set(series.map(({ outletName }) => outletName)).size > 1;
  return (
    <Surface title={t('series')}>
      {series.length === 0 ? (
        <p className={classes.soft}>{t('noSeries')}</p>
      ) : (
        <table className={classes.numbers} aria-label={t('series')}>
          <thead>
            <tr>
              <th scope="col">{t('last', { year: formatFiscalYear(fiscalYear, language) })}</th>
              <th scope="col">{t('next', { year: formatFiscalYear(nextYear, language) })}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ last, next, outletName, outletNameNp }) => (
              <tr key={last}>
                <td>
                  {last}
                  {isOfOutlets ? <small>{nameIn(language, outletName, outletNameNp)}</small> : null}
                </td>
                <td>{next}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Surface>
  );
}
