import { screenAt, screens } from '@bahi/contract/screens';
import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import { expect, test } from 'vitest';
import { foundModules, shapedMenu, tabsAt } from './menu-shape.ts';
import { currentModule, screensOf, searchModules, visibleModules } from './menu-tree.ts';

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

test('of few screens those of the day stand first, and the others are folded beneath them', () => {
  const modules = ['dashboard', 'term', 'invoice', 'vendor', 'customer', 'item', 'service', 'day-close', 'category'];
  const shaped = shapedMenu(modules.map((name) => build(name)));
  const ofDay = ['dashboard', 'invoice', 'customer', 'item', 'day-close'];
  expect(namesOf(shaped)).toEqual([...ofDay, ['term', 'vendor', 'service', 'category']]);
  expect(shaped.at(-1)).toMatchObject({ moduleName: 'More', moduleNameNp: 'थप', startsFolded: true, screenUrl: null });
  expect(namesOf(shapedMenu(modules.slice(1).map((name) => build(name))))).toEqual(modules.slice(1));
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

test('reports are one entry, and each of them belongs to it; of one report there is that one', () => {
  const reports = ['sales-report', 'tds'].map((code) => build(code, { moduleCode: code }));
  const group = build('Reports', { moduleCode: 'reports', screenUrl: null, childModules: reports });
  const modules = [build('home'), groupOf('sales', many), groupOf('money', ['x', 'y']), group];
  const menu = shapedMenu(modules);
  expect(namesOf(menu)).toEqual(['home', many, ['x', 'y'], 'Reports']);
  expect(currentModule(menu, '/tds/4')?.screenUrl).toBe(screens.reports);
  const [, , , found] = foundModules(modules);
  expect(screensOf(found === undefined ? [] : [found]).map(({ to }) => to)).toEqual([
    screens.reports,
    '/sales-report',
    '/tds',
  ]);
  expect(namesOf(shapedMenu([{ ...group, childModules: reports.slice(0, 1) }]))).toEqual(['sales-report']);
});

test('what one sets of goods is one entry with tabs, and so are the people, among the settings', () => {
  const goods = ['item', 'brand', 'unit'].map((code) => build(code, { moduleCode: code }));
  const people = ['user', 'role', 'otp'].map((code) => build(code, { moduleCode: code }));
  const ofPeople = build('people', { moduleCode: 'people', screenUrl: null, childModules: people });
  const stock = build('stock', { screenUrl: null, childModules: goods });
  const settings = build('Settings', { moduleCode: 'settings', screenUrl: null, childModules: [build('terms')] });
  const menu = shapedMenu([groupOf('sales', many), stock, settings, ofPeople]);
  expect(namesOf(menu)).toEqual([many, ['item', 'Item settings'], ['terms', 'People and rights', 'otp']]);
  expect(currentModule(menu, '/unit')?.moduleName).toBe('Item settings');
  expect(tabsAt([stock, ofPeople], '/unit')?.tabs.map(({ moduleName }) => moduleName)).toEqual(['brand', 'unit']);
  expect(tabsAt([stock, ofPeople], '/item')).toBeNull();
  expect(tabsAt([stock, ofPeople], '/role')?.tabs.map(({ moduleName }) => moduleName)).toEqual(['user', 'role']);
  const ofPlatform = shapedMenu([groupOf('zones', many), groupOf('masters', ['a', 'b']), ofPeople]);
  expect(namesOf(ofPlatform), 'who has no settings keeps the group').toEqual([
    many,
    ['a', 'b'],
    ['user', 'role', 'otp'],
  ]);
});

test('payments stand with sales where they came in, and with purchases where they went out', () => {
  const build1 = (code: string) => build(code, { moduleCode: code });
  const sales = build('sales', {
    screenUrl: null,
    childModules: [build('payment', { moduleCode: 'payment', screenUrl: screens.payments })],
  });
  const purchases = build('p', {
    moduleCode: 'purchases',
    screenUrl: null,
    childModules: [build1('purchase'), build1('vendor')],
  });
  const menu = shapedMenu([sales, purchases]);
  expect(namesOf(menu)).toEqual(['Payments received', 'purchase', 'Payments made', 'vendor']);
  const currentAt = (search: string) => currentModule(menu, screens.payments, search)?.moduleName;
  expect([currentAt('?kind=PAID'), currentAt('?kind=RECEIVED&x=1'), currentAt('')]).toEqual([
    'Payments made',
    'Payments received',
    'Payments received',
  ]);
  const ofCashier = shapedMenu([sales, { ...purchases, childModules: [build1('vendor')] }]);
  expect(namesOf(ofCashier)).toEqual(['Payments received', 'vendor']);
});
