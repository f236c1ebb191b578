// Longer than 200 lines because each feature has two lines here: whence its words come, and that they are among them.
import { salesCounterMessages } from '@bahi/contract/sales/sales-counter/sales-counter.messages';
import { noticeMessages } from '@bahi/contract/platform/notice/notice.messages';
import { yearEndMessages } from '@bahi/contract/books/year-end/year-end.messages';
import { assetMessages } from '@bahi/contract/books/asset/asset.messages';
import { prepaidMessages } from '@bahi/contract/books/prepaid/prepaid.messages';
import { loanMessages } from '@bahi/contract/books/loan/loan.messages';
import { chequeMessages } from '@bahi/contract/books/cheque/cheque.messages';
import { bankStatementMessages } from '@bahi/contract/books/bank-statement/bank-statement.messages';
import { dayCloseMessages } from '@bahi/contract/books/day-close/day-close.messages';
import { moneyAccountMessages } from '@bahi/contract/books/money-account/money-account.messages';
import { ownAccountMessages } from '@bahi/contract/books/own-account/own-account.messages';
import { voucherMessages } from '@bahi/contract/books/voucher/voucher.messages';
import { listFileMessages } from '@bahi/contract/reports/list-file/list-file.messages';
import { reportFileMessages } from '@bahi/contract/reports/report-file/report-file.messages';
import { reportScheduleMessages } from '@bahi/contract/reports/report-schedule/report-schedule.messages';
import { savedReportMessages } from '@bahi/contract/reports/saved-report/saved-report.messages';
import { reminderMessages } from '@bahi/contract/sales/reminder/reminder.messages';
import { recurringMessages } from '@bahi/contract/money/recurring/recurring.messages';
import { stockTransferMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer.messages';
import { approvalMessages } from '@bahi/contract/sales/approval/approval.messages';
import { stockPaperMessages } from '@bahi/contract/stock/stock-paper/stock-paper.messages';
import { stockCountMessages } from '@bahi/contract/stock/stock-count/stock-count.messages';
import { writeOffMessages } from '@bahi/contract/stock/write-off/write-off.messages';
import { cbmsMessages } from '@bahi/contract/sales/cbms/cbms.messages';
import { sharingMessages } from '@bahi/contract/sales/sharing/sharing.messages';
import { quotationMessages } from '@bahi/contract/sales/quotation/quotation.messages';
import i18next from 'i18next';
import { fillText, type MessageKey, type MessageSet } from '@bahi/contract/messages';
import { documentMessages } from '@bahi/contract/books/document-registry/document-registry';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { businessDetailMessages } from '@bahi/contract/platform/business-detail/business-detail.messages';
import { businessMessages } from '@bahi/contract/platform/business/business.messages';
import { categoryMessages } from '@bahi/contract/money/category/category.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { globalSettingsMessages } from '@bahi/contract/platform/global-settings/global-settings.messages';
import { calendarYearMessages } from '@bahi/contract/platform/calendar-year/calendar-year.messages';
import { dueDocumentMessages } from '@bahi/contract/money/due-document/due-document.messages';
import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { customerMessages } from '@bahi/contract/parties/customer/customer.messages';
import { emailSetupMessages } from '@bahi/contract/platform/email-setup/email-setup.messages';
import { geographyMessages } from '@bahi/contract/platform/geography/geography.messages';
import { itemImageMessages } from '@bahi/contract/catalogue/item-image/item-image.messages';
import { itemCodeMessages } from '@bahi/contract/catalogue/item-code/item-code.messages';
import { labelMessages } from '@bahi/contract/catalogue/label/label.messages';
import { itemShareMessages } from '@bahi/contract/catalogue/item-share/item-share.messages';
import { itemVariantMessages } from '@bahi/contract/catalogue/item-variant/item-variant.messages';
import { itemCategoryMessages } from '@bahi/contract/catalogue/item-category/item-category.messages';
import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { creditLimitMessages } from '@bahi/contract/sales/credit-limit/credit-limit.messages';
import { recordHistoryMessages } from '@bahi/contract/platform/record-history/record-history.messages';
import { discrepancyMessages } from '@bahi/contract/sales/discrepancy/discrepancy.messages';
import { paperLookMessages } from '@bahi/contract/sales/paper-look/paper-look.messages';
import { periodLockMessages } from '@bahi/contract/books/period-lock/period-lock.messages';
import { collectMessages } from '@bahi/contract/sales/collect/collect.messages';
import { taxOfficeMessages } from '@bahi/contract/books/tax-office/tax-office.messages';
import { tdsMessages } from '@bahi/contract/money/tds/tds.messages';
import { vatReturnMessages } from '@bahi/contract/reports/vat-return/vat-return.messages';
import { moduleMessages } from '@bahi/contract/people/module/module.messages';
import { landingCostMessages } from '@bahi/contract/catalogue/landing-cost/landing-cost.messages';
import { attributeMessages } from '@bahi/contract/catalogue/attribute/attribute.messages';
import { dataImportMessages } from '@bahi/contract/platform/data-import/data-import.messages';
import { masterDataMessages } from '@bahi/contract/platform/master-data/master-data.messages';
import { taxRateMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate.messages';
import { unitGroupMessages } from '@bahi/contract/catalogue/unit-group/unit-group.messages';
import { outletMessages } from '@bahi/contract/platform/outlet/outlet.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { paymentMessages } from '@bahi/contract/money/payment/payment.messages';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { reportMessages } from '@bahi/contract/reports/report/report.messages';
import { priceListMessages } from '@bahi/contract/catalogue/price-list/price-list.messages';
import { readyItemMessages } from '@bahi/contract/catalogue/ready-item/ready-item.messages';
import { serviceMessages } from '@bahi/contract/catalogue/service/service.messages';
import { secondFactorMessages } from '@bahi/contract/account/second-factor/second-factor.messages';
import { sessionMessages } from '@bahi/contract/account/session/session.messages';
import { reorderMessages } from '@bahi/contract/purchase/reorder/reorder.messages';
import { statementMessages } from '@bahi/contract/reports/statement/statement.messages';
import { accountNoticeMessages } from '@bahi/contract/account/user-session/account-notice.messages';
import { savedFilterMessages } from '@bahi/contract/reports/saved-filter/saved-filter.messages';
import { paperBundleMessages } from '@bahi/contract/sales/paper-bundle/paper-bundle.messages';
import { sampleBusinessMessages } from '@bahi/contract/platform/sample-business/sample-business.messages';
import { joinedBusinessMessages } from '@bahi/contract/account/joined-business/joined-business.messages';
import { userSessionMessages } from '@bahi/contract/account/user-session/user-session.messages';
import { smsSettingsMessages } from '@bahi/contract/platform/sms-settings/sms-settings.messages';
import { userMessages } from '@bahi/contract/people/user/user.messages';
import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { vendorMessages } from '@bahi/contract/parties/vendor/vendor.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { languages, type Language } from '@bahi/domain/language';

/** Every set of texts that the server speaks. */
export const serverTexts = [
  commonMessages,
  sessionMessages,
  secondFactorMessages,
  accountMessages,
  accountNoticeMessages,
  otpMessages,
  businessMessages,
  customerMessages,
  vendorMessages,
  categoryMessages,
  dueDocumentMessages,
  goodsLinesMessages,
  batchMessages,
  ...documentMessages,
  geographyMessages,
  landingCostMessages,
  itemMessages,
  itemCategoryMessages,
  itemImageMessages,
  itemCodeMessages,
  labelMessages,
  itemShareMessages,
  itemVariantMessages,
  readyItemMessages,
  serviceMessages,
  priceListMessages,
  paymentMessages,
  reportMessages,
  roleMessages,
  discrepancyMessages,
  recordHistoryMessages,
  paperLookMessages,
  periodLockMessages,
  vatReturnMessages,
  taxOfficeMessages,
  tdsMessages,
  collectMessages,
  moduleMessages,
  masterDataMessages,
  taxRateMessages,
  unitGroupMessages,
  attributeMessages,
  outletMessages,
  userMessages,
  joinedBusinessMessages,
  sampleBusinessMessages,
  paperBundleMessages,
  savedFilterMessages,
  userSessionMessages,
  statementMessages,
  businessDetailMessages,
  globalSettingsMessages,
  calendarYearMessages,
  emailSetupMessages,
  smsSettingsMessages,
  dataImportMessages,
  approvalMessages,
  creditLimitMessages,
  quotationMessages,
  stockPaperMessages,
  writeOffMessages,
  stockCountMessages,
  stockTransferMessages,
  reorderMessages,
  sharingMessages,
  cbmsMessages,
  recurringMessages,
  savedReportMessages,
  reminderMessages,
  reportScheduleMessages,
  reportFileMessages,
  listFileMessages,
  noticeMessages,
  ownAccountMessages,
  moneyAccountMessages,
  chequeMessages,
  dayCloseMessages,
  bankStatementMessages,
  yearEndMessages,
  assetMessages,
  prepaidMessages,
  loanMessages,
  salesCounterMessages,
  voucherMessages,
] as const;

export type TextKey = MessageKey<(typeof serverTexts)[number]>;
export type TextParameters = Readonly<Record<string, string | number>>;

const instance = i18next.createInstance();
await instance.init({
  lng: 'ne',
  fallbackLng: false,
  ns: serverTexts.map((set) => set.namespace),
  resources: Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(serverTexts.map((set) => [set.namespace, inLanguage(set, language)])),
    ]),
  ),
});

/** The text of a key in a language, with its parameters put in; numbers stand in the digits of the language. */
export function textOf(language: Language, key: TextKey, parameters: TextParameters = {}): string {
  const shown: TextParameters = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, language) : value,
    ]),
  );
  return fillText(instance.t(key.replace('.', ':'), { lng: language, skipInterpolation: true }), shown);
}

/** True for a key that has a text: messages of schemas are keys, other libraries' messages are not. */
export function isTextKey(text: string): text is TextKey {
  return /^[A-Za-z]+\.[A-Za-z]+$/.test(text) && instance.exists(text.replace('.', ':'));
}

/** The language a caller asks for; Nepali unless English comes first. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'ne';
}

function inLanguage(set: MessageSet, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(set.texts).map(([key, text]) => [key, text[language]]));
}
