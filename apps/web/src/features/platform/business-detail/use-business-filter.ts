import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { searchDebounceMilliseconds } from '../../../platform/constants.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';

const shortList = 20;

/**
 * A filter of the platform's lists by business, found by typing its name, its owner or its PAN. Who may not see the
 * businesses has none.
 */
export function useBusinessFilter(chosenId: string): Filter<'businessId'>[] {
  const t = useTexts(businessDetailScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const mayList = can(businessDetailContract.list);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), searchDebounceMilliseconds);
  const found = useCall(
    businessDetailContract.list,
    {
      params: { status: 'ALL' },
      query: { pageSize: shortList, sort: 'companyName', ...(search === '' ? {} : { search }) },
    },
    { enabled: mayList, keepPrevious: true },
  );
  const here = found.data?.rows.find(({ id }) => String(id) === chosenId);
  const one = useCall(
    businessDetailContract.get,
    { params: { id: chosenId } },
    { enabled: mayList && chosenId !== '' && found.data !== undefined && here === undefined },
  );
  if (!mayList) return [];
  const chosen = chosenId === '' ? undefined : (here ?? one.data);
  const options = (found.data?.rows ?? []).map(({ id, companyName, companyNameNp, panOrVATNumber }) => {
    const name = nameIn(language, companyName, companyNameNp);
    // Shops share names: the PAN tells them apart.
    const label = panOrVATNumber === null ? name : `${name} · ${inDigitsOf(panOrVATNumber, language)}`;
    return { value: String(id), label };
  });
  return [
    {
      name: 'businessId',
      label: t('viewTitle'),
      options,
      onSearch: setTyped,
      chosen: chosen && {
        value: chosenId,
        label: nameIn(language, chosen.companyName, chosen.companyNameNp),
      },
    },
  ];
}
