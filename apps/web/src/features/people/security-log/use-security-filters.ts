import { securityEvents, securityOutcomes } from '@bahi/contract/people/security-log/security-event';
import { securityLogMessages } from '@bahi/contract/people/security-log/security-log.messages';
import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { searchDebounceMilliseconds } from '../../../platform/constants.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import { useBusinessFilter } from '../../platform/business-detail/use-business-filter.ts';

export const securityFilters = ['event', 'outcome', 'userId', 'businessId', 'fromDateAD', 'toDateAD'] as const;
type Name = (typeof securityFilters)[number];

const shortList = 20;

/** By what happened, how it ended, and who was concerned; for the platform by business, too. */
export function useSecurityFilters(chosen: Readonly<Record<Name, string>>): Filter<Name>[] {
  const t = useTexts(securityLogMessages);
  const kinds = Object.keys(securityEvents).filter((key): key is keyof typeof securityEvents => key in securityEvents);
  return [
    { name: 'event', label: t('event'), options: kinds.map((kind) => ({ value: kind, label: t(kind) })) },
    { name: 'outcome', label: t('outcome'), options: securityOutcomes.map((one) => ({ value: one, label: t(one) })) },
    ...usePersonFilter(chosen.userId),
    ...useBusinessFilter(chosen.businessId),
  ];
}

/** Found by typing a name. Who may not see the people has no such filter. */
function usePersonFilter(chosenId: string): Filter<Name>[] {
  const t = useTexts(securityLogMessages);
  const { can } = useSession();
  const mayList = can(userReportContract.list);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), searchDebounceMilliseconds);
  const query = { pageSize: shortList, sort: 'name', ...(search === '' ? {} : { search }) };
  const found = useCall(userReportContract.list, { query }, { enabled: mayList, keepPrevious: true });
  const [known, setKnown] = useState<{ value: string; label: string } | undefined>();
  if (!mayList) return [];
  const options = (found.data?.rows ?? []).map(({ id, fullName, userName }) => ({
    value: String(id),
    label: `${fullName} · ${userName}`,
  }));
  const chosen = options.find(({ value }) => value === chosenId);
  // The name of who was chosen stays when others are searched.
  if (chosen !== undefined && chosen.value !== known?.value) setKnown(chosen);
  return [
    {
      name: 'userId',
      label: t('person'),
      options,
      onSearch: setTyped,
      chosen: known?.value === chosenId ? known : undefined,
    },
  ];
}
