import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { attributeContract, attributeMasterData } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { businessTypeContract } from '@bahi/contract/platform/business-type/business-type.contract';
import { countryContract } from '@bahi/contract/platform/country/country.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { districtContract } from '@bahi/contract/platform/district/district.contract';
import type { Endpoint } from '@bahi/contract/endpoint';
import {
  itemCategoryContract,
  itemCategoryMasterData,
} from '@bahi/contract/catalogue/item-category/item-category.contract';
import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import { localBodyTypeContract } from '@bahi/contract/platform/local-body-type/local-body-type.contract';
import { localBodyContract } from '@bahi/contract/platform/local-body/local-body.contract';
import type { MasterData, MasterDataValues } from '@bahi/contract/master-data';
import { provinceContract } from '@bahi/contract/platform/province/province.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { unitTypeContract } from '@bahi/contract/catalogue/unit-type/unit-type.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { vatGroupContract } from '@bahi/contract/catalogue/vat-group/vat-group.contract';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { call, type Caller } from '../../testing/caller.ts';
import type { Samples, World } from './samples.ts';
import { unusedNumber } from '../../testing/unused-number.ts';

type Declared = { endpoints: Readonly<Record<string, Endpoint>>; masterData: MasterData };
type Body = (world: World) => MasterDataValues | Promise<MasterDataValues>;

/** The good calls of declared master data: every call that its contract has, by whoever may make it. */
function samplesOf({ endpoints, masterData }: Declared, body: Body): Samples {
  const isOfPlatform = masterData.scope === 'platform';
  const keeper = ({ superUser, shop }: World): Caller => (isOfPlatform ? superUser : shop.owner);
  const save = async (world: World) => (await call(keeper(world), masterData.save, { body: await body(world) })).id;
  const all: Samples = {
    save: async (world) => ({ body: await body(world), isOfPlatform, isOfEveryone: namesShared.has(masterData.name) }),
    update: async (world) => ({ body: { ...(await body(world)), id: await save(world) }, isOfPlatform }),
    get: async (world) => ({ params: { id: await save(world) }, isOfEveryone: isOfPlatform }),
    list: () => ({ query: { pageSize: 50 } }),
    byStatus: () => ({ params: { status: 'ACTIVE' }, query: { pageSize: 50 } }),
    byParent: async (world) => {
      const row = await call(keeper(world), masterData.get, { params: { id: await save(world) } });
      const [parent = ''] = Object.keys(row).filter((field) => masterData.fields[field]?.kind === 'reference');
      return { params: { id: row[parent] }, isOfEveryone: namesShared.has(masterData.name) };
    },
    setStatus: async (world) => ({ params: { id: await save(world), status: 'INACTIVE' }, isOfPlatform }),
  };
  const served = Object.keys(endpoints).flatMap((name) => {
    const sample = all[name];
    return sample === undefined ? [] : [[`${masterData.name}.${name}`, sample] as const];
  });
  return Object.fromEntries(served);
}

/** Own records of these name nothing but what is shared by all. */
const namesShared = new Set(['unit', 'unitGroup']);

const coded = () => {
  const number = unusedNumber();
  return { name: `Name ${number}`, nameNp: `नाम ${number}`, code: `C${number}` };
};
const named = ({ marker }: World) => ({ name: `Name ${marker} ${unusedNumber()}`, nameNp: `नाम ${marker}` });
/** One that the product came with: those of the walks are called Name and a number. */
const firstOf = async ({ superUser }: World, { list }: { list: MasterData['list'] }) =>
  (await call(superUser, list, { query: { pageSize: 1, isActive: 'true', sort: '-name' } })).rows[0]?.id ?? 0;

export const masterDataSamples: Samples = {
  ...samplesOf(countryContract, coded),
  ...samplesOf(provinceContract, async (world) => ({
    ...coded(),
    countryId: await firstOf(world, countryContract.masterData),
  })),
  ...samplesOf(districtContract, async (world) => ({
    ...coded(),
    provinceId: await firstOf(world, provinceContract.masterData),
  })),
  ...samplesOf(localBodyTypeContract, coded),
  ...samplesOf(localBodyContract, async (world) => ({
    ...coded(),
    districtId: await firstOf(world, districtContract.masterData),
    localBodyTypeId: await firstOf(world, localBodyTypeContract.masterData),
    totalWards: 9,
  })),
  ...samplesOf(businessTypeContract, coded),
  ...samplesOf(addressTypeContract, coded),
  ...samplesOf(vendorTypeContract, coded),
  ...samplesOf(taxRateContract, () => ({ ...coded(), rate: 5 })),
  'taxRate.change': async (world) => ({
    params: { id: await firstOf(world, taxRateContract.masterData) },
    body: { rate: 5, fromDayAD: '2030-01-01' },
    isOfPlatform: true,
  }),
  'taxRate.withdraw': async (world) => {
    const id = await firstOf(world, taxRateContract.masterData);
    await call(world.superUser, taxRateContract.change, { params: { id }, body: { rate: 5, fromDayAD: '2031-01-01' } });
    return { params: { id, fromDayAD: '2031-01-01' }, isOfPlatform: true };
  },
  ...samplesOf(vatGroupContract, async (world) => ({
    ...coded(),
    taxRateId: await firstOf(world, taxRateContract.masterData),
  })),
  ...samplesOf(unitTypeContract, coded),
  ...samplesOf(unitContract, async (world) => ({
    name: `Unit ${unusedNumber()}`,
    shortCode: `u${unusedNumber()}`,
    unitTypeId: await firstOf(world, unitTypeContract.masterData),
  })),
  ...samplesOf(unitGroupContract, async (world) => ({
    ...named(world),
    baseUnitId: await firstOf(world, unitContract.masterData),
  })),
  ...samplesOf(unitConversionContract, async (world) => {
    const { owner } = world.shop;
    const baseUnitId = await firstOf(world, unitContract.masterData);
    const shortCode = `u${unusedNumber()}`;
    const unit = await call(owner, unitContract.save, { body: { name: `Unit ${shortCode}`, shortCode } });
    const group = await call(owner, unitGroupContract.save, { body: { ...named(world), baseUnitId } });
    return { ...named(world), unitGroupId: group.id, unitId: unit.id, factor: 12 };
  }),
  ...samplesOf({ endpoints: itemCategoryContract.endpoints, masterData: itemCategoryMasterData }, named),
  'itemCategory.parents': () => ({}),
  'itemCategory.children': async (world) => ({
    params: { parentId: (await call(world.shop.owner, itemCategoryContract.save, { body: named(world) })).id },
  }),
  ...samplesOf({ endpoints: attributeContract.endpoints, masterData: attributeMasterData }, named),
  'attribute.values': () => ({}),
  'attribute.removeValue': async (world) => {
    const body = { ...named(world), attributeValues: [{ value: world.marker }] };
    const { attributeValues } = await call(world.shop.owner, attributeContract.save, { body });
    return { params: { resourceId: attributeValues[0]?.id } };
  },
  ...samplesOf(brandContract, named),
  ...samplesOf(customerGroupContract, named),
  ...samplesOf(termContract, (world) => ({ ...named(world), position: 1 })),
  ...samplesOf(landingCostContract, (world) => ({ ...named(world), allocationMethod: 'VALUE' })),
};
