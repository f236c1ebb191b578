import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { vendorFocalPersonContract } from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { call } from '../../testing/caller.ts';
import { addressIn } from '../../testing/people.ts';
import type { Samples, World } from './samples.ts';
import { unusedNumber } from '../../testing/unused-number.ts';

/** Good calls about whom a business buys from, and what it earns and spends by. */
export const partySamples: Samples = {
  'vendor.save': async (world) => ({ body: await vendorBody(world), isOfEveryone: true }),
  'vendor.get': async (world) => ({ params: { id: await vendorId(world) } }),
  'vendor.list': () => ({ query: { pageSize: 50 } }),
  'vendor.listByType': async (world) => {
    await vendorId(world);
    return { params: { id: (await vendorBody(world)).vendorTypeId }, query: { pageSize: 50 }, isOfEveryone: true };
  },
  'vendor.toggle': async (world) => ({ params: { id: await vendorId(world) } }),
  'vendorAddress.save': async (world) => ({ body: await addressBody(world) }),
  'vendorAddress.get': async (world) => ({ params: { id: await addressId(world) } }),
  'vendorAddress.list': async (world) => {
    await addressId(world);
    return { params: { status: 'ACTIVE' }, query: { pageSize: 50 }, isOfEveryone: true };
  },
  'vendorAddress.listOfVendor': async (world) => ({ params: { id: await vendorId(world) } }),
  'vendorAddress.listInLocalBody': async (world) => {
    const { localBodyId } = await addressBody(world);
    return { params: { id: localBodyId }, isOfEveryone: true };
  },
  'vendorAddress.setStatus': async (world) => ({ params: { id: await addressId(world), status: 2 } }),
  'vendorFocalPerson.save': async (world) => ({ body: await personBody(world) }),
  'vendorFocalPerson.get': async (world) => ({ params: { id: await personId(world) } }),
  'vendorFocalPerson.listOfVendor': async (world) => ({ params: { id: (await personBody(world)).vendorId } }),
  'vendorFocalPerson.setStatus': async (world) => ({ params: { id: await personId(world), status: 'INACTIVE' } }),
  'category.create': ({ marker }) => ({ body: categoryBody(marker) }),
  'category.update': async (world) => ({
    body: { ...categoryBody(world.marker), id: await categoryId(world) },
  }),
  'category.get': async (world) => ({ params: { categoryId: await categoryId(world) } }),
  'category.list': () => ({ query: { pageSize: 50, categoryTypeKey: 2 } }),
  'category.toggle': async (world) => ({ params: { categoryId: await categoryId(world) } }),
};

function categoryBody(marker: string) {
  return { categoryName: `Category ${marker} ${unusedNumber()}`, categoryType: 'EXPENSE' };
}

async function categoryId({ shop, marker }: World): Promise<number> {
  return (await call(shop.owner, categoryContract.create, { body: categoryBody(marker) })).id;
}

async function vendorBody({ shop, marker }: World) {
  const types = await call(shop.owner, vendorTypeContract.list, {});
  return {
    vendorTypeId: types.rows[0]?.id ?? 0,
    alias: String(unusedNumber()),
    name: `Vendor ${marker}`,
    nameNp: `विक्रेता ${marker}`,
    email: 'sales@bahi.example',
    contact: '9841234567',
    panOrVat: '301234567',
    ...(await placeBody({ shop, marker })),
  };
}

async function placeBody({ shop, marker }: Pick<World, 'shop' | 'marker'>) {
  const { provinceId, districtId, localBodyId, wardNo } = await addressIn(shop.owner);
  return { provinceId, districtId, localBodyId, wardNo, street: marker.slice(0, 90), addressLine: marker };
}

async function vendorId(world: World): Promise<number> {
  return (await call(world.shop.owner, vendorContract.save, { body: await vendorBody(world) })).id;
}

async function addressBody(world: World) {
  return { vendorId: await vendorId(world), ...(await placeBody(world)) };
}

async function addressId(world: World): Promise<number> {
  return (await call(world.shop.owner, vendorAddressContract.save, { body: await addressBody(world) })).id;
}

async function personBody(world: World) {
  return { vendorId: await vendorId(world), name: `Person ${world.marker}`, contact: '9841234567' };
}

async function personId(world: World): Promise<number> {
  return (await call(world.shop.owner, vendorFocalPersonContract.save, { body: await personBody(world) })).id;
}
