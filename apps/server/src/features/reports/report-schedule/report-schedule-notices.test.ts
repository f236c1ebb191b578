import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call } from '../../../testing/caller.ts';
import { addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { takeRights } from '../../platform/notice/testing/noticing-shop.ts';
import { openSendingShop, type SendingShop, startSending } from './testing/sending-shop.ts';

const rights = [
  'saved-report.read',
  'saved-report.create',
  'report-schedule.read',
  'report-schedule.create',
  'sales-report.report',
] as const;

let sending: Awaited<ReturnType<typeof startSending>>;
let our: SendingShop;
let keeper: Person;
let other: Person;
beforeAll(async () => {
  sending = await startSending();
});
beforeEach(async () => {
  our = await openSendingShop(sending);
  keeper = await addPerson(our.app, our.shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
  other = await addPerson(our.app, our.shop.owner, { userType: 'BUSINESS_INTERNAL', rights });
});
afterEach(() => expectSoundBooks(our.app));
afterAll(() => sending.close());

const toldTo = async (who: Person) =>
  (await call(await inOutlet(our.app, who, null), noticeContract.recent, { query: {} })).notices;

test('that a report stopped is told to who keeps it, without the right as well, and to the owner alone', async () => {
  const { id, name } = await our.schedule({}, keeper);
  await takeRights(our, keeper, 'sales-report');
  await takeRights(our, keeper, 'report-schedule');
  await our.pass(24);
  await our.work();
  const stopped = [{ kind: 'SCHEDULE_STOPPED', recordId: id, name }];
  expect(await toldTo(keeper)).toMatchObject(stopped);
  expect(await toldTo(our.shop.owner)).toMatchObject(stopped);
  expect(await toldTo(other)).toEqual([]);
});

test('that a report was not sent is told to who keeps it and to the owner alone', async () => {
  await our.schedule({ recipients: 'ram@nobody.example' }, keeper);
  await our.pass(24);
  await our.work();
  const failed = [{ kind: 'MESSAGE_FAILED', subject: 'REPORT' }];
  expect(await toldTo(keeper)).toMatchObject(failed);
  expect(await toldTo(our.shop.owner)).toMatchObject(failed);
  expect(await toldTo(other)).toEqual([]);
});
