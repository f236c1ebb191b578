import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { screens } from '@bahi/contract/screens';
import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import type { Text } from '@bahi/contract/messages';
import { flatten, type MenuEntry, visibleModules } from './menu-tree.ts';

const words = frameMessages.texts;

/** With so many screens or fewer one sees a plain list. */
const shortMenu = 16;

/** Of which so many stand without a choice among them. */
const plainMenu = 8;

/** What who has few screens does all day: it stands first, and what they look up now and then is folded beneath. */
const daily = new Set(['dashboard', 'counter', 'invoice', 'payment', 'customer', 'item', 'stock-count', 'day-close']);

/** Screens of settings that stand beside each other as tabs, and have one entry together. */
const tabbed: readonly { name: Text; codes: readonly string[] }[] = [
  {
    name: words.itemSettings,
    codes: ['item-category', 'brand', 'unit', 'unit-group', 'attribute', 'landing-cost'],
  },
  {
    name: words.peopleAndRights,
    codes: ['user', 'user-outlet', 'user-role', 'role', 'privilege', 'user-report', 'activity-log', 'security-log'],
  },
];

/** What can be found: all screens in their groups, the two directions of payments apart. */
export function foundModules(modules: readonly MenuModule[]): MenuEntry[] {
  return withReportsPage(withDirections(visibleModules(modules)));
}

/**
 * The menu as one sees it: reports stand on one page, settings of goods and people as tabs of one entry; who has few
 * screens gets a plain list, with what is done all day on top, and nobody a group of one.
 */
export function shapedMenu(modules: readonly MenuModule[]): MenuEntry[] {
  const folded = peopleInSettings(withDirections(visibleModules(modules))).map((group) =>
    withTabs(reportsAsOne(group)),
  );
  const shown = folded.flatMap((group) => (group.childModules.length === 1 ? group.childModules : [group]));
  const leaves = flatten(shown).filter(({ childModules }) => childModules.length === 0);
  return leaves.length <= shortMenu ? shortened(leaves) : shown;
}

function shortened(entries: readonly MenuEntry[]): MenuEntry[] {
  const [first, others] = [true, false].map((isDaily) =>
    entries.filter(({ moduleCode }) => daily.has(moduleCode) === isDaily),
  );
  const [, model] = others ?? [];
  if (entries.length <= plainMenu || first === undefined || first.length < 2 || model === undefined)
    return [...entries];
  const { en, ne } = words.moreScreens;
  const more = { moduleName: en, moduleNameNp: ne, moduleCode: 'more', screenUrl: null, iconName: 'ellipsis' };
  return [...first, { ...model, ...more, moduleId: -model.moduleId, childModules: others ?? [], startsFolded: true }];
}

/** The tabs of which an address is one, with what they are called together; null where it stands alone. */
export function tabsAt(modules: readonly MenuModule[], path: string): { name: Text; tabs: MenuModule[] } | null {
  const all = flatten(visibleModules(modules));
  for (const { name, codes } of tabbed) {
    const tabs = codes.flatMap((code) => all.find(({ moduleCode }) => moduleCode === code) ?? []);
    if (tabs.some(({ screenUrl }) => screenUrl === path)) return { name, tabs };
  }
  return null;
}

/** Of a group those that stand as tabs become one entry, in the place of the first. */
function withTabs(group: MenuEntry): MenuEntry {
  if (group.moduleCode === 'people') return group;
  const childModules = tabbed.reduce((children, { name, codes }) => {
    const own = children.filter(({ moduleCode }) => codes.includes(moduleCode));
    const [first] = own;
    if (first === undefined || own.length === 1) return children;
    return children.flatMap((child) =>
      child === first ? [entryOf(first, name, { covers: own })] : own.includes(child) ? [] : [child],
    );
  }, group.childModules);
  return { ...group, childModules };
}

/** The people of a business are among its settings; the platform, which has none, keeps them as a group. */
function peopleInSettings(modules: readonly MenuEntry[]): MenuEntry[] {
  const people = modules.find(({ moduleCode }) => moduleCode === 'people');
  const hasSettings = modules.some(({ moduleCode }) => moduleCode === 'settings');
  if (people === undefined || !hasSettings) return [...modules];
  return modules
    .filter((module) => module !== people)
    .map((module) =>
      module.moduleCode === 'settings'
        ? { ...module, childModules: [...module.childModules, ...people.childModules] }
        : module,
    );
}

/** Several reports are one entry, which leads to all of them. */
function reportsAsOne(group: MenuEntry): MenuEntry {
  if (group.moduleCode !== 'reports' || group.childModules.length < 2) return group;
  return { ...group, screenUrl: screens.reports, childModules: [], covers: group.childModules };
}

function withReportsPage(modules: readonly MenuEntry[]): MenuEntry[] {
  return modules.map((group) => (group.moduleCode === 'reports' ? { ...group, screenUrl: screens.reports } : group));
}

/** What was received stands with the sales, and what was paid, for who sees what is bought or spent, with the purchases. */
function withDirections(modules: readonly MenuEntry[]): MenuEntry[] {
  const all = flatten(modules);
  const payment = all.find(({ moduleCode }) => moduleCode === 'payment');
  if (payment === undefined) return [...modules];
  const received = entryOf(payment, words.paymentsReceived, { screenUrl: `${screens.payments}?kind=RECEIVED` });
  const made = entryOf(payment, words.paymentsMade, {
    moduleId: -payment.moduleId,
    screenUrl: `${screens.payments}?kind=PAID`,
  });
  const seesPaid = all.some(({ moduleCode }) => moduleCode === 'purchase' || moduleCode === 'expense');
  const hasPurchases = modules.some(({ moduleCode }) => moduleCode === 'purchases');
  return modules.map((group) => {
    const childModules = group.childModules.flatMap((child) => {
      if (child === payment) return seesPaid && !hasPurchases ? [received, made] : [received];
      return seesPaid && child.moduleCode === 'vendor' ? [made, child] : [child];
    });
    const isWithoutVendors = group.moduleCode === 'purchases' && !childModules.includes(made);
    return { ...group, childModules: seesPaid && isWithoutVendors ? [...childModules, made] : childModules };
  });
}

function entryOf(module: MenuEntry, { en, ne }: Text, more: Partial<MenuEntry>): MenuEntry {
  return { ...module, moduleName: en, moduleNameNp: ne, ...more };
}
