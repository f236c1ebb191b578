import { screens } from '@bahi/contract/screens';
import { expect, test } from 'vitest';
import { hasKeptForm, keepOpenForms, noteOpenForm, takeKeptForm } from './kept-forms.ts';

const sita = { userId: 7, businessId: 3 };
const name = `${screens.customers} ["name"]`;
const kept = (values: Record<string, unknown>) => () => ({ keeper: sita, name, values });

test('what was typed when the session ended is given back once, without what is secret', () => {
  const close = noteOpenForm(kept({ name: 'Ganesh', newPassword: 'Namaste@2083' }));
  keepOpenForms();
  close();
  expect(hasKeptForm(sita, screens.customers)).toBe(true);
  expect(takeKeptForm(sita, name)).toEqual({ name: 'Ganesh' });
  expect(takeKeptForm(sita, name)).toBeNull();
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
