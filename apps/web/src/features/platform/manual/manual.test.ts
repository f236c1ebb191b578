import {
  type Article,
  filledArticles,
  type ManualPart,
  partsOfText,
  textsWithin,
} from '@bahi/contract/platform/manual/article';
import { helpOfScreens } from '@bahi/contract/platform/manual/help-of-screens';
import {
  type ArticleName,
  type GroupName,
  groupOf,
  groupsFor,
  manualGroups,
} from '@bahi/contract/platform/manual/manual-index';
import { manualSynonyms } from '@bahi/contract/platform/manual/manual-synonyms';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { beginPart } from '@bahi/contract/platform/manual/parts/begin.messages';
import { booksPart } from '@bahi/contract/platform/manual/parts/books.messages';
import { everywherePart } from '@bahi/contract/platform/manual/parts/everywhere.messages';
import { moneyPart } from '@bahi/contract/platform/manual/parts/money.messages';
import { platformPart } from '@bahi/contract/platform/manual/parts/platform.messages';
import { purchasesPart } from '@bahi/contract/platform/manual/parts/purchases.messages';
import { reportsPart } from '@bahi/contract/platform/manual/parts/reports.messages';
import { salesPart } from '@bahi/contract/platform/manual/parts/sales.messages';
import { settingsPart } from '@bahi/contract/platform/manual/parts/settings.messages';
import { stockPart } from '@bahi/contract/platform/manual/parts/stock.messages';
import { screens } from '@bahi/contract/screens';
import { languages } from '@bahi/domain/language';
import { expect, test } from 'vitest';
import { keyGroups, waysOf } from '../../../ui/keys/key-groups.ts';
import { partLoaders } from './part-loaders.ts';

const partOf: Readonly<Record<GroupName, ManualPart>> = {
  begin: beginPart,
  everywhere: everywherePart,
  sales: salesPart,
  purchases: purchasesPart,
  money: moneyPart,
  stock: stockPart,
  books: booksPart,
  reports: reportsPart,
  settings: settingsPart,
  platform: platformPart,
};
const parts = manualGroups.map(({ group, articles: names }) => ({ group, names, part: partOf[group] }));
const articles = new Map<string, Article>(parts.flatMap(({ part }) => Object.entries(part.articles)));
const all: readonly ArticleName[] = manualGroups.flatMap(({ articles: names }): readonly ArticleName[] => names);
/** What belongs to no screen: how to begin, and what holds everywhere. */
const chapters: readonly ArticleName[] = ['firstDay', 'vatMonth', 'closingYear', 'rolesAndRights', 'readingReports'];
const general: readonly ArticleName[] = [...chapters, 'findingWay', 'keys', 'lineGone', 'glossary'];

test('every article stands in the contents once, has its title, and is written in the part of its group', () => {
  expect(new Set(all).size).toBe(all.length);
  expect(all.toSorted()).toEqual(Object.keys(manualTitles.texts).toSorted());
  for (const { names, part } of parts) expect(Object.keys(part.articles).toSorted()).toEqual([...names].toSorted());
});

test('every screen has its help, in an article and, where it names one, a section that is there', () => {
  expect(Object.keys(helpOfScreens).toSorted()).toEqual(Object.keys(screens).toSorted());
  const lost = Object.entries(helpOfScreens).filter(([, help]) => {
    const [name, section] = typeof help === 'string' ? [help] : help;
    const article = articles.get(name);
    return article === undefined || (section !== undefined && article.sections[section] === undefined);
  });
  expect(lost).toEqual([]);
});

test('every article is reached from a screen, or is a chapter of its own', () => {
  const reached = new Set<string>(
    Object.values(helpOfScreens).map((help) => (typeof help === 'string' ? help : help[0])),
  );
  expect(all.filter((name) => !reached.has(name) && !general.includes(name))).toEqual([]);
});

test('what is related is another article, which its reader may read', () => {
  const wrong = [...articles].flatMap(([name, { related }]) =>
    related.filter((other) => {
      const own = all.find((one) => one === name);
      if (own === undefined || other === own) return true;
      const isOfPlatform = groupOf(own).reader === 'PLATFORM';
      return isOfPlatform && !readBy({ isPlatformUser: true }).includes(other);
    }),
  );
  expect(wrong).toEqual([]);
  expect([...articles.values()].filter(({ related }) => related.length === 0)).toEqual([]);
});

test('what a text names is in the set that its part declares, the same in both languages, and needs no values', () => {
  const wrong: string[] = [];
  for (const { part } of parts) {
    const sets = new Map(part.uses.map(({ namespace, texts }) => [namespace, texts]));
    for (const [at, text] of textsWithin(part.articles, [])) {
      const [en, ne] = languages.map((language) => namedIn(text[language]));
      if (en?.toSorted().join(' ') !== ne?.toSorted().join(' ')) wrong.push(`${at}: named in one language alone`);
      for (const named of en ?? []) {
        const [set = '', key = ''] = named.split('.');
        const message = sets.get(set)?.[key];
        const isKey = set === 'key' && waysOf(key).length > 0;
        if (!isKey && (message === undefined || /[{]/.test(message.en))) wrong.push(`${at}: ${named}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('the build fills in what is named, in the words of the screen, and leaves the keys', () => {
  const left = parts.flatMap(({ part }) =>
    textsWithin(filledArticles(part), []).flatMap(([, { en, ne }]) => [...namedIn(en), ...namedIn(ne)]),
  );
  expect(left.filter((named) => !named.startsWith('key.'))).toEqual([]);
  const [step] = articles.get('invoices')?.sections['write']?.steps ?? [];
  const [filled] = filledArticles(partOf.sales)['invoices']?.sections['write']?.steps ?? [];
  expect(step?.en).toContain('{invoiceScreen.add}');
  expect(filled?.en).toContain('{=New invoice}');
});

test('a part declares no set in vain', () => {
  const idle = parts.flatMap(({ group, part }) => {
    const named = textsWithin(part.articles, []).flatMap(([, { en }]) => namedIn(en).map((one) => one.split('.')[0]));
    return part.uses
      .filter(({ namespace }) => !named.includes(namespace))
      .map(({ namespace }) => `${group}: ${namespace}`);
  });
  expect(idle).toEqual([]);
});

test('the keys of an article are in the list of keys', () => {
  const known: readonly string[] = keyGroups.flatMap(([, doings]) => doings.map(([word]) => word));
  expect([...articles.values()].flatMap(({ keys = [] }) => keys.filter((key) => !known.includes(key)))).toEqual([]);
});

test('an article says what is to be done, and is short enough to be read', () => {
  const wrong: string[] = [];
  for (const [name, article] of articles) {
    const texts = textsWithin(article, []);
    for (const language of languages) {
      const length = texts.reduce((sum, [, text]) => sum + text[language].length, 0);
      if (length < 250 || length > 3600) wrong.push(`${name} in ${language}: ${length}`);
    }
    for (const [at, { en, ne }] of texts)
      if (en.length > 330 || ne.length > 330 || /\s$|^\s|  /.test(en + ne)) wrong.push(`${name}: ${at}`);
    if (Object.values(article.sections).some(({ text, steps, terms }) => !text && !steps && !terms))
      wrong.push(`${name}: an empty section`);
  }
  expect(wrong).toEqual([]);
});

test('synonyms are written as they are typed: small Latin letters', () => {
  for (const words of Object.values(manualSynonyms)) expect(words).toMatch(/^[a-z0-9 ]+$/);
});

test('who works in a business reads nothing of the platform, and the platform of a business what it has as well', () => {
  expect(groupsFor({ isPlatformUser: false }).map(({ group }) => group)).not.toContain('platform');
  const read = groupsFor({ isPlatformUser: true });
  expect(read.map(({ group }) => group)).toEqual(['everywhere', 'stock', 'settings', 'platform']);
  expect(read.find(({ group }) => group === 'settings')?.articles).toEqual(['users', 'people', 'securityLog']);
  const apart: [readonly string[], string[]][] = manualGroups.map((one) => [
    one.articles,
    'platformToo' in one ? [...one.platformToo] : [],
  ]);
  for (const [own, named] of apart) expect(own).toEqual(expect.arrayContaining(named));
});

test('the manual says the words of the screens, and names what they show in place of quoting it', () => {
  /** Typed by whoever searches, and on no button. */
  const typed = ['“new invoice”', '“naya bil”'];
  // A till, a recovery code, posted, locked, a variant, a tax invoice: each by the one word that the screens have.
  const refused = /गल्ला|जगेडा कोड|चढ[्ाे]|(?<![\p{L}\p{M}])(?:ताला|भेद|कर बिल)/u;
  const wrong = parts.flatMap(({ group, part }) =>
    textsWithin(part.articles, []).flatMap(([at, { en, ne }]) => {
      const quoted = [...`${en} ${ne}`.matchAll(/“[^”]*”/g)].filter(([quotation]) => !typed.includes(quotation));
      const isColumn = /\bcolumns?\b/.test(en) && ne.includes('कोठा');
      return quoted.length > 0 || isColumn || refused.test(ne) ? [`${group}: ${at}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('what the manual cannot fill in is refused, in either language', () => {
  const texts = { counted: { en: 'Some', ne: '{count} वटा' } };
  const part = (en: string): ManualPart => ({
    ...beginPart,
    uses: [{ namespace: 'some', texts }],
    articles: partSaying(en),
  });
  expect(() => filledArticles(part('{some.counted}'))).toThrow('{count}');
  expect(() => filledArticles(part('{some counted}'))).toThrow('{some counted}');
  expect(() => filledArticles(part('{some.other}'))).toThrow('some.other');
  const article = filledArticles(part('{key.save}'))['said'];
  expect(article?.sections['one']?.steps?.[0]).toEqual({ en: '{key.save}', ne: '{key.save}', screen: 'invoices' });
});

function partSaying(said: string): Readonly<Record<string, Article>> {
  const text = { en: said, ne: said };
  const one = { title: text, steps: [{ ...text, screen: 'invoices' as const }] };
  return { said: { what: text, why: text, sections: { one }, related: [] } };
}

function readBy(reader: { isPlatformUser: boolean }): ArticleName[] {
  return groupsFor(reader).flatMap(({ articles: names }) => names);
}

test('each part is fetched by the name of its group', async () => {
  for (const { group, part } of parts) expect((await partLoaders[group]()).articles).toBe(part.articles);
});

function namedIn(text: string): string[] {
  return partsOfText(text).flatMap((part) => ('named' in part ? [part.named] : []));
}
