// Longer than 200 lines because the samples of all features are put together here.
import { collectSamples } from './books/collect-samples.ts';
import { tdsSamples } from './books/tds-samples.ts';
import { vatReturnSamples } from './books/vat-return-samples.ts';
import { monthFileSamples } from './reports/month-file-samples.ts';
import { assetSamples } from './books/asset-samples.ts';
import { prepaidSamples } from './books/prepaid-samples.ts';
import { loanSamples } from './books/loan-samples.ts';
import { yearEndSamples } from './books/year-end-samples.ts';
import { bankStatementSamples } from './books/bank-statement-samples.ts';
import { chequeSamples } from './books/cheque-samples.ts';
import { dayCloseSamples } from './books/day-close-samples.ts';
import { voucherSamples } from './books/voucher-samples.ts';
import { ownAccountSamples } from './books/own-account-samples.ts';
import { reportFileSamples } from './reports/report-file-samples.ts';
import { reportScheduleSamples } from './reports/report-schedule-samples.ts';
import { anyRecordSamples } from './any-record-samples.ts';
import { savedReportSamples } from './reports/saved-report-samples.ts';
import { recurringSamples } from './recurring-samples.ts';
import { stockPaperSamples } from './stock-paper-samples.ts';
import { stockTransferSamples } from './stock-transfer-samples.ts';
import { reminderSamples } from './reminder-samples.ts';
import { cbmsSamples } from './cbms-samples.ts';
import { sharingSamples } from './sharing-samples.ts';
import { quotationSamples } from './quotation-samples.ts';
import { creditNoteSamples } from './credit-note-samples.ts';
import { debitNoteSamples } from './debit-note-samples.ts';
import { directCostSamples } from './direct-cost-samples.ts';
import { openingDueSamples } from './books/opening-due-samples.ts';
import { purchaseSamples } from './purchase-samples.ts';
import { clientBasic, send } from '../../features/account/account/testing/api.ts';
import {
  codeSentTo,
  password,
  registerForm,
  registerOwner,
  ticketFor,
} from '../../features/account/account/testing/people.ts';
import { addressIn, type Person } from '../../testing/people.ts';
import { addCustomer, countryAbroad, type Shop } from '../../testing/shop.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { approvalSamples } from './approval-samples.ts';
import { sampleBusinessSamples } from '../../features/platform/sample-business/testing/sample.ts';
import { salesCounterSamples } from '../../features/sales/sales-counter/testing/counter-samples.ts';
import { joinedBusinessSamples } from '../../features/account/joined-business/testing/joined-samples.ts';
import { accountSamples } from './account-samples.ts';
import { administrationSamples } from './administration-samples.ts';
import { importSamples } from '../../features/platform/data-import/testing/import-samples.ts';
import { masterDataSamples } from './master-data-samples.ts';
import { billThere, reportThere, sellThere } from './bill-samples.ts';
import { partySamples } from './party-samples.ts';
import { messageSamples } from './message-samples.ts';
import { picture } from '../picture.ts';
import { reportSamples } from './reports/report-samples.ts';
import { stockSamples } from './stock-samples.ts';
import { dueSamples } from './due-samples.ts';
import { everything, goodsSamples } from './goods-samples.ts';
import { priceListSamples, variantSamples } from './variant-samples.ts';
import { paymentSamples } from './payment-samples.ts';
import { rightsSamples } from './rights-samples.ts';
import { unusedNumber } from '../../testing/unused-number.ts';

/** A shop whose every text carries its marker, so that nothing of it can be shown elsewhere unseen. */
export type World = { app: TestApp; shop: Shop; marker: string; superUser: Person };

/** What a good call sends. */
export type Sample = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, Blob>;
  headers?: Record<string, string>;
  /** Who makes it in place of the owner, where it is about what they have themselves. */
  caller?: Person;
  /** The call itself ends the session that makes it. */
  endsSession?: boolean;
  /** The call is the platform's: a super user makes it, and no business ever may. Without it the owner does. */
  isOfPlatform?: boolean;
  /** What it names belongs to all. */
  isOfEveryone?: boolean;
  /**
   * What its right alone does not open: 403 where it is the owner's, or asks for the right to another record beside, 404
   * or 400 where that record is not there for who lacks it.
   */
  alone?: 400 | 403 | 404;
};

export type Samples = Record<string, (world: World) => Promise<Sample> | Sample>;

/**
 * One good call of every endpoint, by its name: the walks bring each to a 2xx, and then make it as nobody, without
 * the right, as another business and with faults. An endpoint without a sample fails the walks.
 */
export const samples: Samples = {
  ...rightsSamples,
  ...approvalSamples,
  ...purchaseSamples,
  ...directCostSamples,
  ...quotationSamples,
  ...stockPaperSamples,
  ...sharingSamples,
  ...cbmsSamples,
  ...reminderSamples,
  ...creditNoteSamples,
  ...debitNoteSamples,
  ...openingDueSamples,
  ...stockTransferSamples,
  ...recurringSamples,
  ...savedReportSamples,
  ...anyRecordSamples,
  ...reportScheduleSamples,
  ...reportFileSamples,
  ...ownAccountSamples,
  ...vatReturnSamples,
  ...monthFileSamples,
  ...collectSamples,
  ...tdsSamples,
  ...chequeSamples,
  ...bankStatementSamples,
  ...yearEndSamples,
  ...assetSamples,
  ...prepaidSamples,
  ...loanSamples,
  ...salesCounterSamples,
  ...dayCloseSamples,
  ...voucherSamples,
  ...dueSamples,
  ...reportSamples,
  ...stockSamples,
  ...paymentSamples,
  ...masterDataSamples,
  ...priceListSamples,
  ...administrationSamples,
  ...messageSamples,
  ...partySamples,
  ...goodsSamples,
  ...variantSamples,
  ...importSamples,
  ...accountSamples,
  ...joinedBusinessSamples,
  ...sampleBusinessSamples,
  'session.token': async ({ app }) => {
    const owner = await registerOwner(app);
    return {
      headers: { authorization: clientBasic },
      body: { grant_type: 'password', username: owner.email, password },
    };
  },
  'session.init': () => ({}),
  'session.logout': () => ({ endsSession: true }),
  'session.menu': ({ shop }) => ({ params: { officeId: shop.owner.businessId, isOutlet: false } }),
  'otp.send': () => ({ body: { mobileNumber: newMobile(), purpose: 'SIGN_UP' } }),
  'otp.resend': () => ({ body: { mobileNumber: newMobile(), purpose: 'SIGN_UP' } }),
  'otp.verify': async ({ app }) => {
    const mobileNumber = newMobile();
    await send(app, 'POST /public/otp/send', { body: { mobileNumber, purpose: 'SIGN_UP' } });
    return { body: { mobileNumber, purpose: 'SIGN_UP', otp: await codeSentTo(app, mobileNumber) } };
  },
  'account.register': async ({ app }) => {
    const form = registerForm();
    return { body: { ...form, ticket: await ticketFor(app, form.mobileNumber, 'SIGN_UP') } };
  },
  'account.resetRequest': () => ({ body: { username: `nobody${unusedNumber()}@example.com` } }),
  'account.resetConfirm': async ({ app }) => {
    const owner = await registerOwner(app);
    return { body: { ticket: await ticketFor(app, owner.mobileNumber, 'RESET'), password: 'Dhaulagiri#8167' } };
  },
  'account.firstPassword': async ({ app }) => {
    const owner = await registerOwner(app);
    const tenant = { businessId: owner.businessId, outletId: null, userId: owner.userId };
    await app.services.database.transaction('write', tenant, (tx) =>
      tx.query('update app_user set password_hash = null where id = $1', [owner.userId]),
    );
    return { body: { ticket: await ticketFor(app, owner.mobileNumber, 'RESET'), password: 'Dhaulagiri#8167' } };
  },
  'account.changePassword': () => ({ body: { oldPassword: password, password: 'Dhaulagiri#8167' } }),
  'account.profile': () => ({}),
  'geography.countries': () => ({ params: { status: 1 } }),
  'geography.provinces': () => ({ params: { status: 'ACTIVE' } }),
  'geography.districts': async ({ shop }) => ({ params: { id: (await addressIn(shop.owner)).provinceId } }),
  'geography.localBodies': async ({ shop }) => ({ params: { districtId: (await addressIn(shop.owner)).districtId } }),
  'geography.totalWards': async ({ shop }) => ({ params: { id: (await addressIn(shop.owner)).localBodyId } }),
  'business.profile': () => ({}),
  'business.saveSwitching': () => ({ body: { allowsSwitching: true } }),
  'business.saveSecondStep': () => ({ body: { secondStepOf: 'NOBODY' } }),
  'business.saveInvoiceRules': () => ({
    body: { allowsFreeLines: true, roundsToRupee: true, issuesAbbreviated: true, sellsAbroad: true },
  }),
  'business.saveIssueDays': () => ({ body: { issueDaysBack: 3 } }),
  'business.saveProfile': async ({ shop, marker }) => ({
    body: {
      businessTypeId: 1,
      companyName: `Shop ${marker}`,
      companyRegisterType: 'VAT',
      panOrVATNumber: '301234567',
      ...(await addressIn(shop.owner)),
    },
  }),
  'business.saveImage': () => ({ files: { image: picture() } }),
  'paperLook.get': () => ({}),
  'paperLook.save': ({ marker }) => ({
    body: { layout: 'MODERN', colour: 'TEAL', logoPlace: 'CENTRE', footer: marker, footerNp: 'धन्यवाद' },
  }),
  'paperLook.saveSignature': () => ({ files: { image: picture() } }),
  'paperLook.removeSignature': () => ({}),
  'paperLook.preview': () => ({
    query: { layout: 'COMPACT', colour: 'GREEN', logoPlace: 'LEFT', footer: '', footerNp: '' },
  }),
  'business.saveAddress': async ({ shop }) => ({ body: await addressIn(shop.owner) }),
  'business.address': () => ({}),
  'business.types': () => ({}),
  'business.typesByStatus': () => ({ params: { status: 1 } }),
  'outlet.get': ({ shop }) => ({ params: { id: shop.outletId } }),
  'outlet.list': () => everything,
  'customer.save': async ({ shop, marker }) => ({
    body: {
      name: `Customer ${marker}`,
      phoneNumber: '९८४१२३४५६७',
      focalPerson: marker,
      ...(await addressIn(shop.owner)),
    },
  }),
  'customer.get': ({ shop }) => ({ params: { id: shop.customerId } }),
  'customer.list': () => everything,
  'customer.listForInvoice': () => everything,
  'creditLimit.ofCustomer': ({ shop }) => ({ params: { id: shop.customerId } }),
  'customer.toggle': async ({ shop, marker }) => ({
    params: { id: await addCustomer(shop.owner, `Toggled ${marker}`) },
  }),
  'invoice.list': () => everything,
  'invoice.get': async ({ shop, marker }) => ({ params: { id: (await sellThere(shop, { remarks: marker })).id } }),
  'invoice.create': ({ shop, marker }) => ({ body: billThere(shop, { remarks: marker }) }),
  'invoice.update': async ({ shop, marker }) => {
    const draft = await sellThere(shop, { state: 'DRAFT', remarks: marker });
    return { body: { ...billThere(shop, { state: 'DRAFT', remarks: marker }), id: draft.id } };
  },
  'invoice.removeDraft': async ({ shop }) => ({ params: { id: (await sellThere(shop, { state: 'DRAFT' })).id } }),
  'invoice.cancel': async ({ shop }) => ({
    params: { id: (await sellThere(shop)).id },
    body: { reason: 'Slip of the pen' },
  }),
  'invoice.declare': async ({ shop }) => ({
    params: { id: (await sellThere(shop, { destination: 'EXPORT', countryId: await countryAbroad(shop.owner) })).id },
    body: { declarationNumber: 'M-77', declarationDateAD: '2026-11-20' },
  }),
  'invoice.duplicate': async ({ shop }) => ({ params: { id: (await sellThere(shop)).id } }),
  'invoice.itemServiceDetail': ({ shop }) => ({ query: { inventoryType: 'ITEM', id: shop.rice.variantId } }),
  'invoice.batches': ({ shop }) => ({ query: { itemLedgerDetailId: shop.rice.variantId, outletId: shop.outletId } }),
  'invoice.nextNumber': ({ shop }) => ({ query: { outletId: shop.outletId } }),
  'invoice.print': async ({ shop }) => ({ params: { id: (await sellThere(shop)).id }, body: { paper: 'A4' } }),
  'paperBundle.print': async ({ shop }) => ({
    caller: shop.owner,
    params: { of: 'invoice' },
    body: { ids: [(await sellThere(shop)).id] },
  }),
  'invoice.view': async ({ shop }) => ({ params: { id: (await sellThere(shop)).id } }),
  'discrepancy.report': async ({ shop, marker }) => ({
    body: { invoiceId: (await sellThere(shop)).id, reason: 'PRICE', amount: 1, remarks: marker },
  }),
  'discrepancy.ofInvoice': async ({ shop, marker }) => ({
    params: { invoiceId: (await reportThere(shop, marker)).invoiceId },
  }),
  'discrepancy.resolve': async ({ shop, marker }) => ({
    params: { id: (await reportThere(shop, marker)).id },
    body: { resolution: 'Settled' },
  }),
  'salesReport.invoice': async ({ shop }) => ({ query: { invoiceNumber: (await sellThere(shop)).code } }),
  'dashboard.summary': () => ({}),
  'dashboard.trend': () => ({ query: { period: 'MONTHLY' } }),
  'dashboard.hideFirstSteps': () => ({}),
  'reportCard.favourites': () => ({}),
  'reportCard.favour': () => ({ body: { code: 'sales-report', isFavourite: true } }),
  'dashboard.places': () => ({ query: { period: 'YEARLY' } }),
};

export function newMobile(): string {
  return `98${unusedNumber()}`;
}
