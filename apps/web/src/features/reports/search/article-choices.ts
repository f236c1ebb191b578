import { type ArticleName, groupsFor } from '@bahi/contract/platform/manual/manual-index';
import { manualSynonyms } from '@bahi/contract/platform/manual/manual-synonyms';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import type { Language } from '@bahi/domain/language';
import { nameIn } from '../../../platform/i18n.ts';
import { fitting } from './fitting.ts';
import type { SearchChoice } from './use-choices.ts';

/** Articles of the manual, below all else: what is looked for is mostly a place, and sometimes how. */
export function articleChoices(reader: { isPlatformUser: boolean }, typed: string, language: Language): SearchChoice[] {
  const articles = groupsFor(reader).flatMap(({ articles: names }): readonly ArticleName[] => names);
  const all = articles.map((name) => {
    const { en, ne } = manualTitles.texts[name];
    return { name: en, nameNp: ne, also: manualSynonyms[name], to: screenAt(screens.manualArticle, { article: name }) };
  });
  return fitting(all, typed, () => 0).map(({ name, nameNp, to }) => ({
    key: `MANUAL ${to}`,
    label: nameIn(language, name, nameNp),
    remark: null,
    to,
    isCounted: false,
    recent: null,
  }));
}
