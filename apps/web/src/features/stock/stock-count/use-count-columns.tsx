import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import type { CountRow } from './count-rows.ts';

/** What of a count its row tells beside what all papers do: what is counted, and how much of it is. */
export function useCountColumns(): Column<CountRow>[] {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const scopeOf = ({ scope, categoryName, categoryNameNp }: CountRow): string =>
    scope === 'CATEGORY' ? nameIn(language, categoryName ?? '', categoryNameNp) : t(scope);
  const progressOf = ({ countedCount, lineCount }: CountRow): string =>
    t('progressOf', { counted: formatNumber(countedCount, language), lines: formatNumber(lineCount, language) });
  return [
    { key: 'scope', title: t('scope'), card: 'more', cell: scopeOf },
    { key: 'progress', title: t('progress'), align: 'end', whole: true, card: 'more', cell: progressOf },
  ];
}
