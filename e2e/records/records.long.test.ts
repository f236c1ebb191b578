import { expect } from 'vitest';
import { test } from '../browser.ts';
import { faultsOfForms } from './all-forms.ts';

// Some forty forms in one test.
const patience = { timeout: 240_000 };

test('what is opened and saved as it is stays as it is, field by field', patience, async ({ openPage }) => {
  expect(await faultsOfForms(openPage, 'full')).toEqual([]);
});

test('what has only what it must have stays as it is when it is opened and saved', patience, async ({ openPage }) => {
  expect(await faultsOfForms(openPage, 'bare')).toEqual([]);
});
