import { screens } from '@bahi/contract/screens';
import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import { finderOf } from '@bahi/domain/name-sound';

/** An entry of the menu; it may stand for other screens as well, which belong to it. */
export type MenuEntry = Omit<MenuModule, 'childModules'> & {
  childModules: MenuEntry[];
  covers?: readonly MenuModule[];
  /** A group that nobody opens all day: closed until it is asked for, also on a wide desk. */
  startsFolded?: boolean;
};

/** Levels that the sidebar shows (specification, section 2). */
const deepestLevel = 3;

/** The modules to show: with the view privilege and not hidden; a group without anything to open goes too. */
export function visibleModules(modules: readonly MenuModule[], level = 1): MenuModule[] {
  return modules.flatMap((module) => {
    if (module.hidden || !module.privileges.view) return [];
    const childModules = level < deepestLevel ? visibleModules(module.childModules, level + 1) : [];
    return module.screenUrl === null && childModules.length === 0 ? [] : [{ ...module, childModules }];
  });
}

/** The modules whose name in either language holds the searched words, with the groups that lead to them. */
export function searchModules(modules: readonly MenuEntry[], search: string): MenuEntry[] {
  const isFound = finderOf(search);
  return modules.flatMap((module) => {
    if (isFound(`${module.moduleName} ${module.moduleNameNp}`)) return [module];
    const childModules = searchModules(module.childModules, search);
    return childModules.length === 0 ? [] : [{ ...module, childModules }];
  });
}

/** Beginnings of addresses that the specification gives to screens of a module, other than its own. */
const addressesBeside: readonly (readonly [string, string])[] = [
  [screens.itemPrices.replace('/:itemId', ''), screens.items],
  [screens.masterItems, screens.items],
  [screens.openingPayables, screens.openingReceivables],
];

/**
 * The entry whose screen an address belongs to: the one with the longest path that the address begins with, and of those
 * that are parts of one screen the one whose part it is.
 */
export function currentModule(modules: readonly MenuEntry[], path: string, search = ''): MenuEntry | null {
  const beside = addressesBeside.find(([address]) => isBelow(path, address))?.[1] ?? path;
  const home = path === '/' ? screens.dashboard : beside;
  const asked = new URLSearchParams(search);
  const fits = flatten(modules)
    .flatMap((entry) =>
      [entry, ...(entry.covers ?? [])].map(({ screenUrl }) => ({ entry, ...partsOf(screenUrl ?? '') })),
    )
    .filter(({ path: own }) => own !== '' && isBelow(home, own));
  const longest = Math.max(...fits.map(({ path: own }) => own.length));
  const closest = fits.filter(({ path: own }) => own.length === longest);
  const meant = closest.find(({ part }) => [...part].every(([name, value]) => asked.get(name) === value));
  return (meant ?? closest[0])?.entry ?? null;
}

function partsOf(address: string): { path: string; part: URLSearchParams } {
  const [path = '', search = ''] = address.split('?');
  return { path, part: new URLSearchParams(search) };
}

function isBelow(path: string, address: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}

/** Whether a group leads to a module. */
export function leadsTo(group: MenuEntry, module: MenuEntry | null): boolean {
  return module !== null && flatten(group.childModules).some(({ moduleId }) => moduleId === module.moduleId);
}

/** All entries in a row, groups before what is in them. */
export function flatten(modules: readonly MenuEntry[]): MenuEntry[] {
  return modules.flatMap((module) => [module, ...flatten(module.childModules)]);
}

export type MenuScreen = { name: string; nameNp: string; group: string; groupNp: string; to: string };

/** The screens of the menu in a row, each with the group it stands in. */
export function screensOf(modules: readonly MenuEntry[], group?: MenuEntry): MenuScreen[] {
  return modules.flatMap((module) => {
    const { moduleName: name, moduleNameNp: nameNp, screenUrl: to, childModules } = module;
    const own = { name, nameNp, group: group?.moduleName ?? '', groupNp: group?.moduleNameNp ?? '' };
    return [...(to === null ? [] : [{ ...own, to }]), ...screensOf(childModules, module)];
  });
}
