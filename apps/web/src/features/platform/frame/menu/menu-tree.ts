import { screens } from '@bahi/contract/screens';
import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import { finderOf } from '@bahi/domain/name-sound';

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

/** With so many screens or fewer one sees a plain list. */
const shortMenu = 16;

/** The menu as one sees it: who has few screens gets a plain list, and nobody a group of one. */
export function shapedMenu(modules: readonly MenuModule[]): MenuModule[] {
  const visible = visibleModules(modules);
  const screens = flatten(visible).filter(({ childModules }) => childModules.length === 0);
  if (screens.length <= shortMenu) return screens;
  return visible.flatMap((module) => (module.childModules.length === 1 ? module.childModules : [module]));
}

/** The modules whose name in either language holds the searched words, with the groups that lead to them. */
export function searchModules(modules: readonly MenuModule[], search: string): MenuModule[] {
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

/** The module whose screen a path belongs to: the one with the longest address that the path begins with. */
export function currentModule(modules: readonly MenuModule[], path: string): MenuModule | null {
  const beside = addressesBeside.find(([address]) => isBelow(path, address))?.[1] ?? path;
  const home = path === '/' ? screens.dashboard : beside;
  return flatten(modules)
    .filter(({ screenUrl }) => screenUrl !== null && isBelow(home, screenUrl))
    .reduce<MenuModule | null>((best, module) => (lengthOf(module) > lengthOf(best) ? module : best), null);
}

function isBelow(path: string, address: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}

/** Whether a group leads to a module. */
export function leadsTo(group: MenuModule, module: MenuModule | null): boolean {
  return module !== null && flatten(group.childModules).some(({ moduleId }) => moduleId === module.moduleId);
}

function flatten(modules: readonly MenuModule[]): MenuModule[] {
  return modules.flatMap((module) => [module, ...flatten(module.childModules)]);
}

function lengthOf(module: MenuModule | null): number {
  return module?.screenUrl?.length ?? 0;
}

export type MenuScreen = { name: string; nameNp: string; group: string; groupNp: string; to: string };

/** The screens of the menu in a row, each with the group it stands in. */
export function screensOf(modules: readonly MenuModule[], group?: MenuModule): MenuScreen[] {
  return modules.flatMap((module) => {
    const { moduleName: name, moduleNameNp: nameNp, screenUrl: to, childModules } = module;
    const own = { name, nameNp, group: group?.moduleName ?? '', groupNp: group?.moduleNameNp ?? '' };
    return [...(to === null ? [] : [{ ...own, to }]), ...screensOf(childModules, module)];
  });
}
