import { screenAt, screens } from '@bahi/contract/screens';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import {
  houseAddressContract,
  userAddressContract,
} from '@bahi/contract/platform/house-address/house-address.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { callApi } from '../api.ts';
import { newMobileNumber } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';
import { edited, goWithin, inList, onScreen } from './edited-record.ts';
import { addressTypeOf } from './party-records.ts';
import type { World } from './world.ts';

const ui = textsIn(uiMessages, 'en');

async function company({ caller, place }: World, number: string) {
  return {
    businessTypeId: (await callApi(businessContract.types, {}, caller))[0]?.id ?? 0,
    companyName: `Company ${number}`,
    companyNameNp: `कम्पनी ${number}`,
    companyEmail: `company${number}@bahi.example`,
    companyRegisterType: 'VAT',
    panOrVATNumber: `30${number}`,
    ...place,
  };
}

export const platformRecords = [
  edited(outletContract.save, {
    get: outletContract.get,
    full: async (world, number) => ({
      code: number,
      name: `Branch ${number}`,
      nameNp: `शाखा ${number}`,
      phone: '9847033446',
      phone2: '9847033447',
      email: `branch${number}@bahi.example`,
      email2: `branch${number}b@bahi.example`,
      addressTypeId: await addressTypeOf(world),
      googleCode: `PFXQ+${number}`,
      ...world.place,
    }),
    open: inList(screens.outlets),
  }),
  edited(houseAddressContract.save, {
    get: houseAddressContract.get,
    full: async (world, number) => ({
      name: `Godown ${number}`,
      nameNp: `गोदाम ${number}`,
      addressTypeId: await addressTypeOf(world),
      phone: '9847033448',
      ...world.place,
    }),
    open: inList(screens.houseAddresses),
  }),
  edited(userAddressContract.save, {
    get: userAddressContract.get,
    full: async (world, number) => ({
      addressTypeId: await addressTypeOf(world),
      ...world.place,
      tole: `Tole ${number}`,
    }),
    asked: ['tole'],
    open: async (page) => {
      await goWithin(page, `${screens.profile}?tab=address`);
      // They stand in the order in which they were made.
      await page
        .getByRole('button', { name: new RegExp(ui('rowActions', { name: '.*Butwal.*' })) })
        .last()
        .click();
      await page.getByRole('menuitem', { name: ui('edit') }).click();
    },
  }),
  edited(businessContract.saveProfile, {
    get: businessContract.profile,
    make: async ({ caller }, body) => {
      const { id, version } = await callApi(businessContract.profile, {}, caller);
      await callApi(
        businessContract.saveProfile,
        { body: { ...businessContract.saveProfile.body.parse(body), version } },
        caller,
      );
      return id;
    },
    full: async (world, number) => ({
      ...(await company(world, number)),
      // Once an invoice is issued it stays.
      panOrVATNumber: (await callApi(businessContract.profile, {}, world.caller)).panOrVATNumber ?? `30${number}`,
    }),
    asked: ['panOrVATNumber'],
    open: async (page) => {
      await goWithin(page, screens.businessProfile);
      await page.getByRole('button', { name: ui('edit'), exact: true }).click();
    },
  }),
  edited(businessDetailContract.save, {
    isOfPlatform: true,
    get: businessDetailContract.get,
    full: async (world, number) => ({
      ...(await company(world, number)),
      owner: {
        fullName: `Maya ${number}`,
        userName: `maya${number}`,
        mobileNumber: newMobileNumber(),
        email: `maya${number}@bahi.example`,
      },
    }),
    asked: ['owner', 'panOrVATNumber'],
    without: { owner: 'comes with a new business' },
    open: onScreen((businessId) => screenAt(screens.editBusiness, { businessId })),
  }),
  edited(emailSetupContract.save, {
    isOfPlatform: true,
    get: emailSetupContract.get,
    full: (_, number) => ({
      email: `post${number}@bahi.example`,
      host: '127.0.0.1',
      port: 2525,
      protocol: 'NONE',
      password: `secret ${number}`,
    }),
    without: { password: 'never answered: left empty it stays as it is' },
    open: inList(screens.emailSetup, ({ email }) => email),
  }),
];
