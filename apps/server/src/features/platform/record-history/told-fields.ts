// Longer than 200 lines because it names each column that the history of a record tells.
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import type { Text } from '@bahi/contract/messages';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { outletScreenMessages } from '@bahi/contract/platform/outlet/outlet-screen.messages';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { declaredField } from './declared-resources.ts';
import { aboutOf, partFields } from './part-fields.ts';
import { setUpFields } from './set-up-fields.ts';
import type { NamedTable, ToldAs, ToldField } from './told-as.ts';

const t = dataSheets.texts;
const [ui, outlet] = [uiMessages.texts, outletScreenMessages.texts];
const cheque = chequeScreenMessages.texts;
const [asset, prepaid, loan] = [assetScreenMessages.texts, prepaidScreenMessages.texts, loanScreenMessages.texts];
const counter = salesCounterScreenMessages.texts;
const close = dayCloseScreenMessages.texts;
const [settlement, recurring] = [settlementScreenMessages.texts, recurringScreenMessages.texts];
const transfer = stockTransferScreenMessages.texts;
const [item, lists] = [itemScreenMessages.texts, priceListScreenMessages.texts];
const told = (label: Text, as: ToldAs = 'text'): ToldField => ({ label, as });
const named = (label: Text, nameOf: NamedTable): ToldField => ({ label, as: { nameOf } });

/**
 * The columns of records that their history tells, by the name that they have in all tables, or by table and column
 * where the same name is something else there.
 */
const fields: Readonly<Record<string, ToldField>> = {
  name: told(t.name),
  name_np: told(t.nameNp),
  full_name: told(t.name),
  full_name_np: told(t.nameNp),
  user_name: told(t.userName),
  user_type: told(t.kind, 'word'),
  mobile_number: told(t.mobile),
  code: told(t.code),
  group_code: told(ownAccountScreenMessages.texts.group),
  bank_name: told(moneyAccountScreenMessages.texts.bankName),
  account_number: told(moneyAccountScreenMessages.texts.accountNumber),
  alias: told(vendorScreenMessages.texts.alias),
  email: told(t.email),
  email2: told(outlet.email2),
  phone: told(t.phone),
  phone2: told(outlet.phone2),
  phone_number: told(t.phone),
  focal_person: told(t.focalPerson),
  vat_pan_no: told(t.pan),
  is_vat_registered: told(t.vatRegistered, 'flag'),
  vendor_type_id: named(vendorScreenMessages.texts.vendorType, 'vendor_type'),
  customer_group_id: named(t.customerGroupNp, 'customer_group'),
  'customer.credit_limit_paisa': told(t.creditLimit, 'money'),
  'customer.credit_days': told(t.creditDays, 'count'),
  is_walk_in: told(t.isWalkIn, 'flag'),
  reminders: { ...told(reminderScreenMessages.texts.customerReminders, 'word'), prefix: 'REMINDERS_' },
  address_type_id: named(outlet.addressType, 'address_type'),
  province_id: named(ui.province, 'province'),
  district_id: named(ui.district, 'district'),
  local_body_id: named(ui.localBody, 'local_body'),
  ward_no: told(ui.ward, 'count'),
  tole: told(ui.tole),
  google_code: told(outlet.googleCode),
  is_active: told(t.isActive, 'flag'),
  // goods and services
  hs_code: told(t.hsCode),
  'item.category_id': named(t.category, 'item_category'),
  sub_category_id: named(t.subCategory, 'item_category'),
  brand_id: named(t.brand, 'brand'),
  size: told(t.size),
  model: told(t.model),
  unit_id: named(t.unit, 'unit'),
  purchase_unit_id: named(t.purchaseUnit, 'unit'),
  sales_unit_id: named(t.salesUnit, 'unit'),
  purchase_date: told(item.purchaseDate, 'day'),
  taxable: told(t.taxable, 'flag'),
  keeps_batches: told(batchScreenMessages.texts.keepsBatches, 'flag'),
  reorder_point: told(t.reorderPoint, 'quantity'),
  reorder_quantity: told(t.reorderQuantity, 'quantity'),
  lead_days: told(t.leadDays, 'count'),
  shareable: told(t.shareable, 'flag'),
  is_price_shareable: told(t.isPriceShareable, 'flag'),
  description: told(t.description),
  attribute_value: told(t.variant),
  sku: told(t.sku),
  barcode: told(t.barcode),
  purchase_price_paisa: told(t.purchasePrice, 'money'),
  selling_price_paisa: told(t.sellingPrice, 'money'),
  mrp_paisa: told(t.mrp, 'money'),
  price_paisa: told(t.price, 'money'),
  vat_included: told(t.vatIncluded, 'flag'),
  duration_type: told(serviceScreenMessages.texts.durationType, 'word'),
  audience: told(t.forWhom, 'word'),
  from_day: told(lists.fromDate, 'day'),
  till_day: told(lists.tillDate, 'day'),
  discount_hundredths: told(lists.discountPercent, 'percent'),
  // closes of cash boxes
  expected_paisa: told(close.expected, 'money'),
  counted_paisa: told(close.counted, 'money'),
  difference_paisa: told(close.difference, 'money'),
  'day_close.reason': told(close.reason),
  pool: told(asset.pool),
  bought_on: told(asset.boughtOn, 'day'),
  cost_paisa: told(asset.cost, 'money'),
  half_years: told(asset.halfYears, 'count'),
  disposed_on: told(asset.disposedOn, 'day'),
  proceeds_paisa: told(asset.proceeds, 'money'),
  'asset.note': told(asset.note),
  'prepaid.account_code': told(prepaid.account),
  'prepaid.amount_paisa': told(prepaid.amount, 'money'),
  first_month: told(prepaid.firstMonth),
  last_month: told(prepaid.lastMonth),
  'prepaid.note': told(prepaid.note),
  'loan.lender': told(loan.lender),
  'loan.account_code': told(loan.account),
  'loan.interest_account_code': told(loan.interestAccount),
  'loan.interest_category_id': named(loan.interestCategory, 'category'),
  'loan.amount_paisa': told(loan.amount, 'money'),
  'loan.from_on': told(loan.fromOn, 'day'),
  'tds_rate.rate_hundredths': told(tdsWords.texts.rate, 'percent'),
  'tds_rate.holds_from': told(tdsWords.texts.fromDay, 'day'),
  'tds_rate.source': told(tdsWords.texts.source),
  'loan.rate_hundredths': told(loan.rate, 'percent'),
  'loan.way': { ...told(loan.way, 'word'), prefix: 'LOAN_' },
  'loan.every': { ...told(loan.every, 'word'), prefix: 'LOAN_' },
  'loan.due_on': told(loan.countedFrom, 'day'),
  'loan.instalment_count': told(loan.countFromThen, 'count'),
  'loan.note': told(loan.note),
  'sales_counter.state': { ...told(counter.state, 'word'), prefix: 'COUNTER_' },
  'sales_counter.freeze_reason': { ...told(counter.freezeReason, 'word'), prefix: 'FREEZE_' },
  'sales_counter.device_name': told(counter.device),
  'sales_counter.lift_reason': told(counter.reason),
  'sales_counter.close_reason': told(counter.closeReason),
  'settlement.received_on': told(settlement.date, 'day'),
  'settlement.delete_reason': told(settlement.deleteReason),
  'payment.mode': told(t.mode, 'word'),
  'payment.amount_paisa': told(settlement.amount, 'money'),
  'payment.paid_on': told(settlement.date, 'day'),
  'recurring.every': told(recurring.every, 'count'),
  'recurring.unit': told(recurring.unit, 'word'),
  'recurring.first_on': told(recurring.firstDay, 'day'),
  'recurring.day_of_month': told(recurring.dayOfMonth, 'count'),
  'recurring.last_on': told(recurring.lastDay, 'day'),
  'recurring.is_automatic': told(recurring.isAutomatic, 'flag'),
  'recurring.written_by_name': told(recurring.writtenBy),
  'stock_paper.to_outlet_id': named(transfer.to, 'outlet'),
  'stock_transfer.received_on': told(transfer.receivedOn, 'day'),
  'stock_transfer.received_by_name': told(transfer.receivedBy),
  'stock_transfer.receipt_remarks': told(transfer.receiptRemarks),
  'cheque.number': told(cheque.number),
  'cheque.bank': told(cheque.bank),
  'cheque.dated_on': told(cheque.chequeDate, 'day'),
  'cheque.came_on': told(cheque.cameOn, 'day'),
  'cheque.state_on': told(cheque.stateDate, 'day'),
  'cheque.is_post_dated': told(cheque.isPostDated, 'flag'),
  handed_to_name: told(close.handedTo),
  left_paisa: told(close.left, 'money'),
  taken_paisa: told(close.taken, 'money'),
  // documents
  outlet_id: named(t.outletNp, 'outlet'),
  customer_id: named(t.customerNp, 'customer'),
  vendor_id: named(t.vendorNp, 'vendor'),
  category_id: named(t.category, 'category'),
  number: told(t.documentNumber),
  heading: told(t.heading),
  bill_number: told(t.billNumber),
  vendor_number: told(t.vendorNoteNumber),
  origin: told(t.origin, 'word'),
  credit_case: told(t.creditCase, 'word'),
  debit_case: told(t.creditCase, 'word'),
  refund_mode: told(t.mode, 'word'),
  allocation_method: told(t.spreadBy, 'word'),
  dated_on: told(t.dateBs, 'day'),
  due_on: told(t.dueBs, 'day'),
  total_paisa: told(t.total, 'money'),
  paid_paisa: told(t.paid, 'money'),
  state: told(t.status, 'word'),
  cancel_reason: told(t.cancelReason),
  payment_mode: told(t.mode, 'word'),
  discount_paisa: told(t.discount, 'money'),
  shipping_paisa: told(t.shipping, 'money'),
  remarks: told(t.remarks),
  narration: told(t.narration),
  declaration_number: told(t.declarationNumber),
  declared_on: told(t.declaredBs, 'day'),
  credit_passed_by_name: told(t.creditPassedBy),
  credit_reason: told(t.creditReason),
  approval: told(approvalScreenMessages.texts.approval, 'word'),
  approval_by_name: told(t.approvedBy),
  approval_remarks: told(t.reason),
  answer_remarks: told(t.answer),
};

/** What payments have once more of their settlement. */
const ofTheirHead = new Set(['outlet_id', 'customer_id', 'vendor_id'].map((column) => `payment.${column}`));

/** How a column of a table is told; undefined for what people do not read: keys, versions, what is made from others. */
export function toldField(table: string, column: string): ToldField | undefined {
  const own = `${table}.${column}`;
  if (ofTheirHead.has(own) || partFields.keys.has(own)) return undefined;
  const field =
    fields[own] ?? partFields.told[own] ?? setUpFields[own] ?? declaredField(table, column) ?? fields[column];
  const about = aboutOf(table, column);
  return field === undefined || about.length === 0 ? field : { ...field, about };
}
