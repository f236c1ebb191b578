import { screens } from '@bahi/contract/screens';
import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { vendorFocalPersonContract } from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import type { Page } from 'playwright-core';
import { callApi } from '../api.ts';
import { actOn } from '../screen.ts';
import { textsIn } from '../texts.ts';
import { edited, goWithin, inList, type Made } from './edited-record.ts';
import type { World } from './world.ts';

export async function addressTypeOf({ caller }: World): Promise<number> {
  return (await callApi(addressTypeContract.list, {}, caller)).rows[0]?.id ?? 0;
}

function vendorPlace({ place: { tole: street, ...place } }: World, number: string) {
  return { ...place, street, addressLine: `House ${number}` };
}

/** A form of what belongs to a vendor, in the vendor's dialog. */
function ofVendor(tab: 'addressesTab' | 'peopleTab', nameOf: (made: Made, page: Page) => Promise<string> | string) {
  return async (page: Page, made: Made): Promise<void> => {
    const t = textsIn(vendorScreenMessages, 'en');
    await goWithin(page, `${screens.vendors}?view=${String(made.body['vendorId'])}`);
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: t(tab) })
      .click();
    await actOn(page, 'en', await nameOf(made, page), 'Edit');
  };
}

const ofThatVendor = { vendorId: 'the form stands in the dialog of its vendor' };

export const partyRecords = [
  edited(customerContract.save, {
    get: customerContract.get,
    full: async ({ caller, place }, number) => ({
      customerGroupId: (
        await callApi(
          customerGroupContract.save,
          { body: { name: `Hotels ${number}`, nameNp: `होटल ${number}` } },
          caller,
        )
      ).id,
      name: `Customer ${number}`,
      nameNp: `ग्राहक ${number}`,
      email: `customer${number}@bahi.example`,
      phoneNumber: '9847011224',
      focalPerson: `Maya ${number}`,
      vatPanNo: `30${number}`,
      isWalkIn: true,
      creditLimit: 25_000.5,
      creditDays: 45,
      reminders: 'en' as const,
      ...place,
    }),
    open: inList(screens.customers),
  }),
  edited(vendorContract.save, {
    get: vendorContract.get,
    full: async (world, number) => ({
      vendorTypeId: (await callApi(vendorTypeContract.list, {}, world.caller)).rows[0]?.id ?? 0,
      alias: `V${number}`,
      name: `Vendor ${number}`,
      nameNp: `विक्रेता ${number}`,
      email: `vendor${number}@bahi.example`,
      contact: '9847011225',
      panOrVat: `30${number}`,
      isVatRegistered: true,
      ...vendorPlace(world, number),
    }),
    open: inList(screens.vendors),
  }),
  edited(vendorAddressContract.save, {
    get: vendorAddressContract.get,
    full: async (world, number) => ({
      vendorId: world.expense.plain.id,
      addressTypeId: await addressTypeOf(world),
      isMain: true,
      ...vendorPlace(world, number),
    }),
    without: ofThatVendor,
    open: ofVendor('addressesTab', async ({ body }, page) => {
      const line = page.getByRole('dialog').getByText(String(body['addressLine'])).first();
      return line.innerText();
    }),
  }),
  edited(vendorFocalPersonContract.save, {
    get: vendorFocalPersonContract.get,
    full: ({ expense }, number) => ({
      vendorId: expense.plain.id,
      name: `Rita ${number}`,
      nameNp: `रिता ${number}`,
      designation: `Manager ${number}`,
      contact: '9847011226',
      email: `rita${number}@bahi.example`,
    }),
    without: ofThatVendor,
    open: ofVendor('peopleTab', ({ body }) => String(body['name'])),
  }),
];
