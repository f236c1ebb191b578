import type { manualTitles } from './manual-titles.messages.ts';

/**
 * For whom a group is written: whoever works in a business, who keeps the platform, or everybody. Articles of a business
 * whose screens the platform's people have as well are named beside it.
 */
type Reader = 'BUSINESS' | 'PLATFORM' | 'ALL';

/** The contents: groups in the order of the menu, each with its articles; one group is read at once. */
export const manualGroups = [
  {
    group: 'begin',
    reader: 'BUSINESS',
    articles: ['firstDay', 'vatMonth', 'closingYear', 'rolesAndRights', 'takingData'],
  },
  {
    group: 'everywhere',
    reader: 'ALL',
    articles: ['findingWay', 'dashboard', 'keys', 'lineGone', 'signIn', 'profile', 'notices', 'glossary'],
  },
  {
    group: 'sales',
    reader: 'BUSINESS',
    articles: [
      'invoices',
      'counter',
      'registeredCounters',
      'quotations',
      'creditNotes',
      'sharing',
      'collect',
      'reminders',
      'payments',
      'customers',
    ],
  },
  {
    group: 'purchases',
    reader: 'BUSINESS',
    articles: ['purchases', 'debitNotes', 'directCosts', 'reorder', 'vendors'],
  },
  { group: 'money', reader: 'BUSINESS', articles: ['expenses', 'incomes', 'categories', 'recurring'] },
  {
    group: 'stock',
    reader: 'BUSINESS',
    articles: [
      'items',
      'itemVariants',
      'labels',
      'services',
      'priceLists',
      'stockCard',
      'writeOffs',
      'stockCounts',
      'stockTransfers',
      'goodsSetup',
    ],
    platformToo: ['goodsSetup'],
  },
  {
    group: 'books',
    reader: 'BUSINESS',
    articles: [
      'dayClose',
      'moneyAccounts',
      'cheques',
      'bankStatements',
      'vouchers',
      'assets',
      'prepaid',
      'loans',
      'yearEnd',
      'ownAccounts',
      'booksReports',
      'openingDues',
      'periodLocks',
    ],
  },
  {
    group: 'reports',
    reader: 'BUSINESS',
    articles: [
      'readingReports',
      'salesReports',
      'registers',
      'vatReturn',
      'tds',
      'cbms',
      'receivables',
      'stockReports',
      'exceptional',
      'monthFile',
      'savedReports',
    ],
  },
  {
    group: 'settings',
    reader: 'BUSINESS',
    articles: [
      'businessProfile',
      'paperLook',
      'outlets',
      'dataImport',
      'users',
      'people',
      'activityLog',
      'securityLog',
    ],
    platformToo: ['users', 'people', 'securityLog'],
  },
  {
    group: 'platform',
    reader: 'PLATFORM',
    articles: ['businesses', 'places', 'platformMasters', 'globalSettings', 'platformPeople'],
  },
] as const satisfies readonly {
  group: string;
  reader: Reader;
  articles: readonly (keyof typeof manualTitles.texts)[];
  platformToo?: readonly (keyof typeof manualTitles.texts)[];
}[];

export type ManualGroup = (typeof manualGroups)[number];
export type GroupName = ManualGroup['group'];
export type ArticleName = ManualGroup['articles'][number];

/** The group in which an article stands. */
export function groupOf(article: ArticleName): ManualGroup {
  const group = manualGroups.find(({ articles }) => articles.some((name) => name === article));
  if (group === undefined) throw new Error(`${article} stands in no group`);
  return group;
}

/** The name of an article as an address has it; null for another word. */
export function articleNamed(word: string | undefined): ArticleName | null {
  return manualGroups.flatMap(({ articles }): readonly ArticleName[] => articles).find((name) => name === word) ?? null;
}

/** A group with those of its articles that one may read. */
export type ReadGroup = { group: GroupName; articles: readonly ArticleName[] };

/** The groups and articles that are for a reader, in their order. */
export function groupsFor({ isPlatformUser }: { isPlatformUser: boolean }): ReadGroup[] {
  const other: Reader = isPlatformUser ? 'BUSINESS' : 'PLATFORM';
  return manualGroups.flatMap((one): ReadGroup[] => {
    const { group, reader, articles } = one;
    if (reader !== other) return [{ group, articles }];
    return isPlatformUser && 'platformToo' in one ? [{ group, articles: one.platformToo }] : [];
  });
}
