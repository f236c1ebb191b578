import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import type { Language } from '@bahi/domain/language';
import { nameIn } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { askedHere, switchAddress } from '../../../platform/routing/switch-business.ts';
import { useSession } from '../../../platform/session.tsx';
import type { SearchChoice, SearchedScreen } from './use-choices.ts';

/** The other businesses that one has joined and may switch to, by their names. */
export function useOtherBusinesses(): SearchedScreen[] {
  const { userDetails } = useSession();
  const list = useCall(joinedBusinessContract.list, {}, { enabled: userDetails.isJoined === true, isQuiet: true });
  return (list.data ?? [])
    .filter(({ isCurrent, state }) => !isCurrent && state === 'OPEN')
    .map(({ companyName, companyNameNp, userId }) => ({
      name: companyName,
      nameNp: companyNameNp,
      group: '',
      groupNp: null,
      to: switchAddress(userId),
    }));
}

/** A business to switch to: not remembered, since what was chosen lately belongs to one business. */
export function businessChoice({ name, nameNp, to }: SearchedScreen, language: Language): SearchChoice {
  const label = nameIn(language, name, nameNp);
  return { key: `BUSINESS ${to}`, label, remark: null, to, state: askedHere, isCounted: false, recent: null };
}
