import { screens } from '@bahi/contract/screens';
import { expect, test } from 'vitest';
import { hasKeptForm, keepOpenForms, keptFormName, noteOpenForm, takeKeptForm } from './kept-forms.ts';

const sita = { userId: 7, businessId: 3 };
const name = keptFormName(screens.customers, 5, { kind: 'customer', id: null }, { name: '' });
const kept = (values: Record<string, unknown>) => () => ({ keeper: sita, name, values });

test('what was typed when the session ended is given back once', () => {
  const close = noteOpenForm(kept({ name: 'Ganesh' }));
  keepOpenForms();
  close();
  expect(hasKeptForm(sita, screens.customers)).toBe(true);
  expect(takeKeptForm(sita, name)).toEqual({ name: 'Ganesh' });
  expect(takeKeptForm(sita, name)).toBeNull();
});

test('what is secret is not kept, at whatever level it stands', () => {
  const secrets = { newPassword: 'Namaste@2083', code: '123456', sparrowToken: 'abc', ticket: 'def' };
  const close = noteOpenForm(
    kept({
      ...secrets,
      name: 'Ganesh',
      postalCode: '44600',
      own: { ...secrets, ward: 4 },
      rows: [{ ...secrets, no: 1 }],
    }),
  );
  keepOpenForms();
  close();
  expect(takeKeptForm(sita, name)).toEqual({
    name: 'Ganesh',
    postalCode: '44600',
    own: { ward: 4 },
    rows: [{ no: 1 }],
  });
});

test.each([
  ['another record of the same version', { kind: 'customer', id: 12 }, { name: '', version: 1 }],
  ['another kind of record', { kind: 'vendor', id: 11 }, { name: '', version: 1 }],
  ['something else that is done with it', { kind: 'customer', id: 11, action: 'pay' }, { name: '', version: 1 }],
  ['the same record once somebody changed it', { kind: 'customer', id: 11 }, { name: '', version: 2 }],
])('the form of %s gets nothing of it', (_what, about, values) => {
  const nameOfFirst = keptFormName(screens.customers, 5, { kind: 'customer', id: 11 }, { name: '', version: 1 });
  const close = noteOpenForm(() => ({ keeper: sita, name: nameOfFirst, values: { name: 'Ganesh', version: 1 } }));
  keepOpenForms();
  close();
  expect(takeKeptForm(sita, keptFormName(screens.customers, 5, about, values))).toBeNull();
  expect(takeKeptForm(sita, nameOfFirst)).toEqual({ name: 'Ganesh', version: 1 });
});

test.each([
  ['another user', { ...sita, userId: 8 }],
  ['the same user in another business', { ...sita, businessId: 4 }],
])('%s gets nothing of it, and it is gone', (_who, other) => {
  const close = noteOpenForm(kept({ name: 'Ganesh' }));
  keepOpenForms();
  close();
  expect(takeKeptForm(other, name)).toBeNull();
  expect(takeKeptForm(sita, name)).toBeNull();
});

test('of forms in which nothing was typed, and of closed ones, nothing is kept', () => {
  const close = noteOpenForm(() => null);
  noteOpenForm(kept({ name: 'Ganesh' }))();
  keepOpenForms();
  close();
  expect(hasKeptForm(sita, screens.customers)).toBe(false);
});
