import { helpOfScreens } from '@bahi/contract/platform/manual/help-of-screens';
import { type ArticleName, groupsFor } from '@bahi/contract/platform/manual/manual-index';
import { screens } from '@bahi/contract/screens';
import { expect, test } from 'vitest';
import { modules } from './tables/modules.data.ts';

const paths: Readonly<Record<string, string>> = screens;

test.for(['BUSINESS', 'PLATFORM'] as const)(
  'each screen of the menu has an article that its reader has: %s',
  (audience) => {
    const groups = groupsFor({ isPlatformUser: audience === 'PLATFORM' });
    const read = groups.flatMap(({ articles }): readonly ArticleName[] => articles);
    const own = modules.flatMap(({ audience: of, screenUrl }) => (of === audience || of === 'BOTH' ? [screenUrl] : []));
    const without = Object.entries(helpOfScreens).filter(([screen, help]) => {
      const article = typeof help === 'string' ? help : help[0];
      return own.some((path) => path === paths[screen]) && !read.includes(article);
    });
    expect(without).toEqual([]);
  },
);
