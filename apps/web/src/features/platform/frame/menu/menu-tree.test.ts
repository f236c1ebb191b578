import { screenAt, screens } from '@bahi/contract/screens';
import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import { expect, test } from 'vitest';
import { currentModule, searchModules, shapedMenu, visibleModules } from './menu-tree.ts';

const none = { create: false, read: false, update: false, delete: false, approve: false, report: false, view: false };
let lastId = 0;

function build(name: string, more: Partial<MenuModule> = {}): MenuModule {
  lastId += 1;
  return {
    moduleId: lastId,
    parentModuleId: null,
    moduleName: name,
    moduleNameNp: `${name} ने`,
    moduleCode: name,
    screenUrl: `/${name}`,
    iconClass: null,
    iconBase64: null,
    iconName: null,
    hidden: false,
    privileges: { ...none, view: true },
    childModules: [],
    ...more,
  };
}

const namesOf = (modules: readonly MenuModule[]): unknown[] =>
  modules.map(({ moduleName, childModules }) => (childModules.length === 0 ? moduleName : namesOf(childModules)));

test('only modules with the view privilege and without the hidden flag are shown', () => {
  const modules = [build('a'), build('b', { hidden: true }), build('c', { privileges: { ...none, update: true } })];
  expect(namesOf(visibleModules(modules))).toEqual(['a']);
});

test('a group without anything to open is not shown, and a fourth level is not either', () => {
  const deep = build('third', { childModules: [build('fourth')] });
  const group = build('first', { screenUrl: null, childModules: [build('second', { childModules: [deep] })] });
  const empty = build('empty', { screenUrl: null, childModules: [build('x', { hidden: true })] });
  expect(namesOf(visibleModules([group, empty]))).toEqual([[['third']]]);
});

const groupOf = (name: string, screens: readonly string[]) =>
  build(name, { screenUrl: null, childModules: screens.map((screen) => build(screen)) });
const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'];

test('nobody sees a group of one', () => {
  const modules = [build('home'), groupOf('sales', many), groupOf('purchases', ['vendors']), build('x')];
  expect(namesOf(shapedMenu(modules))).toEqual(['home', many, 'vendors', 'x']);
});

test('who has sixteen screens or fewer sees them in a plain list', () => {
  const modules = [build('home'), groupOf('sales', many), groupOf('settings', ['terms', 'hidden'])];
  const [, , settings] = modules;
  expect(namesOf(shapedMenu(modules))).toEqual(['home', many, ['terms', 'hidden']]);
  const ofCashier = settings?.childModules.map((module) => ({ ...module, hidden: module.moduleName === 'hidden' }));
  expect(
    namesOf(shapedMenu([...modules.slice(0, 2), { ...build('settings'), childModules: ofCashier ?? [] }])),
  ).toEqual(['home', ...many, 'terms']);
});

test('a search finds names of either language and keeps the groups that lead to them', () => {
  const group = build('sales', { screenUrl: null, childModules: [build('bills'), build('customers')] });
  expect(namesOf(searchModules([group, build('items')], 'CUST'))).toEqual([['customers']]);
  expect(namesOf(searchModules([build('items')], 'items ने'))).toEqual(['items']);
});

test('the current module is the one with the longest address that the path begins with', () => {
  const modules = [build('business'), build('x', { screenUrl: screens.items })];
  expect(currentModule(modules, '/business/item-setup/edit/4')?.screenUrl).toBe(screens.items);
  expect(currentModule(modules, '/businesses')).toBeNull();
});

test('what was owed to vendors before belongs to the one entry of what was owed before', () => {
  const modules = [build('x', { screenUrl: screens.openingReceivables })];
  expect(currentModule(modules, screens.openingPayables)?.screenUrl).toBe(screens.openingReceivables);
});

test('screens of items whose address does not begin with that of their list belong to it as well', () => {
  const modules = [build('x', { screenUrl: screens.items })];
  const current = (path: string) => currentModule(modules, path)?.screenUrl;
  const prices = screenAt(screens.itemPrices, { itemId: 4 });
  const stage = screenAt(screens.masterEditItem, { itemId: 4, stage: 'general' });
  expect([prices, screens.masterItems, stage].map(current)).toEqual([screens.items, screens.items, screens.items]);
  expect(current(`${screens.masterItems}-config`)).toBeUndefined();
});
