import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { businessTypeContract } from '@bahi/contract/platform/business-type/business-type.contract';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { countryContract } from '@bahi/contract/platform/country/country.contract';
import { districtContract } from '@bahi/contract/platform/district/district.contract';
import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import { localBodyTypeContract } from '@bahi/contract/platform/local-body-type/local-body-type.contract';
import { localBodyContract } from '@bahi/contract/platform/local-body/local-body.contract';
import { provinceContract } from '@bahi/contract/platform/province/province.contract';
import { unitTypeContract } from '@bahi/contract/catalogue/unit-type/unit-type.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, fieldsOf, messageOf, refusal, send } from '../../../testing/caller.ts';
import { addPerson, openBusiness, openPlatform, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let platform: Person;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  platform = await openPlatform(app);
  owner = await openBusiness(app, { registration: false });
});
afterAll(() => app.close());

const zone = (name: string, code: string) => ({ name, nameNp: name, code });

/** A country with a province, a district and a local body in it, for one story. */
async function openCountry(prefix: string) {
  const country = await call(platform, countryContract.save, { body: zone(`${prefix}land`, prefix) });
  const body = { ...zone(`${prefix} province`, `${prefix}1`), countryId: country.id };
  const province = await call(platform, provinceContract.save, { body });
  const district = await call(platform, districtContract.save, {
    body: { ...zone(`${prefix} district`, `${prefix}11`), provinceId: province.id },
  });
  const types = await call(platform, localBodyTypeContract.list, { query: { search: 'Metropolitan' } });
  const localBody = await call(platform, localBodyContract.save, {
    body: {
      ...zone(`${prefix} town`, `${prefix}111`),
      districtId: district.id,
      localBodyTypeId: types.rows[0]?.id ?? 0,
      totalWards: '१२',
    },
  });
  return { country, province, district, localBody };
}

describe('the zones', () => {
  test('hold all of Nepal: found, filtered by what they lie in, and sorted', async () => {
    const koshi = await call(owner, provinceContract.list, { query: { search: 'koshi' } });
    const provinceId = koshi.rows[0]?.id ?? 0;
    expect(koshi.rows).toMatchObject([{ countryName: 'Nepal', countryNameNp: 'नेपाल', isShared: true }]);
    const within = await call(owner, districtContract.list, { query: { provinceId, pageSize: 5 } });
    expect(within.recordsTotal).toBe(14);
    expect(within.rows).toHaveLength(5);
    expect(within.rows.every((district) => district.provinceName === 'Koshi')).toBe(true);
    const largest = await call(owner, localBodyContract.list, { query: { sort: '-totalWards', pageSize: 2 } });
    expect(largest.rows.map(({ totalWards }) => totalWards)).toEqual([33, 32]);
    const all = await call(owner, localBodyContract.byStatus, { params: { status: 'ALL' }, query: { pageSize: 1 } });
    expect(all.recordsTotal).toBe(753);
    expect(await call(owner, districtContract.byStatus, { params: { status: 'DELETED' } })).toMatchObject({ rows: [] });
    expect(await refusal(owner, districtContract.list, { query: { sort: 'secret' } })).toMatchObject({ status: 400 });
  });

  test('are added by the platform and stand in every address form at once', async () => {
    const { country, province, district, localBody } = await openCountry('ZA');
    expect(localBody).toMatchObject({ totalWards: 12, districtName: 'ZA district', isActive: true, version: 1 });
    const choices = await call(owner, geographyContract.localBodies, { params: { districtId: district.id } });
    expect(choices).toMatchObject([{ name: 'ZA town', totalWards: 12 }]);
    const renamed = { ...zone('ZA region', 'ZA1'), countryId: country.id, id: province.id, version: province.version };
    expect(await call(platform, provinceContract.save, { body: renamed })).toMatchObject({
      name: 'ZA region',
      version: 2,
    });
    expect(await refusal(platform, provinceContract.save, { body: renamed })).toMatchObject({ error: 'common.stale' });
    expect(await call(owner, provinceContract.get, { params: { id: province.id } })).toMatchObject({
      name: 'ZA region',
    });
    expect(await refusal(platform, provinceContract.save, { body: { ...renamed, id: 999_999 } })).toMatchObject({
      status: 404,
    });
  });

  test('have each code once, and each name once within what they lie in, in capitals or not', async () => {
    const first = await openCountry('ZB');
    const second = await openCountry('ZC');
    const refused = async (body: object) => fieldsOf(await refusal(platform, provinceContract.save, { body }));
    const countryId = first.country.id;
    expect(await refused({ ...zone('Other', 'zb1'), countryId })).toEqual({ code: 'Already exists' });
    expect(await refused({ ...zone('zb PROVINCE', 'ZB2'), countryId })).toEqual({ name: 'Already exists' });
    expect(await refused({ ...zone('', ''), countryId: '' })).toEqual({
      name: 'Required',
      nameNp: 'Required',
      code: 'Required',
      countryId: 'Required',
    });
    const same = { ...zone('ZB province', 'ZC2'), countryId: second.country.id };
    expect(await call(platform, provinceContract.save, { body: same })).toMatchObject({ name: 'ZB province' });
  });

  test('lie in a place of the right kind that is active', async () => {
    const { country, province, district } = await openCountry('ZD');
    const body = { ...zone('ZD east', 'ZD12'), provinceId: 999_999 };
    expect(fieldsOf(await refusal(platform, districtContract.save, { body }))).toEqual({
      provinceId: 'Not found, choose another',
    });
    const town = { ...zone('ZD west', 'ZD13'), districtId: 999_999, localBodyTypeId: 999_998, totalWards: 3 };
    expect(fieldsOf(await refusal(platform, localBodyContract.save, { body: town }))).toEqual({
      districtId: 'Not found, choose another',
      localBodyTypeId: 'Not found, choose another',
    });
    expect(fieldsOf(await refusal(platform, localBodyContract.save, { body: { ...town, totalWards: 100 } }))).toEqual({
      totalWards: 'Too large',
    });
    expect(fieldsOf(await refusal(platform, localBodyContract.save, { body: { ...town, totalWards: 2.5 } }))).toEqual({
      totalWards: 'Enter a whole number',
    });
    const retired = await call(platform, provinceContract.save, {
      body: { ...zone('ZD old', 'ZD9'), countryId: country.id },
    });
    await call(platform, provinceContract.setStatus, { params: { id: retired.id, status: 'INACTIVE' } });
    const below = { ...zone('ZD new', 'ZD91'), provinceId: retired.id };
    expect(fieldsOf(await refusal(platform, districtContract.save, { body: below }))).toEqual({
      provinceId: 'Inactive, choose another',
    });
    expect(await call(platform, districtContract.get, { params: { id: district.id } })).toMatchObject({
      provinceId: province.id,
    });
  });

  test('are not made inactive above active ones, nor active below inactive ones', async () => {
    const { country, province, district, localBody } = await openCountry('ZE');
    const set = (contract: typeof provinceContract.setStatus, id: number, status: number) =>
      call(platform, contract, { params: { id, status } });
    const refused = await refusal({ ...platform, language: 'ne' }, countryContract.setStatus, {
      params: { id: country.id, status: 'INACTIVE' },
    });
    expect(refused).toMatchObject({
      status: 409,
      message: 'ZEland अन्तर्गत अझै १ वटा सक्रिय छन्। पहिले ती निष्क्रिय बनाउनुहोस्',
    });
    for (const [contract, { id }] of [
      [localBodyContract, localBody],
      [districtContract, district],
      [provinceContract, province],
    ] as const)
      expect(await messageOf(platform, contract.setStatus, { params: { id, status: 2 } })).toBe('Status changed');
    expect(
      await refusal(platform, districtContract.setStatus, { params: { id: district.id, status: 1 } }),
    ).toMatchObject({
      message: 'What this belongs to is inactive. Make that active first',
    });
    expect(await set(provinceContract.setStatus, province.id, 1)).toMatchObject({ isActive: true });
    expect(await set(provinceContract.setStatus, province.id, 1)).toMatchObject({ isActive: true });
    expect(
      await refusal(platform, provinceContract.setStatus, { params: { id: province.id, status: 0 } }),
    ).toMatchObject({ status: 400, message: 'Choose from the list' });
  });

  test('a parent made inactive while a place is put into it never ends above an active one', async () => {
    const { country } = await openCountry('ZF');
    await Promise.all(
      Array.from({ length: 6 }, async (_, number) => {
        const body = { ...zone(`ZF ${number}`, `ZF9${number}`), countryId: country.id };
        const { id } = await call(platform, provinceContract.save, { body });
        const inside = { ...zone(`ZF d${number}`, `ZF9${number}1`), provinceId: id };
        await Promise.all([
          send(platform, districtContract.save, { body: inside }),
          send(platform, provinceContract.setStatus, { params: { id, status: 2 } }),
        ]);
      }),
    );
    const wrong = await app.asOwner(
      'select district.id from district join province on province.id = province_id where district.is_active and not province.is_active',
    );
    expect(wrong).toEqual([]);
  });
});

describe('who may change what', () => {
  test('what is the same for all is the platform’s: a business reads it, and its staff by their rights', async () => {
    const body = zone('Nowhere', 'NO');
    expect(await refusal(owner, countryContract.save, { body })).toMatchObject({ status: 403 });
    expect(await refusal(owner, countryContract.setStatus, { params: { id: 1, status: 2 } })).toMatchObject({
      status: 403,
    });
    const clerk = await addPerson(app, platform, { userType: 'INTERNAL_USER', rights: ['address-type.create'] });
    const kiosk = await call(clerk, addressTypeContract.save, { body: zone('Kiosk', 'KIOSK') });
    expect(
      await refusal(clerk, addressTypeContract.save, { body: { ...zone('Stand', 'KIOSK'), id: kiosk.id } }),
    ).toMatchObject({ status: 403 });
    expect(await refusal(clerk, countryContract.save, { body })).toMatchObject({ status: 403 });
    expect(await call(owner, addressTypeContract.list, { query: { search: 'kiosk' } })).toMatchObject({
      recordsTotal: 1,
    });
    expect(await call(platform, addressTypeContract.setStatus, { params: { id: kiosk.id } })).toMatchObject({
      isActive: false,
    });
    expect(await call(platform, addressTypeContract.setStatus, { params: { id: kiosk.id } })).toMatchObject({
      isActive: true,
    });
  });

  test('the second address of a save edits and never adds', async () => {
    const made = await call(platform, businessTypeContract.save, { body: zone('Tailor', 'TAILOR') });
    const body = { ...zone('Tailoring', 'TAILOR'), id: made.id };
    expect(await call(platform, businessTypeContract.update, { body })).toMatchObject({
      name: 'Tailoring',
      version: 2,
    });
    expect(fieldsOf(await refusal(platform, businessTypeContract.update, { body: zone('Cobbler', 'COB') }))).toEqual({
      id: 'Required',
    });
    const types = await call(owner, businessContract.types, {});
    expect(types.map(({ name }) => name)).toContain('Tailoring');
  });

  test('shared rows are the platform’s, own rows the business’s, and both are read', async () => {
    const shared = await call(platform, brandContract.save, { body: { name: 'Everest Tea', nameNp: 'एभरेस्ट चिया' } });
    const own = await call(owner, brandContract.save, { body: { name: 'Ilam Gold', nameNp: 'इलाम गोल्ड' } });
    expect([shared.isShared, own.isShared]).toEqual([true, false]);
    expect(fieldsOf(await refusal(owner, brandContract.save, { body: { name: 'Nameless' } }))).toEqual({
      nameNp: 'Required',
    });
    const names = (await call(owner, brandContract.list, {})).rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Everest Tea', 'Ilam Gold']));
    expect(await refusal(owner, brandContract.setStatus, { params: { id: shared.id } })).toMatchObject({
      status: 403,
      error: 'common.sharedRecord',
    });
    expect(await refusal(platform, brandContract.setStatus, { params: { id: own.id } })).toMatchObject({ status: 404 });
    expect(await call(owner, brandContract.setStatus, { params: { id: own.id } })).toMatchObject({ isActive: false });
    const stranger = await openBusiness(app, { registration: false });
    expect(await refusal(stranger, brandContract.get, { params: { id: own.id } })).toMatchObject({ status: 404 });
    expect(await call(stranger, brandContract.get, { params: { id: shared.id } })).toMatchObject({
      name: 'Everest Tea',
    });
  });

  test('a landing cost is spread by quantity, value or equally', async () => {
    const body = { name: 'Octroi', allocationMethod: 2 };
    const octroi = await call(owner, landingCostContract.save, { body });
    expect(octroi).toMatchObject({ allocationMethod: 'VALUE', isShared: false });
    const perUnit = { ...body, id: octroi.id, perUnitCost: '२.५०' };
    expect(await call(owner, landingCostContract.save, { body: perUnit })).toMatchObject({
      perUnitCost: 2.5,
      totalCost: null,
    });
    const inTotal = { ...body, id: octroi.id, totalCost: 3500 };
    expect(await call(owner, landingCostContract.save, { body: inTotal })).toMatchObject({
      perUnitCost: null,
      totalCost: 3500,
    });
    expect(fieldsOf(await refusal(owner, landingCostContract.save, { body: { ...inTotal, perUnitCost: 1 } }))).toEqual({
      totalCost: 'Give the cost per unit or in total, not both',
    });
    const wrong = { name: 'Bribe', allocationMethod: 'WEIGHT' };
    expect(fieldsOf(await refusal(owner, landingCostContract.save, { body: wrong }))).toEqual({
      allocationMethod: 'Choose from the list',
    });
    const { rows } = await call(owner, landingCostContract.list, { query: { search: 'ढुवानी' } });
    expect(rows).toMatchObject([{ name: 'Freight', isShared: true }]);
  });

  test('units are listed by their type, which holds them', async () => {
    const types = await call(owner, unitTypeContract.list, { query: { search: 'weight' } });
    const typeId = types.rows[0]?.id ?? 0;
    const body = { name: 'Muri', shortCode: 'muri', unitTypeId: typeId, isOutlet: true };
    expect(await call(owner, unitContract.save, { body })).toMatchObject({ unitTypeName: 'Weight', isOutlet: true });
    const { rows } = await call(owner, unitContract.byParent, { params: { id: typeId }, query: { isActive: true } });
    expect(rows.map(({ shortCode }) => shortCode)).toEqual(expect.arrayContaining(['kg', 'muri']));
    expect(await refusal(platform, unitTypeContract.setStatus, { params: { id: typeId } })).toMatchObject({
      error: 'masterData.holdsActive',
    });
    expect(await refusal(owner, unitContract.byParent, { params: { id: 999_999 } })).toMatchObject({ status: 404 });
  });
});
