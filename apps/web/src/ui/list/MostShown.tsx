import { longestList } from '@bahi/contract/paging';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';

/** Below a list that is shown as a whole: says that no more of it came, where as much came as an answer holds. */
export function MostShown({ of }: { of: readonly unknown[] }) {
  const t = useTexts(uiMessages);
  const language = useLanguage();
  if (of.length < longestList) return null;
  return <p>{t('mostShown', { count: formatNumber(longestList, language) })}</p>;
}
