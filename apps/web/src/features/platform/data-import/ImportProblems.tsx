import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { cellId } from './cell-id.ts';
import classes from './DataImport.module.css';
import type { ImportDetail, StagedRow } from './import-types.ts';

type Props = { found: ImportDetail; rows: readonly StagedRow[] };

/** What is wrong in the rows that are shown, each leading to its cell, which may stand far to the right. */
export function ImportProblems({ found, rows }: Props) {
  const t = useTexts(dataImportScreenMessages);
  const language = useLanguage();
  const problems = rows.flatMap(({ rowNumber, state, problems: ofRow }) =>
    state === 'ERROR' ? ofRow.map(({ column, message }) => ({ rowNumber, column, message })) : [],
  );
  if (problems.length === 0) return null;
  const placeOf = (rowNumber: number, column: number): string => {
    const number = formatNumber(rowNumber, language);
    const heading = found.headings[column];
    return heading === undefined ? t('rowNumber', { number }) : t('cellOf', { heading, number });
  };
  return (
    <section className={classes.problems} aria-label={t('problems', { count: problems.length })}>
      <h3>{t('problems', { count: problems.length })}</h3>
      <ul>
        {problems.map(({ rowNumber, column, message }) => (
          <li key={`${rowNumber}.${column}.${message}`}>
            <button type="button" onClick={() => showCell(rowNumber, column)}>
              {placeOf(rowNumber, column)}
            </button>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

function showCell(rowNumber: number, column: number): void {
  const place = document.getElementById(cellId(rowNumber, column)) ?? document.getElementById(cellId(rowNumber, -1));
  place?.scrollIntoView({ block: 'center', inline: 'center' });
  (place?.querySelector<HTMLElement>('input') ?? place)?.focus({ preventScroll: true });
}
