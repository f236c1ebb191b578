import { type Privilege, privileges, type Right } from '@bahi/contract/access';
import type { Endpoint } from '@bahi/contract/endpoint';
import { moduleCodes } from '@bahi/contract/module-codes';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../seed/reference/tables/modules.data.ts';
import { type Caller, send } from '../testing/caller.ts';
import { addPerson, firstOutletId, inOutlet, openBusiness, openPlatform, type Person } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * Who is let in where: every call against every kind of caller, written down in docs/permission-matrix.tsv and
 * reviewed there. A new call, or one whose answer to somebody has changed, fails here until its row is: run this file
 * with `-u`, read the difference, and keep it only if it is meant.
 */
const matrixFile = fileURLToPath(new URL('../../../../docs/permission-matrix.tsv', import.meta.url));
const requestsAtOnce = 12;
/** No record has it: who is let in finds nothing, and nothing is changed. */
const unknownId = '999999999';

type Side = 'business' | 'platform';
type Answered = 'yes' | '401' | '403';
type Column = { name: string; caller: (side: Side) => { person: Person; outletId: number | null } | null };

let app: TestApp;
let columns: Column[];

beforeAll(async () => {
  app = await startTestApp();
  columns = await openColumns();
});
afterAll(() => app.close());

// Some thousands of calls, on a machine that may be busy with other things.
test('every call lets in whom the table says, and nobody else', { timeout: 180_000 }, async () => {
  const rows = [...app.endpoints.values()].toSorted((one, other) => (one.call < other.call ? -1 : 1));
  const cells = rows.flatMap((endpoint) => columns.map((column) => ({ endpoint, column })));
  const answers = new Map<string, Answered>();
  const next = cells.values();
  await Promise.all(
    Array.from({ length: requestsAtOnce }, async () => {
      for (const { endpoint, column } of next)
        answers.set(`${endpoint.call} ${column.name}`, await answerOf(endpoint, column));
    }),
  );
  const answer = (endpoint: Endpoint, name: string): string => answers.get(`${endpoint.call} ${name}`) ?? '';
  const lines = rows.map((endpoint) =>
    [endpoint.call, endpoint.access, ...columns.map(({ name }) => answer(endpoint, name))].join('\t'),
  );
  const head = ['call', 'asks for', ...columns.map(({ name }) => name)].join('\t');
  await expect(`${[head, ...lines].join('\n')}\n`).toMatchFileSnapshot(matrixFile);

  // What holds whatever the table says.
  const wrong: string[] = [];
  for (const endpoint of rows) {
    const { access, call } = endpoint;
    const asked = access.split('.')[1];
    const isIn = (name: string): boolean => answer(endpoint, name) === 'yes';
    if (isIn('nobody') !== (access === 'public')) wrong.push(`${call}: nobody`);
    if (isIn('deactivated') && access !== 'public') wrong.push(`${call}: deactivated`);
    if (asked === undefined) continue;
    if (isIn('grant has ended') || isIn('grant to come')) wrong.push(`${call}: outside of its days`);
    for (const privilege of privileges)
      if (isIn(`${privilege} alone`) !== (privilege === asked)) wrong.push(`${call}: ${privilege} alone`);
    const audience = audienceOf(endpoint);
    if (audience === 'PLATFORM' && isIn('BUSINESS_OWNER_USER')) wrong.push(`${call}: an owner on the platform`);
    if (audience === 'BUSINESS' && isIn('SUPER_USER')) wrong.push(`${call}: a super user in a business`);
  }
  expect(wrong).toEqual([]);
});

async function answerOf(endpoint: Endpoint, column: Column): Promise<Answered> {
  const side = audienceOf(endpoint) === 'PLATFORM' ? 'platform' : 'business';
  const answer = await send(await callerOf(endpoint, column, side), endpoint, sentTo(endpoint));
  await answer.arrayBuffer();
  if (answer.status >= 500)
    throw new Error(
      `${endpoint.call} answers ${answer.status} to ${column.name}: ${app.logLines.findLast((line) => line.includes('err'))}`,
    );
  return answer.status === 401 || answer.status === 403 ? `${answer.status}` : 'yes';
}

/** Nothing but unknown ids is sent, so that whoever is let in writes nothing. */
function sentTo({ call }: Endpoint): object {
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return { params: Object.fromEntries(names.map((name) => [name, unknownId])) };
}

async function callerOf(endpoint: Endpoint, column: Column, side: Side): Promise<Caller> {
  const found = column.caller(side);
  if (found === null) return { base: app.base, token: null };
  // What takes neither a body nor an id does its work at once: signing out ends a session of its own.
  const actsAtOnce = !endpoint.call.startsWith('GET ') && !/:/.test(endpoint.call) && endpoint.body === undefined;
  return actsAtOnce ? inOutlet(app, found.person, found.outletId) : found.person;
}

function audienceOf({ access }: Endpoint): string | undefined {
  return modules.find((module) => module.code === access.split('.')[0])?.audience;
}

async function openColumns(): Promise<Column[]> {
  const owner = await openBusiness(app);
  const platform = await openPlatform(app);
  const outletId = await firstOutletId(owner);
  const always =
    (person: Person, place: number | null = null) =>
    () => ({ person, outletId: place });
  const cashier = await addPerson(app, owner, { userType: 'OUTLET_USER', roleCodes: ['CASHIER'], outletId });
  const everyRight = privileges.flatMap(withPrivilege);
  const bySide = async (rights: readonly Right[], change?: string): Promise<Column['caller']> => {
    const people = {
      business: await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', rights }),
      platform: await addPerson(app, platform, { userType: 'INTERNAL_USER', rights }),
    };
    if (change !== undefined)
      for (const { businessId, userId } of [people.business, people.platform])
        await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
          tx.query(change, [businessId, userId]),
        );
    return (side) => ({ person: people[side], outletId: null });
  };
  const accountant = await addPerson(app, owner, { userType: 'BUSINESS_INTERNAL', roleCodes: ['ACCOUNTANT'] });
  const alone: Column[] = [];
  for (const privilege of privileges)
    alone.push({ name: `${privilege} alone`, caller: await bySide(withPrivilege(privilege)) });
  return [
    { name: 'nobody', caller: () => null },
    { name: 'SUPER_USER', caller: always(platform) },
    {
      name: 'INTERNAL_USER',
      caller: always(await addPerson(app, platform, { userType: 'INTERNAL_USER', roleCodes: [] })),
    },
    { name: 'BUSINESS_OWNER_USER', caller: always(owner) },
    { name: 'BUSINESS_INTERNAL', caller: always(accountant) },
    { name: 'OUTLET_USER', caller: always(cashier, outletId) },
    ...alone,
    {
      name: 'grant has ended',
      caller: await bySide(
        everyRight,
        `update user_role set effective_till = '2026-11-19' where business_id = $1 and user_id = $2`,
      ),
    },
    {
      name: 'grant to come',
      caller: await bySide(
        everyRight,
        `update user_role set effective_from = '2026-11-21' where business_id = $1 and user_id = $2`,
      ),
    },
    {
      name: 'deactivated',
      caller: await bySide(everyRight, 'update app_user set is_active = false where business_id = $1 and id = $2'),
    },
  ];
}

/** A privilege on every module. */
function withPrivilege(privilege: Privilege): Right[] {
  return moduleCodes.map((module): Right => `${module}.${privilege}`);
}
