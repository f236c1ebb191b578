import { stockPaperState } from '@bahi/contract/stock/stock-paper/stock-paper';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';

/** The filters that all papers have in their lists; the period stands beside them. */
export function usePaperFilters(
  states: readonly (typeof stockPaperState.words)[number][],
): Filter<'state' | 'outletId'>[] {
  const t = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  const ofOutlet: Filter<'outletId'> = {
    name: 'outletId',
    label: t('outlet'),
    options: outlets.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) })),
  };
  return [
    { name: 'state', label: t('status'), options: states.map((state) => ({ value: state, label: t(state) })) },
    ...(officeId === null && outlets.length > 1 ? [ofOutlet] : []),
  ];
}
