import type { Access } from '@bahi/contract/access';
import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import type { Text } from '@bahi/contract/messages';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { passwordMessages } from '@bahi/contract/platform/frame/password.messages';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { noticeScreenMessages } from '@bahi/contract/platform/notice/notice-screen.messages';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import { screens } from '@bahi/contract/screens';

/** A screen, or a part of one, that is in no menu. */
export type OwnScreen = {
  name: Text;
  /** The screen that it is a part of. */
  group?: Text;
  to: string;
  /** What one may have to do, to be offered it; without it everybody is. */
  needs?: { access: Access };
  /** Of who works in a business. */
  isOfBusiness?: boolean;
  /** What else people call it, in Latin letters: by their sound it is found in Devanagari as well. */
  also?: string;
};

const words = searchScreenMessages.texts;
const business = businessScreenMessages.texts;
const profile = { group: profileMessages.texts.title, isOfBusiness: false };
const rules = { group: business.title, needs: businessContract.profile, isOfBusiness: true };

const ofProfile = (tab: string): string => `${screens.profile}?tab=${tab}`;
const rule = (name: string): string => `${screens.businessProfile}#${name}`;

/** The screens of the header, parts of the own profile, and each rule of the business. */
export const ownScreens: readonly OwnScreen[] = [
  { name: words.profile, to: screens.profile },
  { name: words.ownRecord, to: screens.ownRecord },
  { name: words.questions, to: screens.questions, isOfBusiness: true },
  { name: words.manual, to: screens.manual },
  {
    ...profile,
    name: passwordMessages.texts.title,
    to: ofProfile('password'),
    also: 'pin password badalne pasward sanket',
  },
  {
    ...profile,
    name: profileMessages.texts.security,
    to: ofProfile('security'),
    also: 'two step second factor passkey authenticator signed in devices sessions surakshya',
  },
  { ...profile, name: houseAddressScreenMessages.texts.mine, to: ofProfile('address'), also: 'thegana' },
  {
    ...profile,
    name: noticeScreenMessages.texts.title,
    to: ofProfile('notices'),
    needs: noticeContract.choices,
    isOfBusiness: true,
    also: 'notification bell email sms suchana settings',
  },
  {
    ...profile,
    name: joinedBusinessScreenMessages.texts.title,
    to: ofProfile('businesses'),
    isOfBusiness: true,
    also: 'join switch byabasaya company',
  },
  {
    name: business.paperLook,
    group: business.title,
    to: screens.paperLook,
    needs: paperLookContract.get,
    isOfBusiness: true,
    also: 'letterhead logo signature footer colour layout print template setting bill design chhapne rang',
  },
  {
    ...rules,
    name: business.invoiceRules,
    to: rule('invoices'),
    also: 'round rupee free lines abbreviated export setting',
  },
  { ...rules, name: business.issueDays, to: rule('dates'), also: 'back date past days miti setting' },
  { ...rules, name: business.stockRule, to: rule('stock'), also: 'negative stock oversell minus maujdat setting' },
  { ...rules, name: business.batchRule, to: rule('batches'), also: 'batch expiry medicine lot setting' },
  { ...rules, name: business.voucherApproval, to: rule('vouchers'), also: 'approve limit journal swikriti setting' },
  { ...rules, name: business.approval, to: rule('approval'), also: 'approve limit invoice swikriti setting' },
  { ...rules, name: business.creditLimits, to: rule('credit'), also: 'udharo credit limit sima setting' },
  {
    ...rules,
    name: secondFactorScreenMessages.texts.title,
    to: rule('second-step'),
    also: 'two factor otp everybody setting',
  },
  { ...rules, name: business.switchingTitle, to: rule('switching'), also: 'accountant switch join lekhapal setting' },
];
