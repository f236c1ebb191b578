import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { useTexts } from '../../platform/i18n.ts';
import type { Filter } from './list-types.ts';

/** The filter that every list of records with a status has: active or inactive. */
export function useActiveFilter(): Filter<'isActive'> {
  const t = useTexts(uiMessages);
  return {
    name: 'isActive',
    label: t('status'),
    options: [
      { value: 'true', label: t('active') },
      { value: 'false', label: t('inactive') },
    ],
  };
}
