import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { ticketFor } from '../../features/account/account/testing/people.ts';
import { codeOf, turnOnNow } from '../../features/account/second-factor/testing/phone.ts';
import { call, type Caller } from '../../testing/caller.ts';
import { addPasskey, securityKey } from '../../features/account/second-factor/testing/security-key.ts';
import { addPerson, type Person } from '../../testing/people.ts';
import { addVendor } from '../../testing/vendors.ts';
import { picture } from '../picture.ts';
import type { Sample, Samples, World } from './samples.ts';
import { unusedNumber } from '../../testing/unused-number.ts';

const period = { fromDateAD: '2026-07-17', toDateAD: '2027-07-16' };

/** The sample of change_password, made before, has chosen it. */
const chosenPassword = 'Dhaulagiri#8167';

/** Somebody who signs in by codes alone, and so has no password to give. */
function addStaff({ app, shop }: World): Promise<Person> {
  return addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', roleCodes: [] });
}

async function withRecoveryCode(world: World): Promise<Sample> {
  const caller = await addStaff(world);
  const { recoveryCodes } = await turnOnNow(world.app, caller.token, '');
  return { caller, body: { code: recoveryCodes[0] } };
}

async function withPasskey(world: World): Promise<{ caller: Person; id: number; code: string | undefined }> {
  const caller = await addStaff(world);
  const { recoveryCodes } = await addPasskey(world.app, caller.token, { given: '' });
  const { passkeys } = await call(caller, secondFactorContract.get, {});
  return { caller, id: passkeys[0]?.id ?? 0, code: recoveryCodes[0] };
}

async function vendorId(owner: Caller): Promise<number> {
  return (await addVendor(owner, { alias: `S${unusedNumber()}` })).id;
}

/** Good calls of what people keep of themselves, of the search and of statements. */
export const accountSamples: Samples = {
  'account.update': ({ marker }) => ({ body: { fullName: `Sita ${marker}`, userName: `sita${unusedNumber()}` } }),
  'account.updateMobile': async ({ app }) => {
    const mobileNumber = `97${unusedNumber()}`;
    const ticket = await ticketFor(app, mobileNumber, 'MOBILE');
    return { body: { mobileNumber, ticket, password: chosenPassword } };
  },
  'account.savePicture': () => ({ files: { image: picture() } }),
  'account.removePicture': () => ({}),
  'secondFactor.get': () => ({}),
  'secondFactor.create': () => ({}),
  'secondFactor.confirm': async (world) => {
    const caller = await addStaff(world);
    const { key } = await call(caller, secondFactorContract.create, {});
    return { caller, body: { code: codeOf(world.app, key) } };
  },
  'secondFactor.createRecoveryCodes': withRecoveryCode,
  'secondFactor.remove': withRecoveryCode,
  'secondFactor.createPasskey': async (world) => ({ caller: await addStaff(world), body: {} }),
  'secondFactor.confirmPasskey': async (world) => {
    const caller = await addStaff(world);
    const { challenge, rp } = await call(caller, secondFactorContract.createPasskey, { body: {} });
    return { caller, body: { name: 'Key', passkey: securityKey().make({ challenge, rpId: rp.id }) } };
  },
  'secondFactor.requestPasskey': () => ({}),
  'secondFactor.updatePasskey': async (world) => {
    const { caller, id } = await withPasskey(world);
    return { caller, params: { id }, body: { name: `Key ${world.marker}` } };
  },
  'secondFactor.removePasskey': async (world) => {
    const { caller, id, code } = await withPasskey(world);
    return { caller, params: { id }, body: { code } };
  },
  'search.find': ({ marker }) => ({ query: { search: marker } }),
  'statement.customer': ({ shop }) => ({ params: { id: shop.customerId }, query: period }),
  'statement.vendor': async ({ shop }) => ({ params: { id: await vendorId(shop.owner) }, query: period }),
  'statement.downloadCustomer': ({ shop }) => ({
    params: { id: shop.customerId },
    body: { ...period, fileType: 'EXCEL' },
  }),
  'statement.downloadVendor': async ({ shop }) => ({
    params: { id: await vendorId(shop.owner) },
    body: { ...period, fileType: 'PDF' },
  }),
  'userSession.list': () => ({}),
  'userSession.notices': () => ({}),
  // That one's own is ended by nobody else is told beside the feature.
  'userSession.remove': () => ({ isOfEveryone: true, params: { id: 'others' } }),
};
