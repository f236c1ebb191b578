import type { TableName } from './platform/database/table-types.ts';
import type { Tables } from './platform/database/tables.ts';

/** Columns that no sheet shows, each with why; a text where the table as a whole has none. */
type LeftOut<T extends TableName> = string | { readonly [C in keyof Tables[T]]?: string };

const byName = 'its name is shown';
const inAddress = 'part of the address, which is shown';
const forSearch = 'made of the name, for the search';
const ofSigningIn = 'how somebody signs in';
const asNumber = 'part of the number, which is shown';
const inJson = 'in the file of all rows alone';

/**
 * What the sheets of the Excel file do not show. A column of a record is in its sheet or here; ids, the business, the
 * version and who made a row are in no sheet. A test holds it, and that each table of records stands here.
 */
export const leftOutOfSheets: { readonly [T in TableName]?: LeftOut<T> } = {
  app_user: {
    full_name_np: inJson,
    name_sound: forSearch,
    gender: inJson,
    date_of_birth: inJson,
    picture_file_id: inJson,
    password_hash: ofSigningIn,
    must_change_password: ofSigningIn,
    signed_out_at: ofSigningIn,
    status_reason: inJson,
  },
  attribute: inJson,
  brand: {},
  business_house_address: {
    address_type_id: byName,
    province_id: inAddress,
    district_id: inAddress,
    local_body_id: inAddress,
  },
  category: {},
  customer: {
    province_id: inAddress,
    district_id: inAddress,
    local_body_id: inAddress,
    name_sound: forSearch,
    called_before: forSearch,
  },
  document: {
    outlet_id: byName,
    kind: 'each kind has its sheet',
    party_kind: 'each kind has its sheet',
    customer_id: byName,
    vendor_id: byName,
    fiscal_year: asNumber,
    sequence: asNumber,
    currency: 'rupees, until others are in use',
    foreign_total: 'rupees, until others are in use',
    exchange_rate: 'rupees, until others are in use',
    issued_at: inJson,
    cancelled_at: inJson,
    cancelled_by: inJson,
    cancelled_by_name: inJson,
    entry_id: inJson,
    vendor_bill: 'the number of the bill is shown',
    issue_key: inJson,
  },
  document_due: 'a view of what the sheets of documents show',
  expense: { category_id: byName },
  income: { category_id: byName },
  invoice: {
    is_tax_invoice: inJson,
    seller: 'the business as it was printed',
    customer_phone: inJson,
    customer_address: inJson,
    customer_address_np: inJson,
    discount_type: 'the discount is shown in rupees',
    discount_value: 'the discount is shown in rupees',
    quantity: 'the sum of the lines',
    terms: inJson,
    receipt_id: 'the sheet of payments names the invoice',
    print_count: inJson,
    shared_at: inJson,
  },
  item: {
    category_business_id: byName,
    category_id: byName,
    brand_business_id: byName,
    brand_id: byName,
    unit_business_id: byName,
    unit_id: byName,
    purchase_date: inJson,
    purchase_date_bs: inJson,
    tax_rate_id: inJson,
    has_variants: 'each variant has its row',
    name_sound: forSearch,
  },
  item_category: { parent_business_id: byName, parent_id: byName },
  item_variant: { item_id: byName, is_default: inJson },
  landing_cost: inJson,
  outlet: {
    address_type_id: inJson,
    province_id: inAddress,
    district_id: inAddress,
    local_body_id: inAddress,
    google_code: inJson,
  },
  payment: {
    outlet_id: byName,
    settlement_id: 'its number is shown',
    customer_id: byName,
    vendor_id: byName,
    entry_id: inJson,
    received_by: byName,
  },
  period_lock: { sequence: 'their order', locked_by: byName },
  role: { code: inJson, description: inJson, user_type: inJson, is_active: inJson },
  service: { tax_rate_id: inJson, name_sound: forSearch },
  settlement: {
    outlet_id: 'that of its payments',
    customer_id: byName,
    vendor_id: byName,
    fiscal_year: asNumber,
    sequence: asNumber,
    received_on: 'the days of its payments are shown',
    received_on_bs: 'the days of its payments are shown',
    total_paisa: 'the sum of its payments',
    deleted_at: inJson,
    deleted_by: inJson,
    deleted_by_name: inJson,
    created_by_name: 'that of its payments',
  },
  term: { position: 'the order of the rows' },
  unit: { alias: inJson, is_outlet: inJson, unit_type_id: inJson },
  unit_conversion: inJson,
  unit_group: inJson,
  user_address: 'of a person, not of the business',
  user_role: { user_id: byName, role_business_id: byName, role_id: byName, outlet_id: byName },
  vendor: { vendor_type_id: byName, name_sound: forSearch },
  vendor_address: 'the main one stands with its vendor',
  vendor_focal_person: { vendor_id: byName },
};
