import type { Answer } from '@bahi/contract/endpoint';
import { searchContract, type SearchKind } from '@bahi/contract/reports/search/search.contract';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import type { Language } from '@bahi/domain/language';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { articleChoices } from './article-choices.ts';
import { fitting } from './fitting.ts';
import { ownScreens, type OwnScreen } from './own-screens.ts';
import type { askedHere } from '../../../platform/routing/switch-business.ts';
import { businessChoice, useOtherBusinesses } from './other-businesses.ts';
import { type RecentChoice, recentChoices, usesOf } from './recent-choices.ts';
import { type SearchAction, searchActions } from './search-actions.ts';
import { searchedLists } from './search-kinds.ts';

/** A screen of the menu, with the group it stands in. */
export type SearchedScreen = {
  name: string;
  nameNp: string | null;
  group: string;
  groupNp: string | null;
  to: string;
  also?: string;
};
type Group = 'RECENT' | 'ACTION' | 'SCREEN' | 'BUSINESS' | 'MANUAL' | SearchKind;
export type SearchChoice = {
  key: string;
  label: string;
  remark: string | null;
  isInactive?: boolean;
  to: string;
  /** What the screen there is told of who comes. */
  state?: typeof askedHere;
  /** Records of a business wait for its complete profile. */
  needsProfile?: boolean;
  /** Of actions and screens it counts how often they are chosen. */
  isCounted: boolean;
  /** What is remembered of it, if it is a place to come back to. */
  recent: RecentChoice | null;
};
export type ChoiceGroup = { kind: Group; choices: SearchChoice[] };

/** What can be chosen for a text: without one what was chosen lately, everything to begin, and every screen. */
export function useChoices(screens: readonly SearchedScreen[], typed: string, asked: string) {
  const session = useSession();
  const account = accountOf(session);
  const words = useTexts(searchScreenMessages);
  const language = useLanguage();
  const answer = useCall(searchContract.find, { query: { search: asked } }, { enabled: asked !== '', staleTime: 0 });
  const isOpen = (action: SearchAction): boolean =>
    [action.needs].flat().every((needed) => session.can(needed)) && !session.isBusinessInactive;
  const actions = searchActions
    .filter(isOpen)
    .map(({ word, to, also }) => searchedScreen({ name: searchScreenMessages.texts[word], to, also }));
  const isShown = ({ needs, isOfBusiness }: OwnScreen): boolean =>
    (needs === undefined || session.can(needs)) && (isOfBusiness !== true || session.business !== null);
  const places = [...screens, ...ownScreens.filter(isShown).map(searchedScreen)];
  const businesses = useOtherBusinesses();
  const isOffered = ({ kind, to }: RecentChoice): boolean =>
    kind === 'SCREEN' ? places.some((place) => place.to === to) : session.can(searchedLists[kind].needs);
  const uses = usesOf(account);
  const recent = typed === '' ? recentChoices(account).filter(isOffered) : [];
  const groups: ChoiceGroup[] = [
    { kind: 'RECENT', choices: recent.map((choice) => recentChoice(choice, language, words(choice.kind))) },
    {
      kind: 'ACTION',
      choices: fitting(actions, typed, uses).map(({ to, name, nameNp }) => ({
        key: `ACTION ${to}`,
        label: nameIn(language, name, nameNp),
        remark: null,
        to,
        needsProfile: true,
        isCounted: true,
        recent: null,
      })),
    },
    {
      kind: 'SCREEN',
      choices: fitting(places, typed, uses).map((screen) => screenChoice(screen, language)),
    },
    {
      kind: 'BUSINESS',
      choices: typed === '' ? [] : fitting(businesses, typed, uses).map((one) => businessChoice(one, language)),
    },
    // What was found for a text before says nothing of this one.
    ...(asked === '' || asked !== typed
      ? []
      : (answer.data ?? []).map((group) => recordGroup(group, asked, language, words))),
    { kind: 'MANUAL', choices: typed === '' ? [] : articleChoices(session, typed, language) },
  ];
  const isWaiting = typed !== '' && (asked !== typed || answer.isPending);
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    isWaiting,
    error: asked !== '' && asked === typed ? answer.error : null,
    retry: () => void answer.refetch(),
    account,
  };
}

function accountOf({ userDetails, business }: ReturnType<typeof useSession>): string {
  return `${userDetails.id}.${business?.id ?? 0}`;
}

function recentChoice(choice: RecentChoice, language: Language, remark: string): SearchChoice {
  const label = nameIn(language, choice.name, choice.nameNp);
  return {
    key: `RECENT ${choice.to}`,
    label,
    remark,
    to: choice.to,
    isCounted: choice.kind === 'SCREEN',
    recent: choice,
  };
}

function searchedScreen({ name, group, to, also = '' }: OwnScreen): SearchedScreen {
  return { name: name.en, nameNp: name.ne, group: group?.en ?? '', groupNp: group?.ne ?? null, to, also };
}

function screenChoice(screen: SearchedScreen, language: Language): SearchChoice {
  const { name, nameNp, to } = screen;
  return {
    key: `SCREEN ${to}`,
    label: nameIn(language, name, nameNp),
    remark: nameIn(language, screen.group, screen.groupNp),
    to,
    isCounted: true,
    recent: { kind: 'SCREEN', to, name, nameNp },
  };
}

function recordGroup(
  { kind, rows, hasMore }: Answer<typeof searchContract.find>[number],
  asked: string,
  language: Language,
  words: ReturnType<typeof useTexts<typeof searchScreenMessages.texts>>,
): ChoiceGroup {
  const { list, part } = searchedLists[kind];
  const asksFor = (what: string): string => `${list}?${part === undefined ? '' : `${part}&`}${what}`;
  const choices = rows.map(({ id, name, nameNp, remark, remarkNp, amount, isActive }): SearchChoice => {
    const to = asksFor(`view=${id}`);
    return {
      key: `${kind} ${id}`,
      label: nameIn(language, name, nameNp),
      remark: remarkOf(kind, remark === null ? null : nameIn(language, remark, remarkNp), amount, language),
      isInactive: !isActive,
      to,
      isCounted: false,
      recent: { kind, to, name, nameNp },
    };
  });
  const all = {
    key: `${kind} all`,
    label: words('more', { list: words(kind) }),
    remark: null,
    to: asksFor(`search=${encodeURIComponent(asked)}`),
    isCounted: false,
    recent: null,
  };
  return { kind, choices: hasMore ? [...choices, all] : choices };
}

/** Kinds whose remark is a telephone number. */
const telephoned: readonly Group[] = ['CUSTOMER', 'VENDOR', 'USER'];

/** A phone number is written in the digits of the language, as an amount is; the code of an item as it was typed. */
function remarkOf(kind: Group, remark: string | null, amount: number | null, language: Language): string | null {
  const told = remark !== null && telephoned.includes(kind) ? inDigitsOf(remark, language) : remark;
  const parts = [
    told,
    amount === null ? null : `${uiMessages.texts.rupees[language]} ${formatRupees(paisaOf(amount), language)}`,
  ].filter((one) => one !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}
