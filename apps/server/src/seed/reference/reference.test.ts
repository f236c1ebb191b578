import { randomBytes } from 'node:crypto';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import type { Endpoint } from '@bahi/contract/endpoint';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { platformModules } from '@bahi/contract/module-codes';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import {
  asOwner,
  createDatabase,
  dropDatabase,
  openForRequests,
  ownerAddress,
  testChainKey,
} from '../../testing/test-database.ts';
import { seedReference } from './reference.ts';
import { modules } from './tables/modules.data.ts';

const server = inject('databaseServer');
const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
let database: Database;

beforeAll(async () => {
  await createDatabase(server, name, 'template1');
  await migrate(ownerAddress(server, name), { chainKey: testChainKey });
  database = openForRequests(server, name, { connections: 4 });
  // Two servers that start on the same empty database.
  await Promise.all([seedReference(database), seedReference(database)]);
});
afterAll(async () => {
  await database.end();
  await dropDatabase(server, name);
});

const rowsOf = (text: string) => asOwner(server, name, (query) => query(text));
const countOf = async (table: string) => Number((await rowsOf(`select count(*) as count from ${table}`))[0]?.['count']);

test('screens of the platform are those whose rights no business gives', () => {
  const ofPlatform = modules.filter(({ audience, privileges }) => audience === 'PLATFORM' && privileges.length > 0);
  expect(ofPlatform.map(({ code }) => code).toSorted()).toEqual(platformModules.toSorted());
});

test('Nepal has 7 provinces, 77 districts and 753 local bodies with 6,743 wards', async () => {
  expect(await countOf('province')).toBe(7);
  expect(await countOf('district')).toBe(77);
  expect(await rowsOf('select count(*) as bodies, sum(total_wards) as wards from local_body')).toEqual([
    { bodies: 753, wards: 6743 },
  ]);
  const byType =
    'select t.name, count(*) as count from local_body b join local_body_type t on t.id = b.local_body_type_id';
  expect(await rowsOf(`${byType} group by t.name order by 2`)).toEqual([
    { name: 'Metropolitan City', count: 6 },
    { name: 'Sub-Metropolitan City', count: 11 },
    { name: 'Municipality', count: 276 },
    { name: 'Rural Municipality', count: 460 },
  ]);
});

test('Kathmandu lies in Bagmati and has its 32 wards', async () => {
  expect(
    await rowsOf(
      `select p.name as province, d.name_np as district, b.name_np, b.total_wards from local_body b
       join district d on d.id = b.district_id join province p on p.id = d.province_id where b.code = '30608'`,
    ),
  ).toEqual([{ province: 'Bagmati', district: 'काठमाडौँ', name_np: 'काठमाण्डौं', total_wards: 32 }]);
});

test('thirteen per cent is the rate that what is taxable gets by itself', async () => {
  expect(await rowsOf('select rate_hundredths from tax_rate where is_default')).toEqual([{ rate_hundredths: 1300 }]);
});

test('every right that a call asks for can be granted, and the owner holds all of the business', async () => {
  const contracts = [
    businessContract,
    customerContract,
    invoiceContract,
    itemContract,
    paymentContract,
    salesReportContract,
    serviceContract,
  ];
  const asked = contracts.flatMap((contract) =>
    Object.values<Endpoint>(contract.endpoints).map((endpoint) => endpoint.access),
  );
  const owner = await rightsOf('OWNER');
  const rights = new Set(asked.filter((access) => access.includes('.')));
  expect(rights.size).toBeGreaterThan(15);
  expect([...rights].filter((right) => !owner.includes(right))).toEqual([]);
  const ofBusiness = modules.filter(({ audience }) => audience !== 'PLATFORM');
  const grantable = ofBusiness.flatMap((module) => module.privileges.map((privilege) => `${module.code}.${privilege}`));
  expect(owner.toSorted()).toEqual(grantable.toSorted());
});

test('a cashier sells, takes payments and sees what was sold, and neither deletes bills nor changes the business', async () => {
  const rights = await rightsOf('CASHIER');
  expect(rights).toContain('invoice.create');
  expect(rights).toContain('payment.create');
  expect(rights).toContain('sales-report.report');
  expect(rights).not.toContain('invoice.delete');
  expect(rights.filter((right) => right.startsWith('business-profile'))).toEqual([]);
});

test('a store keeper counts, sends and receives goods, and takes back, prices and sells nothing', async () => {
  const rights = await rightsOf('STORE_KEEPER');
  for (const right of ['stock-transfer.create', 'stock-transfer.approve', 'stock-count.update', 'write-off.create'])
    expect(rights).toContain(right);
  expect(
    rights.filter((right) => /^(invoice|purchase|payment)\.|\.delete$|^item\.(create|update)$/.test(right)),
  ).toEqual([]);
});

test('a second start finds everything there', async () => {
  const before = await countOf('audit_event');
  const startedAt = performance.now();
  await seedReference(database);
  expect(performance.now() - startedAt).toBeLessThan(150);
  expect(await countOf('audit_event')).toBe(before);
});

test('a new edition corrects what nobody changed and leaves what the platform changed', async () => {
  await rowsOf(`update district set name_np = 'अशुद्ध' where code = '101'`);
  await rowsOf(`update district set name_np = 'आफ्नै', version = 2 where code = '102'`);
  await rowsOf(`delete from local_body where code = '10101'`);
  await rowsOf(`update reference_edition set checksum = 'an older one'`);
  await seedReference(database);
  expect(await rowsOf(`select name_np from district where code in ('101', '102') order by code`)).toEqual([
    { name_np: 'ताप्लेजुङ' },
    { name_np: 'आफ्नै' },
  ]);
  expect(await countOf('local_body')).toBe(753);
});

async function rightsOf(role: string): Promise<string[]> {
  const rows = await rowsOf(
    `select m.code || '.' || unnest(g.privileges) as right from role_module_privilege g
     join role r on r.id = g.role_id join module m on m.id = g.module_id where r.code = '${role}'`,
  );
  return rows.map((row) => String(row['right']));
}
