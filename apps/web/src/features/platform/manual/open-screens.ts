import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import { helpOfScreens } from '@bahi/contract/platform/manual/help-of-screens';
import type { ArticleName } from '@bahi/contract/platform/manual/manual-index';
import { screens } from '@bahi/contract/screens';
import { matchPath } from 'react-router';

export type HelpPlace = { article: ArticleName; section: string | null };

const places = Object.entries(helpOfScreens).map(([screen, help]) => {
  const [article, section = null] = typeof help === 'string' ? [help] : help;
  return { screen, article, section };
});
const pathOf: Readonly<Record<string, string>> = screens;

/** Where the help of an address stands; of an unknown one how to find one's way. */
export function helpAt(pathname: string): HelpPlace {
  // An address without parameters comes before one with: `create` is no record.
  const found = places
    .filter(({ screen }) => matchPath(pathOf[screen] ?? '', pathname) !== null)
    .toSorted((one, other) => countOfParameters(one.screen) - countOfParameters(other.screen))[0];
  if (found === undefined) return { article: 'findingWay', section: null };
  return { article: found.article, section: found.section };
}

function countOfParameters(screen: string): number {
  return (pathOf[screen] ?? '').split(':').length;
}

/** The first screen of an article, or of one of its sections, that has an address without a record. */
export function screenOf(article: ArticleName, section: string | null): string | null {
  const own = places.filter((place) => place.article === article && place.section === section);
  return own.map(({ screen }) => pathOf[screen] ?? ':').find((path) => !path.includes(':')) ?? null;
}

/** Screens whose address does not lie below the one that the menu has of their module. */
const besides: readonly (readonly [path: string, own: string, needs: 'view' | 'create'])[] = [
  [screens.reminderRules, screens.reminders, 'view'],
  [screens.paperLook, screens.businessProfile, 'view'],
  [screens.openingPayables, screens.openingReceivables, 'view'],
  [screens.newUser, screens.users, 'create'],
];

/** What everybody who is signed in may open, in whatever menu. */
const openToAll: readonly string[] = [
  screens.start,
  screens.dashboard,
  screens.profile,
  screens.ownRecord,
  screens.notices,
  screens.questions,
  screens.manual,
];

/** Whether one's menu leads to a screen; to what lies below a list, where something new begins, by the right to begin it. */
export function maySee(menu: readonly MenuModule[], path: string): boolean {
  if (openToAll.includes(path)) return true;
  return menu.some((module) => {
    if (module.hidden || !module.privileges.view) return false;
    return isOf(module, path) || maySee(module.childModules, path);
  });
}

function isOf({ screenUrl: own, privileges }: MenuModule, path: string): boolean {
  if (own === null) return false;
  const isBeside = besides.some(([screen, home, needs]) => screen === path && home === own && privileges[needs]);
  return own === path || isBeside || (path.startsWith(`${own}/`) && privileges.create);
}
