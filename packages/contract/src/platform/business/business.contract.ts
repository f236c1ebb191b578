// Longer than 200 lines because each choice that a business makes is a call of its own.
import { creditRules } from '@bahi/domain/goods/credit-limit';
import { secondStepOf } from '../../account/second-factor/second-step-of.ts';
import { addressAnswer, addressFields } from '../geography/addresses.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf, registerType, status } from '../../enumeration.ts';
import {
  chosenId,
  optionalAmount,
  optionalEmail,
  optionalText,
  panNumber,
  requiredText,
  version,
  toldAlways,
  wholeNumber,
} from '../../fields.ts';
import { listQuery, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

const businessTypeRow = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string(),
  code: z.string(),
  isActive: z.boolean(),
});

/** The business form (specification, section 5). */
export const businessForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    businessTypeId: chosenId,
    companyName: requiredText(150),
    companyNameNp: optionalText(150),
    companyEmail: optionalEmail,
    companyRegisterType: registerType.schema,
    panOrVATNumber: panNumber,
    ...addressFields,
  })
  .refine(({ companyRegisterType: type, panOrVATNumber }) => (type !== 'PAN' && type !== 'VAT') || panOrVATNumber, {
    path: ['panOrVATNumber'],
    message: 'common.isRequired',
    ...toldAlways,
  });

const named = z.object({ id: z.int(), name: z.string(), nameNp: z.string() });
const addressNames = z.object({
  province: named.nullable(),
  district: named.nullable(),
  localBody: named.nullable(),
  ...addressAnswer,
});

/** As many days back as an owner may allow for invoices. */
const mostIssueDaysBack = 365;

/** `exists` is false until the profile was saved once; then name and PAN are those of the registration. */
const profile = z
  .object({
    id: z.int(),
    exists: z.boolean(),
    businessTypeId: z.int().nullable(),
    businessType: named.nullable(),
    companyName: z.string(),
    companyNameNp: z.string().nullable(),
    companyEmail: z.string().nullable(),
    panOrVATNumber: z.string().nullable(),
    companyRegisterType: registerType.answer.nullable(),
    status: status.answer,
    businessImage: z.string().nullable(),
    businessAddress: addressNames,
    /** Once an invoice is issued, registration type and number are changed by the platform's staff only. */
    isRegistrationFixed: z.boolean(),
    /** Bytes of the files that are kept, and how many may be. */
    storedFileBytes: z.int(),
    fileQuotaBytes: z.int(),
    secondStepOf: z.enum(secondStepOf),
    /** Whether its people may come from another business of theirs by switching. */
    allowsSwitching: z.boolean(),
    allowsFreeLines: z.boolean(),
    roundsToRupee: z.boolean(),
    /** Has the permission for abbreviated tax invoices. */
    issuesAbbreviated: z.boolean(),
    sellsAbroad: z.boolean(),
    issueDaysBack: z.int(),
    /** Whether more may be sold than there is, and of how many goods in how many outlets that is so. */
    allowsNegativeStock: z.boolean(),
    placesBelowZero: z.int(),
    /** Said where its items may keep batches that expire. */
    keepsBatches: z.literal(true).optional(),
    /** Rupees above which a draft of sales needs somebody else's word; null asks nobody. */
    approvalLimit: z.number().nullable(),
    /** The same of journals and of money between own accounts, for whoever may not approve them. */
    voucherLimit: z.number().nullable(),
    /** What becomes of an invoice on credit beyond what its customer may owe. */
    creditRule: z.enum(creditRules),
    ...addressAnswer,
    version: z.int(),
  })
  .meta({ id: 'BusinessProfile' });

/** What is said either way: nothing is no answer. */
const yesOrNo = z.boolean({
  error: ({ input }) => (input === undefined || input === null ? 'common.isRequired' : 'common.choiceUnknown'),
});

export const businessContract = contract('business', {
  profile: { call: 'GET /business-detail/profile', access: 'business-profile.read', answer: profile },
  saveProfile: {
    call: 'POST /business-detail/profile',
    access: 'business-profile.update',
    body: businessForm,
    answer: profile,
    refreshes: ['outlets'],
  },
  saveImage: {
    call: 'PUT /business-detail/save-image',
    access: 'business-profile.update',
    files: ['image'],
    answer: z.object({ businessImage: z.string() }),
    refreshes: ['session'],
  },
  saveAddress: {
    call: 'POST /v1/business-address/save',
    access: 'business-profile.update',
    body: z.object({ ...addressFields, version }),
    answer: addressNames,
    refreshes: ['session'],
  },
  /** Of whom a second step of signing in is asked. */
  saveSecondStep: {
    call: 'PUT /business-detail/second-step',
    changesSecurity: true,
    access: 'business-profile.update',
    body: z.object({ secondStepOf: choiceOf(secondStepOf), version }),
    answer: profile,
  },
  /** Whether its people may join their sign-in here with one elsewhere, and come from there without a password. */
  saveSwitching: {
    call: 'PUT /business-detail/switching',
    changesSecurity: true,
    access: 'business-profile.update',
    body: z.object({ allowsSwitching: yesOrNo, version }),
    answer: profile,
  },
  /** What holds for all its invoices, from the next one on. */
  saveInvoiceRules: {
    call: 'PUT /business-detail/invoice-rules',
    access: 'business-profile.update',
    body: z.object({
      allowsFreeLines: yesOrNo,
      roundsToRupee: yesOrNo,
      issuesAbbreviated: yesOrNo,
      sellsAbroad: yesOrNo,
      version,
    }),
    answer: profile,
    refreshes: ['session'],
  },
  /** How many days before today an invoice may bear. */
  saveIssueDays: {
    call: 'PUT /business-detail/issue-days',
    access: 'business-profile.update',
    body: z.object({ issueDaysBack: wholeNumber(0, mostIssueDaysBack), version }),
    answer: profile,
    refreshes: ['issuing'],
  },
  /** Above which amount vouchers of who may not approve them wait for who may. Of the owner alone. */
  saveVoucherLimit: {
    call: 'PUT /business-detail/voucher-limit',
    access: 'business-profile.update',
    body: z.object({ voucherLimit: optionalAmount, version }),
    answer: profile,
    refreshes: ['session', 'books'],
  },
  /** Above which amount drafts of sales need somebody other than their writer. Of the owner alone. */
  saveApprovalLimit: {
    call: 'PUT /business-detail/approval-limit',
    access: 'business-profile.update',
    body: z.object({ approvalLimit: optionalAmount, version }),
    answer: profile,
    refreshes: ['session', 'dues'],
  },
  /** What becomes of an invoice on credit beyond what its customer may owe. Of the owner alone. */
  saveCreditRule: {
    call: 'PUT /business-detail/credit-rule',
    access: 'business-profile.update',
    body: z.object({ creditRule: choiceOf(creditRules), version }),
    answer: profile,
    refreshes: ['dues'],
  },
  /** Whether more may be sold than there is. Of the owner alone. */
  saveStockRule: {
    call: 'PUT /business-detail/stock-rule',
    access: 'business-profile.update',
    body: z.object({ allowsNegativeStock: yesOrNo, version }),
    answer: profile,
    refreshes: ['goods'],
  },
  /** Whether items may keep batches that expire. Of the owner alone. */
  saveBatchRule: {
    call: 'PUT /business-detail/batch-rule',
    access: 'business-profile.update',
    body: z.object({ keepsBatches: yesOrNo, version }),
    answer: profile,
    refreshes: ['goods'],
  },
  address: {
    call: 'GET /v1/business-address/findMyBusinessAddress',
    access: 'business-profile.read',
    answer: addressNames,
  },
  types: { call: 'GET /business_type/all', access: 'session', query: listQuery, answer: wholeList(businessTypeRow) },
  typesByStatus: {
    call: 'GET /business_type/all/:status',
    access: 'session',
    params: z.object({ status: status.schema }),
    query: listQuery,
    answer: wholeList(businessTypeRow),
  },
});
