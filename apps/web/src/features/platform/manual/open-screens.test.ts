import type { MenuModule } from '@bahi/contract/account/session/session.contract';
import { screens } from '@bahi/contract/screens';
import { expect, test } from 'vitest';
import { helpAt, maySee, screenOf } from './open-screens.ts';

test('an address leads to its own article and section, one with a record as well', () => {
  expect(helpAt(screens.invoices)).toEqual({ article: 'invoices', section: null });
  expect(helpAt(screens.newInvoice)).toEqual({ article: 'invoices', section: 'write' });
  expect(helpAt('/business/invoice-setup/edit/12')).toEqual({ article: 'invoices', section: 'write' });
  expect(helpAt('/business/tds/2026-08-16')).toEqual({ article: 'tds', section: 'month' });
  expect(helpAt('/nowhere')).toEqual({ article: 'findingWay', section: null });
});

test('an article leads to its first screen that needs no record', () => {
  expect(screenOf('customers', null)).toBe(screens.customers);
  expect(screenOf('customers', 'groups')).toBe(screens.customerGroups);
  expect(screenOf('customers', 'statement')).toBeNull();
});

test('a screen is led to where the menu does, and what is begun there by the right to begin it', () => {
  const menu = [moduleOf(screens.vouchers, { create: false }), moduleOf(screens.invoices, { create: true })];
  expect(maySee(menu, screens.vouchers)).toBe(true);
  expect(maySee(menu, screens.newJournal)).toBe(false);
  expect(maySee(menu, screens.newInvoice)).toBe(true);
  expect(maySee(menu, screens.roles)).toBe(false);
  expect(maySee([], screens.manual)).toBe(true);
  const beside = [moduleOf(screens.reminders, { create: false }), moduleOf(screens.users, { create: false })];
  expect(maySee(beside, screens.reminderRules)).toBe(true);
  expect(maySee(beside, screens.newUser)).toBe(false);
  expect(maySee([moduleOf(screens.users, { create: true })], screens.newUser)).toBe(true);
  expect(maySee([{ ...moduleOf(screens.invoices, { create: true }), hidden: true }], screens.invoices)).toBe(false);
});

function moduleOf(screenUrl: string, rights: { create: boolean }): MenuModule {
  const none = { create: false, read: true, update: false, delete: false, approve: false, report: false, view: true };
  return {
    moduleId: 1,
    parentModuleId: null,
    moduleName: 'A screen',
    moduleNameNp: 'स्क्रिन',
    moduleCode: 'screen',
    screenUrl,
    iconClass: null,
    iconBase64: null,
    iconName: null,
    hidden: false,
    privileges: { ...none, ...rights },
    childModules: [],
  };
}
