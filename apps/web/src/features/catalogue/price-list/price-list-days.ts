import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { PriceListRow } from './price-list-form.ts';

type Days = Pick<PriceListRow, 'fromDateBS' | 'tillDateBS'>;

/** From and till when a list holds, as it is read: `2083-06-25 to 2083-07-08`, `until 2083-07-08`, `always`. */
export function useListDays(): (list: Days) => string {
  const t = useTexts(priceListScreenMessages);
  const language = useLanguage();
  return ({ fromDateBS, tillDateBS }) => {
    const from = inDigitsOf(fromDateBS ?? '', language);
    const till = inDigitsOf(tillDateBS ?? '', language);
    if (from !== '' && till !== '') return t('daysBetween', { from, till });
    if (from !== '') return t('daysFrom', { from });
    return till === '' ? t('daysAlways') : t('daysTill', { till });
  };
}

/** What is to be said of a list that does not hold today, for its days; null of one that does. */
export function useListTerm(): (list: Pick<PriceListRow, 'fromDateAD' | 'tillDateAD'>) => string | null {
  const t = useTexts(priceListScreenMessages);
  const { todayAD } = useSession();
  return ({ fromDateAD, tillDateAD }) => {
    if (tillDateAD !== null && tillDateAD < todayAD) return t('ended');
    return fromDateAD !== null && fromDateAD > todayAD ? t('later') : null;
  };
}

/** For whom a list is: everybody, or the first of those whom it names. */
export function useAudienceText(): (list: PriceListRow) => string {
  const t = useTexts(priceListScreenMessages);
  const language = useLanguage();
  return ({ audience, audienceNames, audienceCount }) => {
    if (audience === 'EVERYBODY') return t('EVERYBODY');
    const names = audienceNames.map(({ name, nameNp }) => nameIn(language, name, nameNp)).join(' · ');
    const more = audienceCount - audienceNames.length;
    return more <= 0 ? names : t('andMore', { names, count: more });
  };
}
