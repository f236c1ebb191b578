import { roleContract } from '@bahi/contract/people/role/role.contract';
import { roleModulePrivilegeContract } from '@bahi/contract/people/role-module-privilege/role-module-privilege.contract';
import { securityDetailText } from '@bahi/contract/people/security-log/security-log.messages';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { openBusiness, type Person } from '../../../testing/people.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  owner = await openBusiness(app);
});
afterAll(() => app.close());

/** A role that grants to see and enter items. */
async function roleOf(name: string): Promise<{ id: number; grant: (rights: object) => Promise<unknown> }> {
  const { id } = await call(owner, roleContract.save, { body: { name, type: 'BUSINESS_INTERNAL' } });
  const tree = await call(owner, roleModulePrivilegeContract.tree, {});
  const item = tree.flatMap(({ childModules }) => childModules).find(({ moduleCode }) => moduleCode === 'item');
  const grant = (rights: object) => {
    const modules = [{ moduleId: item?.moduleId ?? 0, ...rights }];
    return call(owner, roleModulePrivilegeContract.assign, { body: { roleId: id, modules } });
  };
  await grant({ read: true, create: true });
  return { id, grant };
}

/** What the log says of a role since it stood, the newest first. */
async function told(name: string, count: number): Promise<string[][]> {
  const query = { pageSize: 50, event: 'rightsChanged', search: name } as const;
  const { rows } = await call(owner, securityLogContract.list, { query });
  return rows.slice(0, count).map(({ detail }) => detail.map((one) => securityDetailText(one, 'en')));
}

test('a role that is switched off takes what it granted, and one that is switched on or deleted says so too', async () => {
  const { id, grant } = await roleOf('Night guard');
  await call(owner, roleContract.toggle, { params: { roleId: id } });
  // What is added to a role out of use is granted to nobody yet.
  await grant({ read: true, create: true, update: true });
  await call(owner, roleContract.toggle, { params: { roleId: id } });
  await call(owner, roleContract.remove, { params: { roleId: id } });
  expect(await told('Night guard', 4)).toEqual([
    ['Night guard', '− Items: Create, View, Update'],
    ['Night guard', '+ Items: Create, View, Update'],
    ['Night guard'],
    ['Night guard', '− Items: Create, View'],
  ]);
});

test('no name of a role reads as a change of rights', async () => {
  const name = 'REMOVED\tUsers\tप्रयोगकर्ता\tcreate update';
  await roleOf(name);
  expect(await told('REMOVED', 1)).toEqual([[name, '+ Items: Create, View']]);
});
