import type { Article } from '@bahi/contract/platform/manual/article';
import { type ArticleName, type GroupName, type ReadGroup } from '@bahi/contract/platform/manual/manual-index';
import { manualSynonyms } from '@bahi/contract/platform/manual/manual-synonyms';
import { manualTitles } from '@bahi/contract/platform/manual/manual-titles.messages';
import { finderOf, type Heard, heardLater } from '@bahi/domain/name-sound';
import type { ReadPart } from './part-loaders.ts';
import { searchedText } from './plain-text.ts';

type Found = { name: ArticleName; article: Article | undefined };

const heard = new WeakMap<Article, Heard>();

/** All that an article says, put together and heard once. */
function heardOf(article: Article): Heard {
  const known = heard.get(article) ?? heardLater(searchedText(article));
  heard.set(article, known);
  return known;
}

/** The articles that speak of what is searched, in either script and as it sounds; first those that are called so. */
export function foundArticles(
  groups: readonly ReadGroup[],
  parts: ReadonlyMap<GroupName, ReadPart>,
  search: string,
): Found[] {
  const isFound = finderOf(search);
  const called: Found[] = [];
  const speaking: Found[] = [];
  for (const { group, articles } of groups)
    for (const name of articles) {
      const article = parts.get(group)?.articles[name];
      const { en, ne } = manualTitles.texts[name];
      if (isFound(`${en} ${ne} ${manualSynonyms[name]}`)) called.push({ name, article });
      else if (article !== undefined && isFound(heardOf(article))) speaking.push({ name, article });
    }
  return [...called, ...speaking];
}
