import { dataDownloadContract } from '@bahi/contract/platform/data-download/data-download.contract';
import { screens } from '@bahi/contract/screens';
import { z } from '@bahi/contract/zod';
import { randomInt } from 'node:crypto';
import { inject } from 'vitest';
import { sendApi } from '../api.ts';
import { openSignedIn } from '../steps/sign-up.ts';
import type { EditedRecord, Made } from './edited-record.ts';
import { editedRecords } from './records.ts';
import { desk, differencesOf, faultsOf } from './walk.ts';
import { openWorld, type World } from './world.ts';

const view = { language: 'en', width: 1280 } as const;

/**
 * Opens one record of each kind, with all of its fields or with those alone that it must have, saves it as it is, and says
 * what is then not as it was: in its form, its answer and every table of the business.
 */
export async function faultsOfForms(
  openPage: Parameters<typeof openSignedIn>[0],
  kind: 'full' | 'bare',
): Promise<string[]> {
  const world = await openWorld();
  const own = desk(await openSignedIn(openPage, { ...view, path: screens.dashboard }, world.owner.tokens));
  const platform = desk(await openSignedIn(openPage, { ...view, path: screens.dashboard }, world.office));
  const faults: string[] = [];
  const made = await makeAll(world, kind === 'bare');
  const rows = await storedRows(world);
  for (const [record, one] of made) {
    const at = record.isOfPlatform ? platform : own;
    const found = await faultsOf(at, world, record, one).catch(async (error: unknown) => {
      await at.page.goto(inject('base') + screens.dashboard);
      return [String(error)];
    });
    faults.push(...found.map((said) => `${record.save.name} (${kind}): ${said}`));
  }
  return [...faults, ...differencesOf(rows, await storedRows(world))];
}

async function makeAll(world: World, bare: boolean): Promise<[EditedRecord, Made][]> {
  const made: [EditedRecord, Made][] = [];
  for (const record of editedRecords) made.push([record, await record.make(world, newNumber(), bare)]);
  return made;
}

function newNumber(): string {
  return String(randomInt(100_000, 999_999));
}

/** Every row of the business, by its table and its place there. */
async function storedRows({ caller }: World): Promise<unknown> {
  const answer = await sendApi(dataDownloadContract.download, { body: { fileType: 'JSON' } }, caller);
  const { tables } = z.object({ tables: z.record(z.string(), z.unknown()) }).parse(await answer.json());
  return Object.fromEntries(Object.entries(tables).filter(([name]) => !appended.includes(name)));
}

/**
 * Tables that tell of who came, what was done and what the bell told of it, the books, to which an edit adds, and what is
 * kept of them, in no order: `npm run verify` compares that.
 */
const appended = [
  'audit_event',
  'audit_head',
  'audit_link',
  'notice',
  'notice_look',
  'data_download',
  'security_event',
  'user_session',
  'refresh_token',
  'sign_in_attempt',
  'journal_entry',
  'journal_line',
  'account_day',
  'party_month',
  'party_balance',
  'due_day',
  'district_month',
  'stock_month',
  'payment',
  'payment_allocation',
  'payment_tds',
  'cheque',
];
