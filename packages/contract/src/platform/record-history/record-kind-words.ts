import type { Text } from '../../messages.ts';
import { kindWords } from '../../books/document-registry/document-registry.ts';
import { isDocumentKind, type OwnRecordKind, type RecordKind } from './record-kinds.ts';

/** What one record of a kind is called, where records of several kinds stand in one list. */
export const recordKindWords = {
  CUSTOMER: { en: 'Customer', ne: 'ग्राहक' },
  VENDOR: { en: 'Vendor', ne: 'विक्रेता' },
  ITEM: { en: 'Item', ne: 'सामान' },
  SERVICE: { en: 'Service', ne: 'सेवा' },
  PRICE_LIST: { en: 'Price list', ne: 'मूल्यसूची' },
  CATEGORY: { en: 'Category', ne: 'वर्ग' },
  ACCOUNT: { en: 'Account', ne: 'खाता' },
  MONEY_ACCOUNT: { en: 'Cash or bank account', ne: 'नगद वा बैंक खाता' },
  ASSET: { en: 'Fixed asset', ne: 'स्थिर सम्पत्ति' },
  PREPAID: { en: 'Prepaid expense', ne: 'अग्रिम खर्च' },
  LOAN: { en: 'Loan', ne: 'ऋण' },
  SALES_COUNTER: { en: 'Registered counter', ne: 'दर्ता काउन्टर' },
  PAYMENT: { en: 'Payment', ne: 'भुक्तानी' },
  CHEQUE: { en: 'Cheque', ne: 'चेक' },
  DAY_CLOSE: { en: "Day's close", ne: 'दिन बन्द' },
  QUOTATION: { en: 'Quotation', ne: 'कोटेसन' },
  VOUCHER: { en: 'Voucher', ne: 'भौचर' },
  RECURRING: { en: 'Recurring entry', ne: 'नियमित प्रविष्टि' },
  WRITE_OFF: { en: 'Damage and own use', ne: 'क्षति र निजी प्रयोग' },
  STOCK_COUNT: { en: 'Stock count', ne: 'मौज्दात गन्ती' },
  STOCK_TRANSFER: { en: 'Stock transfer', ne: 'सामान स्थानान्तरण' },
  OUTLET: { en: 'Outlet', ne: 'आउटलेट' },
  USER: { en: 'User', ne: 'प्रयोगकर्ता' },
} as const satisfies Record<OwnRecordKind, Text>;

/** The same of any kind. */
export function wordOfRecord(kind: RecordKind): Text {
  return isDocumentKind(kind) ? kindWords[kind] : recordKindWords[kind];
}
