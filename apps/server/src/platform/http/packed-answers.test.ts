import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { beforeAll, expect, test } from 'vitest';
import { send } from '../../testing/caller.ts';
import { openBusiness, type Person } from '../../testing/people.ts';
import { sharedTestApp } from '../../testing/shared-app.ts';

let owner: Person;
beforeAll(async () => {
  owner = await openBusiness(await sharedTestApp());
});

const menuAs = (accepted: string) =>
  send(
    owner,
    sessionContract.menu,
    { params: { officeId: owner.businessId, isOutlet: 'false' } },
    { 'accept-encoding': accepted },
  );

test('a long answer is packed for who unpacks it, and plain for who does not', async () => {
  const plain = await menuAs('identity');
  expect(plain.headers.get('content-encoding')).toBe(null);
  const text = await plain.text();
  for (const accepted of ['gzip', 'br, gzip;q=0.5']) {
    const packed = await menuAs(accepted);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    expect(await packed.text()).toBe(text);
  }
  for (const refused of ['gzip;q=0', 'br', 'gzip; q=0.0, br'])
    expect((await menuAs(refused)).headers.get('content-encoding')).toBe(null);
});

test('a short answer is not worth the work', async () => {
  const answer = await send(owner, noticeContract.unread, {}, { 'accept-encoding': 'gzip' });
  expect(answer.headers.get('content-encoding')).toBe(null);
});
