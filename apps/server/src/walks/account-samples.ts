import { ticketFor } from '../features/account/account/testing/people.ts';
import type { Caller } from '../testing/caller.ts';
import { addVendor } from '../testing/vendors.ts';
import { picture } from './picture.ts';
import type { Samples } from './samples.ts';
import { unusedNumber } from '../testing/unused-number.ts';

const period = { fromDateAD: '2026-07-17', toDateAD: '2027-07-16' };

async function vendorId(owner: Caller): Promise<number> {
  return (await addVendor(owner, { alias: `S${unusedNumber()}` })).id;
}

/** Good calls of what people keep of themselves, of the search and of statements. */
export const accountSamples: Samples = {
  'account.update': ({ marker }) => ({ body: { fullName: `Sita ${marker}`, userName: `sita${unusedNumber()}` } }),
  'account.updateMobile': async ({ app }) => {
    const mobileNumber = `97${unusedNumber()}`;
    const ticket = await ticketFor(app, mobileNumber, 'MOBILE');
    // The password that the sample of change_password, made before, has chosen.
    return { body: { mobileNumber, ticket, password: 'Dhaulagiri#8167' } };
  },
  'account.savePicture': () => ({ files: { image: picture() } }),
  'account.removePicture': () => ({}),
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
