// Longer than 200 lines because it is made from the migrated database, by `npm run tables`. Not edited by hand.
import type { Asked, Given, Known } from './table-types.ts';

export type Tables = {
  account: {
    business_id: Asked<number>;
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    kind: Asked<'asset' | 'liability' | 'equity' | 'income' | 'expense'>;
    group_code: Asked<string>;
    is_built_in: Given<boolean>;
    bank_name: Asked<string | null>;
    account_number: Asked<string | null>;
    outlet_id: Asked<number | null>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  account_day: {
    business_id: Asked<number>;
    day: Asked<string>;
    outlet_id: Asked<number>;
    account_code: Asked<string>;
    category_id: Given<number>;
    source_kind: Asked<string>;
    debit_paisa: Asked<number>;
    credit_paisa: Asked<number>;
  };
  account_day_of_books: {
    business_id: Known<number | null>;
    day: Known<string | null>;
    outlet_id: Known<number | null>;
    account_code: Known<string | null>;
    category_id: Known<number | null>;
    source_kind: Known<string | null>;
    debit_paisa: Known<number | null>;
    credit_paisa: Known<number | null>;
  };
  account_group: {
    business_id: Asked<number>;
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    kind: Asked<'asset' | 'liability' | 'equity' | 'income' | 'expense'>;
    part: Asked<'NET_SALES' | 'COST_OF_SALES' | 'OTHER_INCOME' | 'EXPENSES' | 'ASSETS' | 'LIABILITIES' | 'CAPITAL'>;
    place: Asked<number>;
    is_built_in: Given<boolean>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  account_notice: {
    id: Known<number>;
    user_id: Asked<number>;
    kind: Asked<
      | 'PASSWORD'
      | 'MOBILE'
      | 'EMAIL'
      | 'RECORD'
      | 'OFF'
      | 'ON'
      | 'SIGN_OUT'
      | 'RIGHTS'
      | 'OUTLETS'
      | 'SECOND_FACTOR'
      | 'JOINED'
    >;
    by_name: Asked<string>;
    at: Asked<Date>;
  };
  address_type: {
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  app_user: {
    id: Known<number>;
    business_id: Asked<number>;
    user_type: Asked<'SUPER_USER' | 'INTERNAL_USER' | 'BUSINESS_OWNER_USER' | 'OUTLET_USER' | 'BUSINESS_INTERNAL'>;
    user_name: Asked<string>;
    full_name: Asked<string>;
    full_name_np: Asked<string | null>;
    email: Asked<string | null>;
    mobile_number: Asked<string | null>;
    gender: Asked<'MALE' | 'FEMALE' | 'OTHER' | null>;
    date_of_birth: Asked<string | null>;
    picture_file_id: Asked<number | null>;
    password_hash: Asked<string | null>;
    must_change_password: Given<boolean>;
    is_active: Given<boolean>;
    status_reason: Asked<'SUSPENDED' | 'BLOCKED' | null>;
    last_sign_in_at: Asked<Date | null>;
    signed_out_at: Asked<Date | null>;
    hides_first_steps: Given<boolean>;
    favourite_reports: Given<string[]>;
    created_at: Given<Date>;
    version: Given<number>;
    name_sound: Given<string>;
  };
  asset: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    pool: Asked<'A' | 'B' | 'C' | 'D' | 'E'>;
    bought_on: Asked<string>;
    bought_on_bs: Asked<string>;
    fiscal_year: Asked<string>;
    absorbed_thirds: Asked<number>;
    cost_paisa: Asked<number>;
    half_years: Asked<number | null>;
    note: Asked<string | null>;
    disposed_on: Asked<string | null>;
    disposed_on_bs: Asked<string | null>;
    disposed_year: Asked<string | null>;
    proceeds_paisa: Asked<number | null>;
    voucher_id: Asked<number | null>;
    invoice_id: Asked<number | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  asset_year: {
    business_id: Asked<number>;
    id: Known<number>;
    fiscal_year: Asked<string>;
    voucher_id: Asked<number>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
  };
  asset_year_pool: {
    business_id: Asked<number>;
    id: Known<number>;
    asset_year_id: Asked<number>;
    pool: Asked<'A' | 'B' | 'C' | 'D' | 'E'>;
    opening_paisa: Asked<number>;
    added_paisa: Asked<number>;
    absorbed_paisa: Asked<number>;
    disposed_paisa: Asked<number>;
    depreciation_paisa: Asked<number>;
    gain_paisa: Asked<number>;
    closing_paisa: Asked<number>;
  };
  attribute: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    is_colour: Given<boolean>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  attribute_value: {
    business_id: Asked<number>;
    id: Known<number>;
    attribute_id: Asked<number>;
    value: Asked<string>;
    value_alias: Asked<string | null>;
    swatch: Asked<string | null>;
    order_number: Asked<number>;
  };
  audit_event: {
    business_id: Asked<number>;
    id: Known<number>;
    transaction_id: Asked<string>;
    user_id: Asked<number | null>;
    at: Given<Date>;
    table_name: Asked<string>;
    row_id: Asked<number | null>;
    action: Asked<'insert' | 'update' | 'delete'>;
    before: Asked<unknown, string | null>;
    after: Asked<unknown, string | null>;
    digest: Asked<Buffer | null>;
    row_ids: Asked<number[] | null>;
    part_of: Given<number | null>;
  };
  audit_head: {
    business_id: Asked<number>;
    seq: Given<number>;
    hash: Given<Buffer>;
  };
  audit_link: {
    business_id: Asked<number>;
    seq: Asked<number>;
    transaction_id: Asked<string>;
    event_count: Asked<number>;
    hash: Asked<Buffer>;
  };
  authenticator: {
    user_id: Asked<number>;
    secret: Asked<Buffer>;
    confirmed_at: Asked<Date | null>;
    last_step: Given<number>;
  };
  bank_hint: {
    business_id: Asked<number>;
    id: Known<number>;
    pattern: Asked<string>;
    is_incoming: Asked<boolean>;
    customer_id: Asked<number | null>;
    vendor_id: Asked<number | null>;
    times: Given<number>;
    version: Given<number>;
  };
  bank_line: {
    business_id: Asked<number>;
    id: Known<number>;
    statement_id: Asked<number>;
    account_code: Asked<string>;
    place: Asked<number>;
    row_number: Asked<number | null>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    says: Asked<string>;
    reference: Asked<string | null>;
    amount_paisa: Asked<number>;
    balance_paisa: Asked<number>;
    known_as: Asked<string>;
  };
  bank_match: {
    business_id: Asked<number>;
    id: Known<number>;
    account_code: Asked<string>;
    from_on: Asked<string>;
    to_on: Asked<string>;
    amount_paisa: Asked<number>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
  };
  bank_match_part: {
    business_id: Asked<number>;
    id: Known<number>;
    match_id: Asked<number>;
    line_id: Asked<number | null>;
    journal_line_id: Asked<number | null>;
  };
  bank_profile: {
    business_id: Asked<number>;
    id: Known<number>;
    account_code: Asked<string>;
    headings: Asked<string[]>;
    columns: Asked<string[]>;
    date_form: Asked<'YMD' | 'DMY' | 'MDY'>;
    is_bs: Asked<boolean>;
    version: Given<number>;
  };
  bank_statement: {
    business_id: Asked<number>;
    id: Known<number>;
    account_code: Asked<string>;
    file_name: Asked<string>;
    from_on: Asked<string>;
    to_on: Asked<string>;
    opening_paisa: Asked<number>;
    closing_paisa: Asked<number>;
    line_count: Asked<number>;
    known_count: Asked<number>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  batch_balance: {
    business_id: Asked<number>;
    item_variant_id: Asked<number>;
    outlet_id: Asked<number>;
    batch_id: Asked<number>;
    expires_on: Asked<string | null>;
    quantity: Asked<string, number | string>;
    last_moved_on: Asked<string>;
  };
  batch_balance_of_books: {
    business_id: Known<number | null>;
    item_variant_id: Known<number | null>;
    outlet_id: Known<number | null>;
    batch_id: Known<number | null>;
    quantity: Known<string | null>;
  };
  batch_move: {
    business_id: Asked<number>;
    id: Known<number>;
    entry_id: Asked<number>;
    source_line: Asked<number>;
    item_variant_id: Asked<number>;
    outlet_id: Asked<number>;
    batch_id: Asked<number>;
    quantity: Asked<string, number | string>;
    moved_on: Asked<string>;
  };
  brand: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  business: {
    id: Given<number>;
    company_name: Asked<string>;
    company_name_np: Asked<string | null>;
    company_email: Asked<string | null>;
    register_type: Asked<'PAN' | 'VAT' | 'NOT_REGISTERED' | null>;
    pan: Asked<string | null>;
    business_type_id: Asked<number | null>;
    province_id: Asked<number | null>;
    district_id: Asked<number | null>;
    local_body_id: Asked<number | null>;
    ward_no: Asked<number | null>;
    tole: Asked<string | null>;
    logo_file_id: Asked<number | null>;
    status: Given<'NEW' | 'ACTIVE' | 'INACTIVE'>;
    status_reason: Asked<'REJECTED' | 'SUSPENDED' | null>;
    profile_saved_at: Asked<Date | null>;
    allows_negative_stock: Given<boolean>;
    keeps_batches: Given<boolean>;
    allows_free_lines: Given<boolean>;
    rounds_to_rupee: Given<boolean>;
    issues_abbreviated: Given<boolean>;
    sells_abroad: Given<boolean>;
    issue_days_back: Given<number>;
    paper_layout: Given<'CLASSIC' | 'MODERN' | 'COMPACT'>;
    paper_colour: Given<'INDIGO' | 'TEAL' | 'GREEN' | 'MAROON' | 'BROWN' | 'BLACK'>;
    logo_place: Given<'LEFT' | 'CENTRE' | 'NONE'>;
    paper_footer: Asked<string | null>;
    paper_footer_np: Asked<string | null>;
    signature_file_id: Asked<number | null>;
    credit_rule: Given<'WARN' | 'STOP'>;
    second_step_of: Given<'NOBODY' | 'OFFICE' | 'EVERYBODY'>;
    allows_switching: Given<boolean>;
    sample_of_id: Asked<number | null>;
    created_at: Given<Date>;
    version: Given<number>;
    name_sound: Given<string>;
    approval_limit_paisa: Asked<number | null>;
    voucher_limit_paisa: Asked<number | null>;
  };
  business_house_address: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    address_type_id: Asked<number>;
    phone: Asked<string | null>;
    province_id: Asked<number>;
    district_id: Asked<number>;
    local_body_id: Asked<number>;
    ward_no: Asked<number>;
    tole: Asked<string | null>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  business_response: {
    business_id: Asked<number>;
    id: Known<number>;
    response: Asked<'APPROVED' | 'REJECTED' | 'SUSPENDED' | 'REACTIVATED'>;
    remarks: Asked<string | null>;
    responded_by: Asked<number | null>;
    responded_at: Given<Date>;
  };
  business_type: {
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  calendar_year: {
    bs_year: Asked<number>;
    month_lengths: Asked<number[]>;
    provenance: Asked<string>;
    is_official: Given<boolean>;
    version: Given<number>;
    changed_by: Asked<number | null>;
    changed_at: Given<Date>;
  };
  category: {
    business_id: Asked<number>;
    id: Known<number>;
    kind: Asked<'INCOME' | 'EXPENSE'>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  cbms_act: {
    business_id: Asked<number>;
    id: Known<number>;
    report_id: Asked<number>;
    act: Asked<'HELD' | 'RELEASED' | 'RETRIED' | 'TOLD'>;
    remarks: Asked<string | null>;
    acted_by: Asked<number>;
    acted_by_name: Asked<string>;
    acted_at: Asked<Date>;
  };
  cbms_report: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    document_id: Asked<number>;
    what: Asked<'BILL' | 'RETURN'>;
    original_id: Asked<number | null>;
    state: Given<'WAITING' | 'SENDING' | 'SENT' | 'HELD' | 'FAILED' | 'WITHDRAWN'>;
    reason: Asked<
      | 'BY_PERSON'
      | 'NOT_ADDING_UP'
      | 'NEGATIVE'
      | 'ORIGINAL_NOT_REPORTED'
      | 'ORIGINAL_UNKNOWN'
      | 'INVALID'
      | 'REFUSED'
      | 'UNREACHABLE'
      | 'UNCLEAR'
      | 'CREDENTIALS'
      | 'CANCELLED'
      | 'MAY_HAVE_ARRIVED'
      | 'NO_PAN'
      | 'NOT_WRITABLE'
      | 'WAS_THERE'
      | 'BY_HAND'
      | null
    >;
    tries: Given<number>;
    refusals: Given<number>;
    unheard: Given<number>;
    due_at: Asked<Date | null>;
    is_late: Given<boolean>;
    is_realtime: Asked<boolean | null>;
    may_be_realtime: Asked<boolean | null>;
    is_released: Given<boolean>;
    written_at: Asked<Date>;
    settled_at: Asked<Date | null>;
    version: Given<number>;
  };
  cbms_setup: {
    business_id: Asked<number>;
    id: Known<number>;
    is_on: Asked<boolean>;
    from_day: Asked<string>;
    from_day_bs: Asked<string>;
    address: Asked<string>;
    user_name: Asked<string>;
    secrets: Asked<Buffer>;
    stop: Asked<'CREDENTIALS' | 'PASSWORD_LOST' | 'ADDRESS_PRIVATE' | 'INVALID' | null>;
    stopped_at: Asked<Date | null>;
    paused_until: Asked<Date | null>;
    misses: Given<number>;
    missed_since: Asked<Date | null>;
    missed_told_at: Asked<Date | null>;
    unread_in_row: Given<number>;
    is_behind: Asked<boolean>;
    version: Given<number>;
  };
  cbms_try: {
    business_id: Asked<number>;
    id: Known<number>;
    report_id: Asked<number>;
    try_number: Asked<number>;
    sent_at: Asked<Date>;
    sent: Asked<unknown, string>;
    answered_at: Asked<Date | null>;
    status: Asked<number | null>;
    answer: Asked<string | null>;
    outcome: Asked<string | null>;
    version: Given<number>;
  };
  cheque: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    settlement_id: Asked<number>;
    payment_id: Asked<number>;
    kind: Asked<'RECEIVED' | 'PAID'>;
    customer_id: Asked<number | null>;
    vendor_id: Asked<number | null>;
    number: Asked<string | null>;
    bank: Asked<string | null>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    came_on: Asked<string>;
    came_on_bs: Asked<string>;
    is_post_dated: Asked<boolean>;
    amount_paisa: Asked<number>;
    account_code: Asked<string | null>;
    state: Asked<'IN_HAND' | 'DEPOSITED' | 'ISSUED' | 'CLEARED' | 'BOUNCED' | 'RETURNED' | 'CANCELLED' | 'REMOVED'>;
    state_on: Asked<string>;
    state_on_bs: Asked<string>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  cheque_slip: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    account_code: Asked<string>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    total_paisa: Asked<number>;
    remarks: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
  };
  cheque_step: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    cheque_id: Asked<number>;
    action: Asked<'DEPOSIT' | 'CLEAR' | 'BOUNCE' | 'HAND_BACK' | 'UNDO'>;
    state: Asked<'IN_HAND' | 'DEPOSITED' | 'ISSUED' | 'CLEARED' | 'BOUNCED' | 'RETURNED' | 'CANCELLED'>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    account_code: Asked<string | null>;
    entry_id: Asked<number | null>;
    slip_id: Asked<number | null>;
    charge_paisa: Given<number>;
    charged_id: Asked<number | null>;
    reason: Asked<string | null>;
    done_by: Asked<number>;
    done_by_name: Asked<string>;
    created_at: Given<Date>;
  };
  counter_fault: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    counter_id: Asked<number>;
    fault: Asked<
      | 'UNREADABLE'
      | 'VERSION'
      | 'OTHER_COUNTER'
      | 'NUMBER'
      | 'HASH'
      | 'GAP'
      | 'OTHER_KEPT'
      | 'AFTER_FAULT'
      | 'AFTER_CLOSING'
    >;
    number: Asked<string | null>;
    text: Asked<string>;
    hash: Asked<string>;
    digest: Asked<Buffer>;
    received_by: Asked<number>;
    received_by_name: Asked<string>;
    received_at: Given<Date>;
  };
  counter_invoice: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    counter_id: Asked<number>;
    fiscal_year: Asked<string>;
    sequence: Asked<number>;
    number: Asked<string>;
    state: Asked<'KEPT' | 'POSTED' | 'REFUSED' | 'LOST' | 'SETTLED'>;
    hash: Asked<string | null>;
    lend_id: Asked<number | null>;
    is_late: Given<boolean>;
    issued_at: Asked<Date | null>;
    dated_on: Asked<string | null>;
    dated_on_bs: Asked<string | null>;
    issued_by: Asked<number | null>;
    issued_by_name: Asked<string | null>;
    customer_name: Asked<string | null>;
    customer_name_np: Asked<string | null>;
    net_paisa: Asked<number | null>;
    vat_paisa: Asked<number | null>;
    total_paisa: Asked<number | null>;
    received_at: Asked<Date | null>;
    received_by: Asked<number | null>;
    received_by_name: Asked<string | null>;
    refusal: Asked<'TOTALS' | 'CLOCK' | 'DAY' | 'FORM' | 'RULE' | 'SERVER' | null>;
    reason: Asked<string | null>;
    reason_np: Asked<string | null>;
    worked_net_paisa: Asked<number | null>;
    worked_vat_paisa: Asked<number | null>;
    worked_total_paisa: Asked<number | null>;
    accepted_by: Asked<number | null>;
    accepted_by_name: Asked<string | null>;
    invoice_id: Asked<number | null>;
    posted_by_name: Asked<string | null>;
    posted_at: Asked<Date | null>;
    settled_invoice_id: Asked<number | null>;
    settled_by: Asked<number | null>;
    settled_by_name: Asked<string | null>;
    settled_at: Asked<Date | null>;
    settle_reason: Asked<string | null>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  counter_lend: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    counter_id: Asked<number>;
    from_at: Asked<Date>;
    until_at: Asked<Date>;
    invoices: Asked<number>;
    lent_to: Asked<number>;
    lent_to_name: Asked<string>;
    heads: Asked<unknown, string>;
  };
  counter_series: {
    business_id: Asked<number>;
    counter_id: Asked<number>;
    outlet_id: Asked<number>;
    fiscal_year: Asked<string>;
    kind: Asked<string>;
    last_sequence: Asked<number>;
    last_hash: Asked<string>;
    printed_last: Asked<number | null>;
  };
  counter_text: {
    business_id: Asked<number>;
    id: Asked<number>;
    outlet_id: Asked<number>;
    text: Asked<string>;
  };
  country: {
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  credit_note: {
    business_id: Asked<number>;
    id: Asked<number>;
    invoice_id: Asked<number>;
    credit_case: Asked<'RETURN' | 'PRICE' | 'MISTAKE' | 'DISCOUNT'>;
    is_tax_invoice: Asked<boolean>;
    seller: Asked<unknown, string>;
    customer_name: Asked<string>;
    customer_name_np: Asked<string | null>;
    customer_pan: Asked<string | null>;
    customer_address: Asked<string>;
    customer_address_np: Asked<string>;
    shipping_paisa: Asked<number>;
    shipping_vat_paisa: Asked<number>;
    shipping_tax_rate_hundredths: Asked<number>;
    taxable_paisa: Asked<number>;
    exempt_paisa: Asked<number>;
    zero_rated_paisa: Asked<number>;
    rounding_paisa: Asked<number>;
    discrepancy_id: Asked<number | null>;
    refund_mode: Asked<'CASH' | 'ONLINE' | 'CHEQUE' | null>;
    refund_id: Asked<number | null>;
    remarks: Asked<string | null>;
    print_count: Given<number>;
    drafted_by: Asked<number | null>;
    approval: Asked<'APPROVED' | 'REJECTED' | null>;
    approval_by: Asked<number | null>;
    approval_by_name: Asked<string | null>;
    approval_at: Asked<Date | null>;
    approval_remarks: Asked<string | null>;
  };
  credit_note_line: {
    business_id: Asked<number>;
    id: Known<number>;
    document_id: Asked<number>;
    line_number: Asked<number>;
    invoice_line_id: Asked<number>;
    quantity: Asked<string, number | string>;
    free_quantity: Given<string, number | string>;
    is_restocked: Asked<boolean>;
    net_paisa: Asked<number>;
    vat_paisa: Asked<number>;
    cost_paisa: Asked<number>;
  };
  customer: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    email: Asked<string | null>;
    is_cash_customer: Given<boolean>;
    phone_number: Asked<string>;
    focal_person: Asked<string>;
    vat_pan_no: Asked<string | null>;
    is_walk_in: Given<boolean>;
    customer_group_id: Asked<number | null>;
    credit_limit_paisa: Asked<number | null>;
    credit_days: Asked<number | null>;
    province_id: Asked<number>;
    district_id: Asked<number>;
    local_body_id: Asked<number>;
    ward_no: Asked<number>;
    tole: Asked<string | null>;
    reminders: Asked<'ne' | 'en' | 'NONE' | null>;
    is_active: Given<boolean>;
    created_by: Asked<number | null>;
    created_at: Given<Date>;
    version: Given<number>;
    name_sound: Given<string>;
    called_before: Given<string>;
  };
  customer_group: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  data_download: {
    business_id: Asked<number>;
    id: Known<number>;
    file_type: Asked<'EXCEL' | 'JSON'>;
    size_bytes: Asked<number>;
    row_count: Asked<number>;
    downloaded_by: Asked<number>;
    downloaded_by_name: Asked<string>;
    downloaded_at: Given<Date>;
  };
  data_import: {
    business_id: Asked<number>;
    id: Known<number>;
    kind: Asked<'ITEM' | 'CUSTOMER' | 'VENDOR' | 'CUSTOMER_DUE' | 'VENDOR_DUE'>;
    state: Given<'STAGED' | 'COMMITTED' | 'TAKEN_BACK'>;
    file_name: Asked<string>;
    headings: Asked<string[]>;
    columns: Asked<string[]>;
    present: Given<'SKIP' | 'REFUSE'>;
    makes_missing: Given<boolean>;
    outlet_id: Asked<number | null>;
    booked_on: Asked<string | null>;
    row_count: Asked<number>;
    new_rows: Given<number>;
    present_rows: Given<number>;
    error_rows: Given<number>;
    left_out_rows: Given<number>;
    error_count: Given<number>;
    record_count: Given<number>;
    quantity: Given<string, number | string>;
    value_paisa: Given<number>;
    missing: Given<unknown, string>;
    expected_rows: Asked<number | null>;
    expected_quantity: Asked<string | null, number | string | null>;
    expected_value_paisa: Asked<number | null>;
    created_by: Asked<number | null>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    committed_at: Asked<Date | null>;
    taken_back_at: Asked<Date | null>;
    taken_back_by_name: Asked<string | null>;
    version: Given<number>;
  };
  data_import_match: {
    business_id: Asked<number>;
    id: Known<number>;
    kind: Asked<string>;
    headings: Asked<string[]>;
    columns: Asked<string[]>;
    version: Given<number>;
  };
  data_import_progress: {
    business_id: Asked<number>;
    import_id: Asked<number>;
    done: Asked<number>;
    total: Asked<number>;
    at: Given<Date>;
  };
  data_import_record: {
    business_id: Asked<number>;
    id: Known<number>;
    import_id: Asked<number>;
    kind: Asked<
      'ITEM' | 'CUSTOMER' | 'VENDOR' | 'CUSTOMER_DUE' | 'VENDOR_DUE' | 'CATEGORY' | 'BRAND' | 'UNIT' | 'ATTRIBUTE'
    >;
    record_id: Asked<number>;
  };
  data_import_row: {
    business_id: Asked<number>;
    import_id: Asked<number>;
    row_number: Asked<number>;
    cells: Asked<string[]>;
    is_left_out: Given<boolean>;
    state: Given<'NEW' | 'PRESENT' | 'ERROR' | 'LEFT_OUT'>;
    problems: Given<unknown, string>;
  };
  day_close: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    account_code: Asked<string>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    opening_paisa: Asked<number>;
    between_paisa: Asked<number>;
    received_paisa: Asked<number>;
    paid_paisa: Asked<number>;
    expected_paisa: Asked<number>;
    coins_paisa: Asked<number>;
    counted_paisa: Asked<number>;
    difference_paisa: Asked<number>;
    reason: Asked<string | null>;
    handed_to: Asked<number | null>;
    handed_to_name: Asked<string | null>;
    left_paisa: Asked<number>;
    taken_paisa: Asked<number>;
    taken_to_code: Asked<string | null>;
    remarks: Asked<string | null>;
    state: Given<'CLOSED' | 'CANCELLED'>;
    closed_by: Asked<number>;
    closed_by_name: Asked<string>;
    closed_at: Given<Date>;
    cancelled_at: Asked<Date | null>;
    cancelled_by: Asked<number | null>;
    cancelled_by_name: Asked<string | null>;
    cancel_reason: Asked<string | null>;
    version: Given<number>;
  };
  day_close_note: {
    business_id: Asked<number>;
    id: Known<number>;
    close_id: Asked<number>;
    rupees: Asked<number>;
    pieces: Asked<number>;
  };
  debit_note: {
    business_id: Asked<number>;
    id: Asked<number>;
    purchase_id: Asked<number>;
    debit_case: Asked<'RETURN' | 'PRICE' | 'DISCOUNT'>;
    vendor_number: Asked<string | null>;
    seller: Asked<unknown, string>;
    is_tax_invoice: Asked<boolean>;
    is_vat_set_off: Asked<boolean>;
    vendor_name: Asked<string>;
    vendor_name_np: Asked<string | null>;
    vendor_pan: Asked<string | null>;
    vendor_address: Asked<string>;
    vendor_address_np: Asked<string>;
    shipping_paisa: Asked<number>;
    shipping_vat_paisa: Asked<number>;
    shipping_tax_rate_hundredths: Asked<number>;
    taxable_paisa: Asked<number>;
    exempt_paisa: Asked<number>;
    zero_rated_paisa: Asked<number>;
    bill_vat_paisa: Asked<number>;
    rounding_paisa: Asked<number>;
    refund_mode: Asked<'CASH' | 'ONLINE' | 'CHEQUE' | null>;
    refund_id: Asked<number | null>;
    remarks: Asked<string | null>;
  };
  debit_note_line: {
    business_id: Asked<number>;
    id: Known<number>;
    document_id: Asked<number>;
    line_number: Asked<number>;
    purchase_line_id: Asked<number>;
    quantity: Asked<string, number | string>;
    stock_quantity: Asked<string, number | string>;
    in_stock_unit: Asked<boolean>;
    net_paisa: Asked<number>;
    vat_paisa: Asked<number>;
    cost_paisa: Asked<number>;
    landed_paisa: Asked<number>;
  };
  direct_cost: {
    business_id: Asked<number>;
    id: Asked<number>;
    purchase_id: Asked<number>;
    landing_cost_business_id: Asked<number>;
    landing_cost_id: Asked<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    allocation_method: Asked<'QUANTITY' | 'VALUE' | 'EQUAL'>;
    per_unit_paisa: Asked<number | null>;
    net_paisa: Asked<number>;
    bill_number: Asked<string | null>;
    vendor_name: Asked<string>;
    vendor_name_np: Asked<string | null>;
    vendor_pan: Asked<string>;
    is_vendor_registered: Asked<boolean>;
    remarks: Asked<string | null>;
  };
  direct_cost_share: {
    business_id: Asked<number>;
    id: Known<number>;
    direct_cost_id: Asked<number>;
    purchase_line_id: Asked<number>;
    amount_paisa: Asked<number>;
    stock_paisa: Asked<number>;
  };
  district: {
    id: Known<number>;
    province_id: Asked<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  district_month: {
    business_id: Asked<number>;
    kind: Asked<string>;
    month: Asked<string>;
    district_id: Asked<number>;
    outlet_id: Asked<number>;
    documents: Asked<number>;
    total_paisa: Asked<number>;
  };
  district_month_of_books: {
    business_id: Known<number | null>;
    kind: Known<string | null>;
    month: Known<string | null>;
    district_id: Known<number | null>;
    outlet_id: Known<number | null>;
    documents: Known<number | null>;
    total_paisa: Known<number | null>;
  };
  document: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    kind: Asked<string>;
    party_kind: Asked<string>;
    customer_id: Asked<number | null>;
    vendor_id: Asked<number | null>;
    number: Asked<string | null>;
    fiscal_year: Asked<string | null>;
    sequence: Asked<number | null>;
    counter_id: Asked<number | null>;
    vendor_bill: Asked<string | null>;
    customer_bill: Asked<string | null>;
    heading: Asked<string | null>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    due_on: Asked<string>;
    due_on_bs: Asked<string>;
    booked_on: Asked<string | null>;
    currency: Given<string>;
    foreign_total: Asked<number | null>;
    exchange_rate: Given<string, number | string>;
    total_paisa: Asked<number>;
    vat_paisa: Given<number>;
    paid_paisa: Given<number>;
    state: Asked<'DRAFT' | 'FINAL' | 'CANCELLED'>;
    issued_at: Asked<Date | null>;
    cancelled_at: Asked<Date | null>;
    cancelled_by: Asked<number | null>;
    cancelled_by_name: Asked<string | null>;
    cancel_reason: Asked<string | null>;
    entry_id: Asked<number | null>;
    issue_key: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  document_credit: {
    business_id: Asked<number>;
    id: Known<number>;
    source_id: Asked<number | null>;
    voucher_id: Asked<number | null>;
    document_id: Asked<number | null>;
    amount_paisa: Asked<number>;
    credited_on: Asked<string>;
  };
  document_due: {
    business_id: Known<number | null>;
    id: Known<number | null>;
    outlet_id: Known<number | null>;
    kind: Known<string | null>;
    party_kind: Known<string | null>;
    customer_id: Known<number | null>;
    vendor_id: Known<number | null>;
    number: Known<string | null>;
    fiscal_year: Known<string | null>;
    sequence: Known<number | null>;
    counter_id: Known<number | null>;
    vendor_bill: Known<string | null>;
    customer_bill: Known<string | null>;
    heading: Known<string | null>;
    dated_on: Known<string | null>;
    dated_on_bs: Known<string | null>;
    due_on: Known<string | null>;
    due_on_bs: Known<string | null>;
    booked_on: Known<string | null>;
    currency: Known<string | null>;
    foreign_total: Known<number | null>;
    exchange_rate: Known<string | null>;
    total_paisa: Known<number | null>;
    vat_paisa: Known<number | null>;
    paid_paisa: Known<number | null>;
    state: Known<string | null>;
    issued_at: Known<Date | null>;
    cancelled_at: Known<Date | null>;
    cancelled_by: Known<number | null>;
    cancelled_by_name: Known<string | null>;
    cancel_reason: Known<string | null>;
    entry_id: Known<number | null>;
    issue_key: Known<string | null>;
    created_by: Known<number | null>;
    created_by_name: Known<string | null>;
    created_at: Known<Date | null>;
    version: Known<number | null>;
    due_paisa: Known<number | null>;
    owed_paisa: Known<number | null>;
  };
  document_kind: {
    code: Asked<string>;
    party_kind: Asked<'customer' | 'vendor'>;
    settled_by: Asked<'RECEIVED' | 'PAID'>;
    is_by_day: Given<boolean>;
  };
  due_day: {
    business_id: Asked<number>;
    kind: Asked<string>;
    due_on: Asked<string>;
    outlet_id: Asked<number>;
    documents: Asked<number>;
    owed_paisa: Asked<number>;
  };
  due_day_of_books: {
    business_id: Known<number | null>;
    kind: Known<string | null>;
    due_on: Known<string | null>;
    outlet_id: Known<number | null>;
    documents: Known<number | null>;
    owed_paisa: Known<number | null>;
  };
  email_setup: {
    id: Known<number>;
    email: Asked<string>;
    host: Asked<string>;
    port: Asked<number>;
    protocol: Asked<'SSL' | 'STARTTLS' | 'NONE'>;
    secrets: Asked<Buffer | null>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  expense: {
    business_id: Asked<number>;
    id: Asked<number>;
    category_id: Asked<number>;
    bill_number: Asked<string | null>;
    vendor_name: Asked<string>;
    vendor_name_np: Asked<string | null>;
    vendor_pan: Asked<string>;
    is_vendor_registered: Asked<boolean>;
    description: Asked<string | null>;
  };
  health_trial: {
    id: Asked<string>;
  };
  idempotency: {
    business_id: Asked<number>;
    user_id: Asked<number>;
    key: Asked<string>;
    call: Asked<string>;
    request_hash: Asked<Buffer>;
    answer: Asked<unknown, string | null>;
    created_at: Given<Date>;
  };
  income: {
    business_id: Asked<number>;
    id: Asked<number>;
    category_id: Asked<number>;
    description: Asked<string | null>;
  };
  invoice: {
    business_id: Asked<number>;
    id: Asked<number>;
    is_tax_invoice: Asked<boolean>;
    seller: Asked<unknown, string>;
    customer_name: Asked<string>;
    customer_name_np: Asked<string | null>;
    customer_pan: Asked<string | null>;
    customer_phone: Asked<string | null>;
    customer_address: Asked<string>;
    customer_address_np: Asked<string>;
    payment_mode: Asked<'CASH' | 'ONLINE' | 'CHEQUE' | 'CREDIT' | 'MIXED'>;
    tendered_paisa: Asked<number | null>;
    receipt_id: Asked<number | null>;
    discount_type: Asked<'1' | '2'>;
    discount_value: Asked<number>;
    quantity: Asked<string, number | string>;
    sub_total_paisa: Asked<number>;
    line_discount_paisa: Asked<number>;
    discount_paisa: Asked<number>;
    shipping_paisa: Asked<number>;
    taxable_paisa: Asked<number>;
    exempt_paisa: Asked<number>;
    zero_rated_paisa: Asked<number>;
    rounding_paisa: Asked<number>;
    remarks: Asked<string | null>;
    terms: Given<unknown, string>;
    print_count: Given<number>;
    shared_at: Asked<Date | null>;
    destination: Asked<'LOCAL' | 'EXPORT'>;
    declaration_number: Asked<string | null>;
    declared_on: Asked<string | null>;
    declared_on_bs: Asked<string | null>;
    country_id: Asked<number | null>;
    country_name: Asked<string | null>;
    country_name_np: Asked<string | null>;
    credit_rule: Asked<'WARN' | 'STOP' | null>;
    credit_limit_paisa: Asked<number | null>;
    credit_owed_paisa: Asked<number | null>;
    credit_days: Asked<number | null>;
    credit_late_days: Asked<number | null>;
    credit_passed_by: Asked<number | null>;
    credit_passed_by_name: Asked<string | null>;
    credit_reason: Asked<string | null>;
    drafted_by: Asked<number | null>;
    approval: Asked<'APPROVED' | 'REJECTED' | null>;
    approval_by: Asked<number | null>;
    approval_by_name: Asked<string | null>;
    approval_at: Asked<Date | null>;
    approval_remarks: Asked<string | null>;
  };
  invoice_discrepancy: {
    business_id: Asked<number>;
    id: Known<number>;
    invoice_id: Asked<number>;
    reason: Asked<'QUANTITY' | 'PRICE' | 'DAMAGED' | 'TAX' | 'OTHER'>;
    amount_paisa: Asked<number>;
    remarks: Asked<string | null>;
    reported_by: Asked<number>;
    reported_by_name: Asked<string>;
    reported_at: Given<Date>;
    resolution: Asked<string | null>;
    resolved_by: Asked<number | null>;
    resolved_by_name: Asked<string | null>;
    resolved_at: Asked<Date | null>;
    version: Given<number>;
  };
  invoice_line: {
    business_id: Asked<number>;
    id: Known<number>;
    invoice_id: Asked<number>;
    line_number: Asked<number>;
    item_variant_id: Asked<number | null>;
    service_id: Asked<number | null>;
    code: Asked<string>;
    particulars: Asked<string>;
    particulars_np: Asked<string | null>;
    brand: Asked<string | null>;
    brand_np: Asked<string | null>;
    hs_code: Asked<string | null>;
    unit_business_id: Asked<number | null>;
    unit_id: Asked<number | null>;
    unit_own: Asked<string | null, number | string | null>;
    unit_per: Asked<string | null, number | string | null>;
    unit: Asked<string>;
    unit_np: Asked<string | null>;
    quantity: Asked<string, number | string>;
    free_quantity: Given<string, number | string>;
    stock_quantity: Asked<string, number | string>;
    stock_unit: Asked<string | null>;
    stock_unit_np: Asked<string | null>;
    rate_paisa: Asked<number>;
    vat_included: Asked<boolean>;
    tax_code: Asked<'TAXABLE' | 'EXEMPT' | 'ZERO_RATED'>;
    tax_rate_hundredths: Asked<number>;
    discount_type: Asked<'1' | '2'>;
    discount_value: Asked<number>;
    discount_paisa: Asked<number>;
    net_paisa: Asked<number>;
    document_discount_paisa: Asked<number>;
    vat_paisa: Asked<number>;
    customer_id: Asked<number>;
    price_list_id: Asked<number | null>;
    price_list_name: Asked<string | null>;
    price_list_name_np: Asked<string | null>;
    price_list_from_quantity: Asked<string | null, number | string | null>;
    batch_id: Asked<number | null>;
    remarks: Asked<string | null>;
  };
  invoice_print: {
    business_id: Asked<number>;
    id: Known<number>;
    invoice_id: Asked<number>;
    copy_number: Asked<number>;
    paper: Asked<string>;
    printed_by: Asked<number>;
    printed_by_name: Asked<string>;
    printed_at: Given<Date>;
  };
  item: {
    business_id: Asked<number>;
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    hs_code: Asked<string | null>;
    category_business_id: Asked<number>;
    category_id: Asked<number>;
    sub_category_business_id: Asked<number | null>;
    sub_category_id: Asked<number | null>;
    brand_business_id: Asked<number | null>;
    brand_id: Asked<number | null>;
    size: Asked<string | null>;
    model: Asked<string | null>;
    unit_business_id: Asked<number>;
    unit_id: Asked<number>;
    purchase_unit_business_id: Asked<number | null>;
    purchase_unit_id: Asked<number | null>;
    purchase_unit_conversion: Asked<string | null, number | string | null>;
    sales_unit_business_id: Asked<number | null>;
    sales_unit_id: Asked<number | null>;
    sales_unit_conversion: Asked<string | null, number | string | null>;
    purchase_date: Asked<string | null>;
    purchase_date_bs: Asked<string | null>;
    taxable: Asked<boolean>;
    tax_rate_id: Asked<number | null>;
    has_variants: Given<boolean>;
    keeps_batches: Given<boolean>;
    reorder_point: Asked<string | null, number | string | null>;
    reorder_quantity: Asked<string | null, number | string | null>;
    lead_days: Asked<number | null>;
    shareable: Given<boolean>;
    is_price_shareable: Given<boolean>;
    description: Asked<string | null>;
    is_active: Given<boolean>;
    created_by: Asked<number | null>;
    created_at: Given<Date>;
    version: Given<number>;
    name_sound: Given<string>;
  };
  item_attribute_value: {
    business_id: Asked<number>;
    id: Known<number>;
    item_id: Asked<number>;
    value_business_id: Asked<number>;
    attribute_id: Asked<number>;
    attribute_value_id: Asked<number>;
    order_number: Asked<number>;
  };
  item_batch: {
    business_id: Asked<number>;
    id: Known<number>;
    item_variant_id: Asked<number>;
    number: Asked<string | null>;
    expires_on: Asked<string | null>;
  };
  item_category: {
    business_id: Asked<number>;
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    parent_business_id: Asked<number | null>;
    parent_id: Asked<number | null>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  item_share: {
    business_id: Asked<number>;
    id: Known<number>;
    item_id: Asked<number>;
    shareable_id: Given<string>;
    code: Given<string>;
  };
  item_variant: {
    business_id: Asked<number>;
    id: Known<number>;
    item_id: Asked<number>;
    combination: Given<string>;
    is_default: Given<boolean>;
    attribute_value: Asked<string | null>;
    attribute_value_np: Asked<string | null>;
    sku: Asked<string | null>;
    barcode: Asked<string | null>;
    purchase_price_paisa: Asked<number | null>;
    selling_price_paisa: Asked<number>;
    mrp_paisa: Asked<number | null>;
    vat_included: Given<boolean>;
    is_active: Given<boolean>;
    version: Given<number>;
    value_sound: Given<string | null>;
  };
  item_variant_value: {
    business_id: Asked<number>;
    id: Known<number>;
    item_id: Asked<number>;
    item_variant_id: Asked<number>;
    value_business_id: Asked<number>;
    attribute_id: Asked<number>;
    attribute_value_id: Asked<number>;
  };
  joined_sign_in: {
    user_id: Asked<number>;
    with_id: Asked<number>;
    seal: Asked<Buffer>;
    is_broken: Given<boolean>;
    joined_at: Asked<Date>;
    last_switched_at: Asked<Date | null>;
  };
  journal_entry: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    fiscal_year: Asked<string>;
    kind: Asked<string>;
    source_kind: Asked<string>;
    source_id: Asked<number>;
    source_version: Asked<number | null>;
    posting_date: Asked<string>;
    posting_date_bs: Asked<string>;
    narration: Asked<string | null>;
    reverses_id: Asked<number | null>;
    adjusts_id: Asked<number | null>;
    created_by: Asked<number | null>;
    created_at: Given<Date>;
  };
  journal_line: {
    business_id: Asked<number>;
    id: Known<number>;
    entry_id: Asked<number>;
    line_number: Asked<number>;
    posting_date: Asked<string>;
    account_code: Asked<string>;
    customer_id: Asked<number | null>;
    vendor_id: Asked<number | null>;
    category_id: Asked<number | null>;
    item_variant_id: Asked<number | null>;
    outlet_id: Asked<number>;
    tax_code: Asked<'TAXABLE' | 'EXEMPT' | 'ZERO_RATED' | null>;
    tax_rate_hundredths: Asked<number | null>;
    debit_paisa: Asked<number>;
    credit_paisa: Asked<number>;
  };
  known_device: {
    user_id: Asked<number>;
    device_hash: Asked<Buffer>;
    last_used_at: Asked<Date>;
  };
  landing_cost: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    allocation_method: Asked<'QUANTITY' | 'VALUE' | 'EQUAL'>;
    per_unit_cost_paisa: Asked<number | null>;
    total_cost_paisa: Asked<number | null>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  loan: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    lender: Asked<string>;
    account_code: Asked<string>;
    interest_account_code: Asked<string>;
    interest_category_id: Asked<number | null>;
    amount_paisa: Asked<number>;
    from_on: Asked<string>;
    from_on_bs: Asked<string>;
    rate_hundredths: Asked<number>;
    way: Asked<'EQUAL_INSTALMENTS' | 'EQUAL_PRINCIPAL' | 'INTEREST_ONLY'>;
    every: Asked<'MONTHLY' | 'QUARTERLY' | 'HALF_YEARLY' | 'YEARLY'>;
    due_on: Asked<string>;
    due_on_bs: Asked<string>;
    due_after: Asked<number>;
    due_again: Given<string[]>;
    instalment_count: Asked<number>;
    note: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  loan_payment: {
    business_id: Asked<number>;
    id: Known<number>;
    loan_id: Asked<number>;
    outlet_id: Asked<number>;
    place: Asked<number>;
    due_on: Asked<string | null>;
    passed_on: Given<string[]>;
    principal_paisa: Asked<number>;
    interest_paisa: Asked<number>;
    charges_paisa: Asked<number>;
    voucher_id: Asked<number>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
  };
  local_body: {
    id: Known<number>;
    district_id: Asked<number>;
    local_body_type_id: Asked<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    total_wards: Asked<number>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  local_body_type: {
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  module: {
    id: Known<number>;
    parent_id: Asked<number | null>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    audience: Asked<'BUSINESS' | 'PLATFORM' | 'BOTH'>;
    screen_url: Asked<string | null>;
    icon_name: Asked<string | null>;
    order_number: Asked<number>;
    hidden: Given<boolean>;
    configurable: Given<boolean>;
    privileges: Given<('create' | 'read' | 'update' | 'delete' | 'approve' | 'report')[]>;
    icon_class: Asked<string | null>;
    resource_name: Asked<string | null>;
    url: Asked<string | null>;
    http_method: Asked<'GET' | 'POST' | 'PUT' | 'DELETE' | null>;
    is_built_in: Given<boolean>;
    version: Given<number>;
  };
  notice: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number | null>;
    kind: Asked<
      | 'DUE_TODAY'
      | 'OVERDUE'
      | 'CHEQUE_DUE'
      | 'PROMISE_TODAY'
      | 'PROMISE_BROKEN'
      | 'VAT_DUE'
      | 'VAT_UNPAID'
      | 'TDS_DUE'
      | 'LOW_STOCK'
      | 'APPROVAL'
      | 'MESSAGE_FAILED'
      | 'SCHEDULE_STOPPED'
      | 'REPORT_FAILED'
      | 'IMPORT_FAILED'
      | 'CBMS_STOPPED'
      | 'CBMS_FAILED'
      | 'RIGHTS_ENDING'
      | 'OWN_RIGHTS_ENDING'
      | 'YEAR_ENDING'
      | 'QUESTION'
      | 'ANSWER'
      | 'COUNTER_REFUSED'
      | 'COUNTER_FROZEN'
    >;
    subject: Given<string>;
    record_id: Given<number>;
    needs: Asked<string | null>;
    for_user: Asked<number | null>;
    made_by: Asked<number | null>;
    begun_by: Asked<number | null>;
    name: Asked<string | null>;
    name_np: Asked<string | null>;
    count: Asked<number | null>;
    amount_paisa: Asked<number | null>;
    told_on: Asked<string>;
    written_at: Asked<Date>;
  };
  notice_choice: {
    business_id: Asked<number>;
    user_id: Asked<number>;
    without_bell: Asked<string[]>;
    by_email: Asked<string[]>;
    by_sms: Asked<string[]>;
    language: Asked<'ne' | 'en'>;
    version: Given<number>;
  };
  notice_delivery: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number | null>;
    user_id: Asked<number>;
    way: Asked<'EMAIL' | 'SMS'>;
    recipient: Asked<string>;
    notice_id: Asked<number | null>;
    told_on: Asked<string | null>;
    written_at: Asked<Date>;
  };
  notice_look: {
    business_id: Asked<number>;
    looked_on: Asked<string>;
  };
  notice_read: {
    business_id: Asked<number>;
    user_id: Asked<number>;
    notice_id: Asked<number>;
  };
  number_series: {
    business_id: Asked<number>;
    outlet_id: Asked<number>;
    kind: Asked<string>;
    fiscal_year: Asked<string>;
    last_number: Given<number>;
  };
  opening_day: {
    business_id: Known<number | null>;
    day: Known<string | null>;
    outlet_id: Known<number | null>;
    account_code: Known<string | null>;
    source_kind: Known<string | null>;
    paisa: Known<number | null>;
  };
  opening_due: {
    business_id: Asked<number>;
    id: Asked<number>;
    description: Asked<string | null>;
  };
  otp: {
    id: Asked<string>;
    subject: Asked<string>;
    mobile_number: Asked<string | null>;
    account_id: Asked<number | null>;
    asked_from: Asked<string | null>;
    purpose: Asked<'SIGN_UP' | 'LOGIN' | 'RESET' | 'MOBILE'>;
    code_hmac: Asked<Buffer>;
    console_code: Asked<string | null>;
    tries: Given<number>;
    created_at: Given<Date>;
    expires_at: Asked<Date>;
    used_at: Asked<Date | null>;
  };
  otp_ticket: {
    ticket_hash: Asked<Buffer>;
    mobile_number: Asked<string | null>;
    account_id: Asked<number | null>;
    purpose: Asked<string>;
    way: Asked<string | null>;
    expires_at: Asked<Date>;
    used_at: Asked<Date | null>;
  };
  outlet: {
    business_id: Asked<number>;
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    address_type_id: Asked<number | null>;
    phone: Asked<string | null>;
    phone2: Asked<string | null>;
    email: Asked<string | null>;
    email2: Asked<string | null>;
    province_id: Asked<number | null>;
    district_id: Asked<number | null>;
    local_body_id: Asked<number | null>;
    ward_no: Asked<number | null>;
    tole: Asked<string | null>;
    google_code: Asked<string | null>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  own_barcode_series: {
    business_id: Asked<number>;
    id: Known<number>;
    last_number: Asked<number>;
  };
  paid_at_issue: {
    business_id: Known<number | null>;
    document_id: Known<number | null>;
    settlement_id: Known<number | null>;
  };
  paper_link: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    document_id: Asked<number | null>;
    quotation_id: Asked<number | null>;
    public_id: Given<string>;
    code: Given<string>;
    is_open: Given<boolean>;
    made_at: Given<Date>;
  };
  paper_message: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number | null>;
    sharing_id: Asked<number | null>;
    reminder_id: Asked<number | null>;
    report_delivery_id: Asked<number | null>;
    notice_delivery_id: Asked<number | null>;
    language: Asked<'ne' | 'en'>;
    note: Asked<string | null>;
    state: Given<'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'CANCELLED'>;
    tries: Given<number>;
    due_at: Asked<Date | null>;
    failure: Asked<
      | 'NO_SERVICE'
      | 'NO_RECIPIENT'
      | 'REFUSED'
      | 'UNREACHABLE'
      | 'UNKNOWN'
      | 'WITHDRAWN'
      | 'NO_ADDRESS'
      | 'SETTLED'
      | 'UNWANTED'
      | 'STOPPED'
      | 'NO_RIGHT'
      | 'NO_ROWS'
      | 'SAMPLE_BUSINESS'
      | 'TOO_LARGE'
      | 'OTHER'
      | null
    >;
    message_key: Given<string>;
    said: Asked<string | null>;
    written_at: Given<Date>;
    settled_at: Asked<Date | null>;
    version: Given<number>;
  };
  paper_sharing: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    document_id: Asked<number | null>;
    quotation_id: Asked<number | null>;
    way: Asked<'LINK' | 'WHATSAPP' | 'EMAIL' | 'SMS'>;
    recipient: Asked<string | null>;
    shared_by: Asked<number>;
    shared_by_name: Asked<string>;
    shared_at: Given<Date>;
  };
  party_balance: {
    business_id: Asked<number>;
    account_code: Asked<string>;
    party_id: Asked<number>;
    outlet_id: Asked<number>;
    balance_paisa: Asked<number>;
    owed_paisa: Given<number>;
  };
  party_balance_of_books: {
    business_id: Known<number | null>;
    account_code: Known<string | null>;
    party_id: Known<number | null>;
    outlet_id: Known<number | null>;
    balance_paisa: Known<number | null>;
  };
  party_month: {
    business_id: Asked<number>;
    account_code: Asked<string>;
    party_id: Asked<number>;
    month: Asked<string>;
    outlet_id: Asked<number>;
    debit_paisa: Asked<number>;
    credit_paisa: Asked<number>;
  };
  party_month_of_books: {
    business_id: Known<number | null>;
    account_code: Known<string | null>;
    party_id: Known<number | null>;
    month: Known<string | null>;
    outlet_id: Known<number | null>;
    debit_paisa: Known<number | null>;
    credit_paisa: Known<number | null>;
  };
  passkey: {
    id: Known<number>;
    user_id: Asked<number>;
    name: Asked<string>;
    credential_id: Asked<string>;
    public_key: Asked<Buffer>;
    sign_count: Asked<number>;
    transports: Asked<string[]>;
    added_at: Asked<Date>;
    last_used_at: Asked<Date | null>;
  };
  payment: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    settlement_id: Asked<number>;
    customer_id: Asked<number | null>;
    vendor_id: Asked<number | null>;
    mode: Asked<'CASH' | 'ONLINE' | 'CHEQUE' | 'ADVANCE' | 'TDS'>;
    account_code: Asked<string | null>;
    amount_paisa: Asked<number>;
    paid_on: Asked<string>;
    paid_on_bs: Asked<string>;
    entry_id: Asked<number>;
    reversal_entry_id: Asked<number | null>;
    received_by: Asked<number>;
    received_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  payment_allocation: {
    business_id: Asked<number>;
    id: Known<number>;
    payment_id: Asked<number>;
    document_id: Asked<number>;
    amount_paisa: Asked<number>;
    allocated_on: Asked<string>;
  };
  payment_promise: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number | null>;
    customer_id: Asked<number>;
    promised_on: Asked<string>;
    promised_on_bs: Asked<string>;
    amount_paisa: Asked<number | null>;
    due_paisa: Asked<number>;
    note: Asked<string | null>;
    taken_on: Asked<string>;
    after_settlement: Asked<number>;
    after_entry: Asked<number>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    ended: Asked<'REPLACED' | 'WITHDRAWN' | null>;
    ended_on: Asked<string | null>;
    ended_at: Asked<Date | null>;
    ended_by: Asked<number | null>;
    ended_by_name: Asked<string | null>;
    version: Given<number>;
  };
  payment_tds: {
    business_id: Asked<number>;
    id: Known<number>;
    payment_id: Asked<number>;
    direction: Asked<'RECEIVED' | 'PAID'>;
    customer_id: Asked<number | null>;
    vendor_id: Asked<number | null>;
    nature: Asked<string>;
    rate_hundredths: Asked<number | null>;
    base_paisa: Asked<number>;
    portal_type: Asked<number | null>;
    certificate_number: Asked<string | null>;
    certificate_on: Asked<string | null>;
    posted_on: Asked<string>;
    reversed_on: Asked<string | null>;
    version: Given<number>;
  };
  period_lock: {
    business_id: Asked<number>;
    id: Known<number>;
    scope: Asked<'ALL' | 'VAT'>;
    sequence: Asked<number>;
    action: Asked<'LOCK' | 'UNLOCK'>;
    through_day: Asked<string | null>;
    reason: Asked<string>;
    locked_by: Asked<number>;
    locked_by_name: Asked<string>;
    locked_at: Given<Date>;
  };
  period_lock_in_force: {
    business_id: Known<number | null>;
    id: Known<number | null>;
    scope: Known<string | null>;
    sequence: Known<number | null>;
    action: Known<string | null>;
    through_day: Known<string | null>;
    reason: Known<string | null>;
    locked_by: Known<number | null>;
    locked_by_name: Known<string | null>;
    locked_at: Known<Date | null>;
  };
  prepaid: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    account_code: Asked<string>;
    category_id: Asked<number | null>;
    amount_paisa: Asked<number>;
    first_month: Asked<string>;
    last_month: Asked<string>;
    month_count: Asked<number>;
    note: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  prepaid_part: {
    business_id: Asked<number>;
    id: Known<number>;
    prepaid_id: Asked<number>;
    outlet_id: Asked<number>;
    place: Asked<number>;
    month: Asked<string>;
    amount_paisa: Asked<number>;
    voucher_id: Asked<number>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
  };
  price_list: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    audience: Asked<'CUSTOMERS' | 'GROUPS' | 'EVERYBODY'>;
    from_day: Asked<string | null>;
    till_day: Asked<string | null>;
    discount_hundredths: Asked<number | null>;
    remarks: Asked<string | null>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  price_list_customer: {
    business_id: Asked<number>;
    id: Known<number>;
    price_list_id: Asked<number>;
    customer_id: Asked<number>;
  };
  price_list_group: {
    business_id: Asked<number>;
    id: Known<number>;
    price_list_id: Asked<number>;
    customer_group_id: Asked<number>;
  };
  price_list_line: {
    business_id: Asked<number>;
    id: Known<number>;
    price_list_id: Asked<number>;
    item_variant_id: Asked<number>;
    from_quantity: Given<string, number | string>;
    price_paisa: Asked<number>;
    vat_included: Asked<boolean>;
  };
  province: {
    id: Known<number>;
    country_id: Asked<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  purchase: {
    business_id: Asked<number>;
    id: Asked<number>;
    bill_number: Asked<string | null>;
    is_tax_invoice: Asked<boolean>;
    is_vat_set_off: Asked<boolean>;
    origin: Asked<'LOCAL' | 'IMPORT'>;
    declaration_number: Asked<string | null>;
    declared_on: Asked<string | null>;
    declared_on_bs: Asked<string | null>;
    country_id: Asked<number | null>;
    vendor_name: Asked<string>;
    vendor_name_np: Asked<string | null>;
    vendor_pan: Asked<string | null>;
    vendor_address: Asked<string>;
    vendor_address_np: Asked<string>;
    rates_include_vat: Asked<boolean>;
    discount_type: Asked<'1' | '2'>;
    discount_value: Asked<number>;
    quantity: Asked<string, number | string>;
    sub_total_paisa: Asked<number>;
    line_discount_paisa: Asked<number>;
    discount_paisa: Asked<number>;
    shipping_paisa: Asked<number>;
    taxable_paisa: Asked<number>;
    exempt_paisa: Asked<number>;
    zero_rated_paisa: Asked<number>;
    bill_vat_paisa: Asked<number>;
    rounding_paisa: Asked<number>;
    remarks: Asked<string | null>;
  };
  purchase_line: {
    business_id: Asked<number>;
    id: Known<number>;
    document_id: Asked<number>;
    line_number: Asked<number>;
    item_variant_id: Asked<number | null>;
    service_id: Asked<number | null>;
    code: Asked<string>;
    particulars: Asked<string>;
    particulars_np: Asked<string | null>;
    brand: Asked<string | null>;
    brand_np: Asked<string | null>;
    hs_code: Asked<string | null>;
    unit_business_id: Asked<number | null>;
    unit_id: Asked<number | null>;
    unit: Asked<string>;
    unit_np: Asked<string | null>;
    quantity: Asked<string, number | string>;
    stock_quantity: Asked<string, number | string>;
    stock_unit: Asked<string | null>;
    stock_unit_np: Asked<string | null>;
    rate_paisa: Asked<number>;
    vat_included: Asked<boolean>;
    tax_code: Asked<'TAXABLE' | 'EXEMPT' | 'ZERO_RATED'>;
    tax_rate_hundredths: Asked<number>;
    discount_type: Asked<'1' | '2'>;
    discount_value: Asked<number>;
    discount_paisa: Asked<number>;
    net_paisa: Asked<number>;
    document_discount_paisa: Asked<number>;
    vat_paisa: Asked<number>;
    is_taxable: Asked<boolean>;
    is_capital: Asked<boolean>;
    category_id: Asked<number | null>;
    cost_paisa: Asked<number>;
    batch_number: Asked<string | null>;
    batch_expires_on: Asked<string | null>;
    remarks: Asked<string | null>;
  };
  quotation: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    customer_id: Asked<number>;
    number: Asked<string | null>;
    fiscal_year: Asked<string | null>;
    sequence: Asked<number | null>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    due_on: Asked<string>;
    due_on_bs: Asked<string>;
    state: Given<'DRAFT' | 'PUBLISHED' | 'ACCEPTED' | 'REJECTED' | 'CONVERTED'>;
    published_at: Asked<Date | null>;
    answered_at: Asked<Date | null>;
    answered_by: Asked<number | null>;
    answered_by_name: Asked<string | null>;
    answer_remarks: Asked<string | null>;
    issue_key: Asked<string | null>;
    total_paisa: Asked<number>;
    vat_paisa: Asked<number>;
    is_tax_invoice: Asked<boolean>;
    seller: Asked<unknown, string>;
    customer_name: Asked<string>;
    customer_name_np: Asked<string | null>;
    customer_pan: Asked<string | null>;
    customer_phone: Asked<string | null>;
    customer_address: Asked<string>;
    customer_address_np: Asked<string>;
    discount_type: Asked<'1' | '2'>;
    discount_value: Asked<number>;
    quantity: Asked<string, number | string>;
    sub_total_paisa: Asked<number>;
    line_discount_paisa: Asked<number>;
    discount_paisa: Asked<number>;
    shipping_paisa: Asked<number>;
    taxable_paisa: Asked<number>;
    exempt_paisa: Asked<number>;
    zero_rated_paisa: Asked<number>;
    rounding_paisa: Asked<number>;
    remarks: Asked<string | null>;
    terms: Given<unknown, string>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
    drafted_by: Asked<number | null>;
    approval: Asked<'APPROVED' | 'REJECTED' | null>;
    approval_by: Asked<number | null>;
    approval_by_name: Asked<string | null>;
    approval_at: Asked<Date | null>;
    approval_remarks: Asked<string | null>;
  };
  quotation_conversion: {
    business_id: Asked<number>;
    id: Known<number>;
    quotation_id: Asked<number>;
    quotation_line_id: Asked<number>;
    invoice_id: Asked<number>;
    has_shipping: Asked<boolean>;
  };
  quotation_line: {
    business_id: Asked<number>;
    id: Known<number>;
    quotation_id: Asked<number>;
    line_number: Asked<number>;
    item_variant_id: Asked<number | null>;
    service_id: Asked<number | null>;
    code: Asked<string>;
    particulars: Asked<string>;
    particulars_np: Asked<string | null>;
    brand: Asked<string | null>;
    brand_np: Asked<string | null>;
    hs_code: Asked<string | null>;
    unit_business_id: Asked<number | null>;
    unit_id: Asked<number | null>;
    unit_own: Asked<string | null, number | string | null>;
    unit_per: Asked<string | null, number | string | null>;
    unit: Asked<string>;
    unit_np: Asked<string | null>;
    quantity: Asked<string, number | string>;
    free_quantity: Given<string, number | string>;
    stock_quantity: Asked<string, number | string>;
    stock_unit: Asked<string | null>;
    stock_unit_np: Asked<string | null>;
    rate_paisa: Asked<number>;
    price_paisa: Asked<number>;
    vat_included: Asked<boolean>;
    tax_code: Asked<'TAXABLE' | 'EXEMPT' | 'ZERO_RATED'>;
    tax_rate_hundredths: Asked<number>;
    discount_type: Asked<'1' | '2'>;
    discount_value: Asked<number>;
    discount_paisa: Asked<number>;
    net_paisa: Asked<number>;
    document_discount_paisa: Asked<number>;
    vat_paisa: Asked<number>;
    remarks: Asked<string | null>;
  };
  record_comment: {
    business_id: Asked<number>;
    id: Known<number>;
    kind: Asked<string>;
    record_id: Asked<number>;
    text: Asked<string>;
    question: Asked<'OPEN' | 'ANSWERED' | 'CLOSED' | null>;
    asked_user_id: Asked<number | null>;
    asked_user_name: Asked<string | null>;
    answers: Asked<number | null>;
    written_by: Asked<number>;
    written_by_name: Asked<string>;
    written_at: Given<Date>;
  };
  recovery_code: {
    user_id: Asked<number>;
    code_hmac: Asked<Buffer>;
    used_at: Asked<Date | null>;
  };
  recurring: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    name: Asked<string>;
    kind: Asked<string>;
    document_id: Asked<number | null>;
    voucher_id: Asked<number | null>;
    unit: Asked<'MONTH' | 'WEEK'>;
    every: Asked<number>;
    first_on: Asked<string>;
    first_on_bs: Asked<string>;
    day_of_month: Asked<number | null>;
    last_on: Asked<string | null>;
    last_on_bs: Asked<string | null>;
    is_automatic: Given<boolean>;
    is_active: Given<boolean>;
    next_on: Asked<string | null>;
    written_by: Asked<number>;
    written_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  recurring_period: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    recurring_id: Asked<number>;
    period: Asked<string>;
    due_on: Asked<string>;
    due_on_bs: Asked<string>;
    state: Asked<'DUE' | 'MADE' | 'ISSUING' | 'FAILED' | 'SKIPPED'>;
    document_id: Asked<number | null>;
    voucher_id: Asked<number | null>;
    failure: Asked<string | null>;
    failure_np: Asked<string | null>;
    made_at: Given<Date>;
    version: Given<number>;
  };
  reference_edition: {
    name: Asked<string>;
    checksum: Asked<string>;
    loaded_at: Given<Date>;
  };
  refresh_token: {
    token_hash: Asked<Buffer>;
    session_id: Asked<string>;
    created_at: Given<Date>;
    used_at: Asked<Date | null>;
  };
  reminder: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number | null>;
    customer_id: Asked<number>;
    document_id: Asked<number | null>;
    kind: Asked<'HAND' | 'RULE' | 'STATEMENT'>;
    offset_days: Asked<number | null>;
    period: Asked<string | null>;
    way: Asked<'EMAIL' | 'SMS' | 'WHATSAPP'>;
    recipient: Asked<string>;
    due_paisa: Asked<number | null>;
    said: Asked<string | null>;
    reminded_by: Asked<number | null>;
    reminded_by_name: Asked<string | null>;
    reminded_at: Given<Date>;
  };
  reminder_rule: {
    business_id: Asked<number>;
    id: Known<number>;
    is_active: Given<boolean>;
    days_before: Asked<number[]>;
    days_after: Asked<number[]>;
    ways: Asked<'SMS_EMAIL' | 'EMAIL_SMS' | 'SMS' | 'EMAIL'>;
    language: Asked<'ne' | 'en'>;
    hour: Asked<number>;
    sends_statements: Given<boolean>;
    looked_on: Asked<string>;
    statements_to: Asked<string>;
    written_by: Asked<number>;
    written_by_name: Asked<string>;
    version: Given<number>;
  };
  reminder_turn: {
    business_id: Asked<number>;
    customer_id: Asked<number>;
    reminder_id: Asked<number | null>;
    reminded_at: Asked<Date>;
  };
  report_delivery: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number | null>;
    schedule_id: Asked<number>;
    kind: Asked<'SCHEDULE' | 'HAND'>;
    due_on: Asked<string>;
    recipient: Asked<string>;
    sent_by: Asked<number | null>;
    sent_by_name: Asked<string | null>;
    written_at: Given<Date>;
  };
  report_file: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number | null>;
    user_id: Asked<number>;
    report: Asked<string>;
    asked: Asked<unknown, string>;
    asked_hash: Asked<Buffer>;
    from_on: Asked<string>;
    to_on: Asked<string>;
    file_type: Asked<'PDF' | 'EXCEL' | 'ZIP'>;
    language: Asked<'ne' | 'en'>;
    is_of_changes: Asked<boolean>;
    state: Given<'WAITING' | 'MAKING' | 'READY' | 'FAILED' | 'CANCELLED'>;
    failure: Asked<
      | 'USER_INACTIVE'
      | 'NO_RIGHT'
      | 'NO_OUTLET'
      | 'FILTER_WRONG'
      | 'NO_ROWS'
      | 'TOO_LONG'
      | 'TOO_LONG_FOR_PDF'
      | 'OTHER'
      | null
    >;
    tries: Given<number>;
    due_at: Asked<Date | null>;
    rows_done: Given<number>;
    rows_total: Asked<number | null>;
    shows_cost: Given<boolean>;
    needs: Given<string[]>;
    file_name: Asked<string | null>;
    content_type: Asked<string | null>;
    size_bytes: Asked<number | null>;
    begun_at: Asked<Date>;
    settled_at: Asked<Date | null>;
    expires_at: Asked<Date | null>;
  };
  report_file_piece: {
    business_id: Asked<number>;
    file_id: Asked<number>;
    position: Asked<number>;
    content: Asked<Buffer>;
  };
  report_schedule: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number | null>;
    saved_report_id: Asked<number | null>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    report: Asked<string>;
    kept_by: Asked<number>;
    kept_by_name: Asked<string>;
    frequency: Asked<'DAILY' | 'WEEKLY' | 'MONTHLY'>;
    weekday: Asked<'SUNDAY' | 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | null>;
    month_day: Asked<number | null>;
    hour: Asked<number>;
    file_type: Asked<'PDF' | 'EXCEL'>;
    language: Asked<'ne' | 'en'>;
    recipients: Asked<string[]>;
    only_with_rows: Asked<boolean>;
    is_active: Given<boolean>;
    next_on: Asked<string | null>;
    stop_reason: Asked<'KEEPER_INACTIVE' | 'NO_RIGHT' | 'NO_OUTLET' | 'FORGOTTEN' | 'FILTER_WRONG' | null>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  role: {
    business_id: Asked<number>;
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    description: Asked<string | null>;
    user_type: Asked<'SUPER_USER' | 'INTERNAL_USER' | 'BUSINESS_OWNER_USER' | 'OUTLET_USER' | 'BUSINESS_INTERNAL'>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  role_module_privilege: {
    business_id: Asked<number>;
    id: Known<number>;
    role_id: Asked<number>;
    module_id: Asked<number>;
    privileges: Asked<('create' | 'read' | 'update' | 'delete' | 'approve' | 'report')[]>;
    is_active: Given<boolean>;
  };
  sales_counter: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    place: Asked<number>;
    code: Asked<string>;
    name: Asked<string>;
    number_stem: Asked<string>;
    state: Given<'NEW' | 'ACTIVE' | 'FROZEN' | 'CLOSED'>;
    freeze_reason: Asked<
      | 'UNREADABLE'
      | 'VERSION'
      | 'OTHER_COUNTER'
      | 'NUMBER'
      | 'HASH'
      | 'GAP'
      | 'OTHER_KEPT'
      | 'AFTER_FAULT'
      | 'AFTER_CLOSING'
      | 'OLD_PROFILE'
      | 'TOTALS'
      | null
    >;
    frozen_at: Asked<Date | null>;
    device_id: Asked<string | null>;
    device_name: Asked<string | null>;
    device_key: Asked<Buffer | null>;
    registered_by: Asked<number | null>;
    registered_by_name: Asked<string | null>;
    registered_at: Asked<Date | null>;
    lifted_by: Asked<number | null>;
    lifted_by_name: Asked<string | null>;
    lifted_at: Asked<Date | null>;
    lift_reason: Asked<string | null>;
    closed_by: Asked<number | null>;
    closed_by_name: Asked<string | null>;
    closed_at: Asked<Date | null>;
    close_reason: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  sample_business: {
    business_id: Asked<number>;
    id: Known<number>;
    state: Asked<'WAITING' | 'MAKING' | 'READY' | 'FAILED' | 'LEAVING' | 'GONE'>;
    begun_by: Asked<number>;
    begun_by_name: Asked<string>;
    begun_at: Given<Date>;
    begun_on: Asked<string>;
    begun_times: Asked<number>;
    tries: Given<number>;
    due_at: Asked<Date | null>;
    ready_at: Asked<Date | null>;
    version: Given<number>;
  };
  saved_filter: {
    business_id: Asked<number>;
    id: Known<number>;
    list: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    filter: Asked<unknown, string>;
    period: Asked<string | null>;
    is_default: Given<boolean>;
    kept_by: Asked<number>;
    kept_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  saved_filter_role: {
    business_id: Asked<number>;
    id: Known<number>;
    saved_filter_id: Asked<number>;
    role_business_id: Asked<number>;
    role_id: Asked<number>;
  };
  saved_report: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    report: Asked<string>;
    filter: Asked<unknown, string>;
    period: Asked<string | null>;
    kept_by: Asked<number>;
    kept_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  saved_report_role: {
    business_id: Asked<number>;
    id: Known<number>;
    saved_report_id: Asked<number>;
    role_business_id: Asked<number>;
    role_id: Asked<number>;
  };
  security_event: {
    business_id: Asked<number>;
    id: Known<number>;
    at: Asked<Date>;
    event: Asked<
      | 'firstStepDone'
      | 'signedIn'
      | 'passwordWrong'
      | 'codeWrong'
      | 'factorWrong'
      | 'signInRefused'
      | 'tooManyTries'
      | 'tokenReused'
      | 'signedOut'
      | 'sessionsEnded'
      | 'forbidden'
      | 'passwordChanged'
      | 'factorAdded'
      | 'factorRemoved'
      | 'accountChanged'
      | 'rightsChanged'
      | 'settingsChanged'
      | 'exported'
      | 'joined'
      | 'joinEnded'
      | 'switchedIn'
      | 'switchedAway'
      | 'sampleBegun'
      | 'sampleEntered'
      | 'sampleRemoved'
    >;
    user_id: Asked<number | null>;
    subject_id: Asked<number | null>;
    address: Asked<string | null>;
    browser: Asked<'CHROME' | 'FIREFOX' | 'SAFARI' | 'EDGE' | 'OPERA' | 'SAMSUNG' | 'APP' | 'OTHER' | null>;
    device: Asked<'WINDOWS' | 'MAC' | 'LINUX' | 'CHROMEBOOK' | 'ANDROID' | 'IPHONE' | 'IPAD' | 'OTHER' | null>;
    call: Asked<string | null>;
    detail: Asked<string[]>;
    times: Asked<number>;
  };
  service: {
    business_id: Asked<number>;
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    duration_type: Asked<'JOB' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'>;
    price_paisa: Asked<number>;
    vat_included: Given<boolean>;
    taxable: Asked<boolean>;
    tax_rate_id: Asked<number | null>;
    description: Asked<string | null>;
    is_active: Given<boolean>;
    created_by: Asked<number | null>;
    created_at: Given<Date>;
    version: Given<number>;
    name_sound: Given<string>;
  };
  setting_group: {
    name: Asked<string>;
    plain: Given<unknown, string>;
    secrets: Asked<Buffer | null>;
    version: Given<number>;
    changed_by: Asked<number | null>;
    changed_at: Given<Date>;
  };
  settlement: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    kind: Asked<'RECEIVED' | 'PAID'>;
    customer_id: Asked<number | null>;
    vendor_id: Asked<number | null>;
    number: Asked<string | null>;
    fiscal_year: Asked<string | null>;
    sequence: Asked<number | null>;
    received_on: Asked<string>;
    received_on_bs: Asked<string>;
    total_paisa: Asked<number>;
    remarks: Asked<string | null>;
    delete_reason: Asked<string | null>;
    deleted_at: Asked<Date | null>;
    deleted_by: Asked<number | null>;
    deleted_by_name: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  sign_in_attempt: {
    id: Asked<string>;
    subject: Asked<string>;
    at: Given<Date>;
  };
  stock_balance: {
    business_id: Asked<number>;
    item_variant_id: Asked<number>;
    outlet_id: Asked<number>;
    quantity: Asked<string, number | string>;
    value_paisa: Asked<number>;
    last_moved_on: Asked<string | null>;
    in_batches: Given<boolean>;
  };
  stock_count: {
    business_id: Asked<number>;
    id: Asked<number>;
    scope: Asked<'ALL' | 'CATEGORY' | 'PICKED'>;
    category_business_id: Asked<number | null>;
    category_id: Asked<number | null>;
    is_live: Asked<boolean>;
  };
  stock_count_line: {
    business_id: Asked<number>;
    id: Known<number>;
    paper_id: Asked<number>;
    item_variant_id: Asked<number>;
    code: Asked<string>;
    particulars: Asked<string>;
    particulars_np: Asked<string | null>;
    unit: Asked<string>;
    unit_np: Asked<string | null>;
    counted_quantity: Asked<string | null, number | string | null>;
    counted_on: Asked<string | null>;
    counted_at: Asked<Date | null>;
    counted_by: Asked<number | null>;
    counted_by_name: Asked<string | null>;
    unit_cost_paisa: Asked<number | null>;
    batch_number: Asked<string | null>;
    batch_expires_on: Asked<string | null>;
    expected_quantity: Asked<string | null, number | string | null>;
    difference: Asked<string | null, number | string | null>;
    value_paisa: Asked<number | null>;
    version: Given<number>;
  };
  stock_month: {
    business_id: Asked<number>;
    item_variant_id: Asked<number>;
    outlet_id: Asked<number>;
    month: Asked<string>;
    moves: Asked<number>;
    quantity_in: Asked<string, number | string>;
    quantity_out: Asked<string, number | string>;
    value_in_paisa: Asked<number>;
    value_out_paisa: Asked<number>;
  };
  stock_month_of_books: {
    business_id: Known<number | null>;
    item_variant_id: Known<number | null>;
    outlet_id: Known<number | null>;
    month: Known<string | null>;
    moves: Known<number | null>;
    quantity_in: Known<string | null>;
    quantity_out: Known<string | null>;
    value_in_paisa: Known<number | null>;
    value_out_paisa: Known<number | null>;
  };
  stock_move: {
    business_id: Asked<number>;
    id: Known<number>;
    item_variant_id: Asked<number>;
    outlet_id: Asked<number>;
    quantity: Asked<string, number | string>;
    value_paisa: Asked<number>;
    kind: Asked<
      | 'OPENING'
      | 'RECEIPT'
      | 'LANDED_COST'
      | 'SALE'
      | 'RETURN'
      | 'ADJUSTMENT'
      | 'TRANSFER'
      | 'CANCELLATION'
      | 'COST_ADJUSTMENT'
      | 'REVALUATION'
    >;
    source_kind: Asked<string>;
    source_id: Asked<number>;
    source_line_id: Asked<number | null>;
    source_line: Asked<number | null>;
    returns_id: Asked<number | null>;
    entry_id: Asked<number>;
    moved_on: Asked<string>;
    created_at: Given<Date>;
  };
  stock_paper: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    kind: Asked<'WRITE_OFF' | 'STOCK_COUNT' | 'STOCK_TRANSFER'>;
    to_outlet_id: Asked<number | null>;
    number: Asked<string | null>;
    fiscal_year: Asked<string | null>;
    sequence: Asked<number | null>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    state: Given<'DRAFT' | 'POSTED' | 'CANCELLED'>;
    entry_id: Asked<number | null>;
    value_paisa: Given<number>;
    remarks: Asked<string | null>;
    posted_at: Asked<Date | null>;
    cancelled_at: Asked<Date | null>;
    cancelled_by: Asked<number | null>;
    cancelled_by_name: Asked<string | null>;
    cancel_reason: Asked<string | null>;
    issue_key: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  stock_receipt_line: {
    business_id: Asked<number>;
    id: Known<number>;
    transfer_line_id: Asked<number>;
    quantity: Asked<string, number | string>;
    missing_quantity: Asked<string, number | string>;
    missing_paisa: Asked<number>;
    reason: Asked<string | null>;
  };
  stock_transfer: {
    business_id: Asked<number>;
    id: Asked<number>;
    is_on_its_way: Given<boolean>;
    received_on: Asked<string | null>;
    received_on_bs: Asked<string | null>;
    received_at: Asked<Date | null>;
    received_by: Asked<number | null>;
    received_by_name: Asked<string | null>;
    receipt_remarks: Asked<string | null>;
    missing_paisa: Asked<number | null>;
    receipt_entry_id: Asked<number | null>;
  };
  stock_transfer_line: {
    business_id: Asked<number>;
    id: Known<number>;
    paper_id: Asked<number>;
    line_number: Asked<number>;
    item_variant_id: Asked<number>;
    code: Asked<string>;
    particulars: Asked<string>;
    particulars_np: Asked<string | null>;
    unit_business_id: Asked<number>;
    unit_id: Asked<number>;
    unit: Asked<string>;
    unit_np: Asked<string | null>;
    quantity: Asked<string, number | string>;
    stock_unit: Asked<string>;
    stock_unit_np: Asked<string | null>;
    stock_quantity: Asked<string, number | string>;
    batch_id: Asked<number | null>;
    value_paisa: Given<number>;
  };
  stored_file: {
    business_id: Asked<number>;
    id: Known<number>;
    uuid: Given<string>;
    name: Asked<string>;
    content_type: Asked<string>;
    size_bytes: Asked<number>;
    sha256: Asked<Buffer>;
    attached_to: Asked<string | null>;
    attached_id: Asked<number | null>;
    position: Given<number>;
    created_by: Asked<number | null>;
    created_at: Given<Date>;
  };
  stored_file_content: {
    business_id: Asked<number>;
    file_id: Asked<number>;
    content: Asked<Buffer>;
  };
  tax_rate: {
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string>;
    rate_hundredths: Asked<number>;
    is_default: Given<boolean>;
    is_active: Given<boolean>;
    is_used: Given<boolean>;
    version: Given<number>;
  };
  tax_rate_change: {
    tax_rate_id: Asked<number>;
    from_day: Asked<string>;
    rate_hundredths: Asked<number>;
  };
  tds_deposit: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    month_end: Asked<string>;
    account_code: Asked<string>;
    amount_paisa: Asked<number>;
    paid_on: Asked<string>;
    paid_on_bs: Asked<string>;
    submission_number: Asked<string | null>;
    voucher_number: Asked<string>;
    state: Given<'POSTED' | 'CANCELLED'>;
    cancel_reason: Asked<string | null>;
    cancelled_at: Asked<Date | null>;
    cancelled_by: Asked<number | null>;
    cancelled_by_name: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  tds_held_back: {
    business_id: Known<number | null>;
    id: Known<number | null>;
    settlement_id: Known<number | null>;
    voucher_id: Known<number | null>;
    number: Known<string | null>;
    vendor_id: Known<number | null>;
    paid_on: Known<string | null>;
    paid_on_bs: Known<string | null>;
    nature: Known<string | null>;
    rate_hundredths: Known<number | null>;
    portal_type: Known<number | null>;
    base_paisa: Known<number | null>;
    amount_paisa: Known<number | null>;
    posted_on: Known<string | null>;
    reversed_on: Known<string | null>;
  };
  tds_rate: {
    business_id: Asked<number>;
    id: Known<number>;
    code: Asked<string>;
    nature: Asked<string>;
    rate_hundredths: Asked<number>;
    holds_from: Asked<string>;
    source: Asked<string>;
    created_by: Asked<number | null>;
    created_by_name: Asked<string | null>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  term: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    position: Given<number>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  unit: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    short_code: Asked<string>;
    alias: Asked<string | null>;
    is_outlet: Given<boolean>;
    unit_type_id: Asked<number | null>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  unit_conversion: {
    business_id: Asked<number>;
    id: Known<number>;
    unit_group_business_id: Asked<number>;
    unit_group_id: Asked<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    unit_business_id: Asked<number>;
    unit_id: Asked<number>;
    factor: Asked<string, number | string>;
    description: Asked<string | null>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  unit_group: {
    business_id: Asked<number>;
    id: Known<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    base_unit_business_id: Asked<number>;
    base_unit_id: Asked<number>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  unit_type: {
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  user_address: {
    business_id: Asked<number>;
    id: Known<number>;
    user_id: Asked<number>;
    address_type_id: Asked<number>;
    province_id: Asked<number>;
    district_id: Asked<number>;
    local_body_id: Asked<number>;
    ward_no: Asked<number>;
    tole: Asked<string | null>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  user_outlet: {
    business_id: Asked<number>;
    user_id: Asked<number>;
    outlet_id: Asked<number>;
  };
  user_role: {
    business_id: Asked<number>;
    id: Known<number>;
    user_id: Asked<number>;
    role_business_id: Asked<number>;
    role_id: Asked<number>;
    outlet_id: Asked<number | null>;
    effective_from: Asked<string>;
    effective_till: Asked<string | null>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  user_role_detail: {
    business_id: Asked<number>;
    id: Known<number>;
    user_role_id: Asked<number>;
    module_id: Asked<number>;
    privileges: Asked<('create' | 'read' | 'update' | 'delete' | 'approve' | 'report')[]>;
  };
  user_session: {
    id: Asked<string>;
    user_id: Asked<number>;
    parent_id: Asked<string | null>;
    origin_id: Asked<string | null>;
    by_password: Given<boolean>;
    by_second_step: Given<boolean>;
    outlet_id: Asked<number | null>;
    cookie_hash: Asked<Buffer | null>;
    user_agent: Asked<string | null>;
    address: Asked<string | null>;
    created_at: Given<Date>;
    last_used_at: Given<Date>;
    ends_at: Asked<Date>;
    revoked_at: Asked<Date | null>;
  };
  vat_group: {
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    tax_rate_id: Asked<number>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  vat_payment: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    month_end: Asked<string>;
    account_code: Asked<string>;
    amount_paisa: Asked<number>;
    paid_on: Asked<string>;
    paid_on_bs: Asked<string>;
    submission_number: Asked<string | null>;
    voucher_number: Asked<string>;
    state: Given<'POSTED' | 'CANCELLED'>;
    cancel_reason: Asked<string | null>;
    cancelled_at: Asked<Date | null>;
    cancelled_by: Asked<number | null>;
    cancelled_by_name: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  vat_return: {
    business_id: Asked<number>;
    id: Known<number>;
    month_end: Asked<string>;
    sequence: Asked<number>;
    state: Asked<'SUBMITTED' | 'VERIFIED' | 'WITHDRAWN'>;
    submission_number: Asked<string>;
    submitted_on: Asked<string>;
    verified_on: Asked<string | null>;
    taxable_sales: Asked<number>;
    sales_tax: Asked<number>;
    exports: Asked<number>;
    exempt_sales: Asked<number>;
    taxable_purchases: Asked<number>;
    purchase_tax: Asked<number>;
    taxable_imports: Asked<number>;
    import_tax: Asked<number>;
    exempt_purchases: Asked<number>;
    exempt_imports: Asked<number>;
    adjustment_credit: Asked<number>;
    adjustment_reason: Asked<'ADJUSTMENT' | 'ELECTRONIC_PAYMENT' | 'OTHER' | null>;
    adjustment_debit: Asked<number>;
    brought_forward: Asked<number>;
    refund_asked: Asked<number>;
    refund_basis: Asked<string | null>;
    carried_forward: Asked<number>;
    output_rounding_paisa: Asked<number>;
    input_rounding_paisa: Asked<number>;
    set_off_paisa: Asked<number>;
    sales_bills: Asked<number>;
    credit_notes: Asked<number>;
    purchase_bills: Asked<number>;
    debit_notes: Asked<number>;
    reason: Asked<string | null>;
    said_by: Asked<number>;
    said_by_name: Asked<string>;
    said_at: Given<Date>;
  };
  vendor: {
    business_id: Asked<number>;
    id: Known<number>;
    vendor_type_id: Asked<number>;
    alias: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    email: Asked<string>;
    phone_number: Asked<string>;
    vat_pan_no: Asked<string>;
    is_vat_registered: Given<boolean>;
    is_active: Given<boolean>;
    created_by: Asked<number | null>;
    created_at: Given<Date>;
    version: Given<number>;
    name_sound: Given<string>;
  };
  vendor_address: {
    business_id: Asked<number>;
    id: Known<number>;
    vendor_id: Asked<number>;
    address_type_id: Asked<number | null>;
    province_id: Asked<number>;
    district_id: Asked<number>;
    local_body_id: Asked<number>;
    ward_no: Asked<number>;
    street: Asked<string>;
    address_line: Asked<string>;
    is_main: Given<boolean>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  vendor_focal_person: {
    business_id: Asked<number>;
    id: Known<number>;
    vendor_id: Asked<number>;
    name: Asked<string>;
    name_np: Asked<string | null>;
    designation: Asked<string | null>;
    phone_number: Asked<string>;
    email: Asked<string | null>;
    is_active: Given<boolean>;
    created_at: Given<Date>;
    version: Given<number>;
  };
  vendor_type: {
    id: Known<number>;
    code: Asked<string>;
    name: Asked<string>;
    name_np: Asked<string>;
    is_active: Given<boolean>;
    version: Given<number>;
  };
  voucher: {
    business_id: Asked<number>;
    id: Known<number>;
    outlet_id: Asked<number>;
    kind: Asked<
      | 'JOURNAL_VOUCHER'
      | 'CONTRA_VOUCHER'
      | 'OPENING_VOUCHER'
      | 'CLOSING_VOUCHER'
      | 'ASSET_VOUCHER'
      | 'PREPAID_VOUCHER'
      | 'LOAN_VOUCHER'
    >;
    number: Asked<string | null>;
    fiscal_year: Asked<string | null>;
    sequence: Asked<number | null>;
    dated_on: Asked<string>;
    dated_on_bs: Asked<string>;
    state: Given<'DRAFT' | 'POSTED' | 'CANCELLED'>;
    entry_id: Asked<number | null>;
    total_paisa: Asked<number>;
    narration: Asked<string | null>;
    posted_at: Asked<Date | null>;
    cancelled_at: Asked<Date | null>;
    cancelled_by: Asked<number | null>;
    cancelled_by_name: Asked<string | null>;
    cancel_reason: Asked<string | null>;
    issue_key: Asked<string | null>;
    created_by: Asked<number>;
    created_by_name: Asked<string>;
    created_at: Given<Date>;
    version: Given<number>;
    drafted_by: Asked<number | null>;
    approval: Asked<'APPROVED' | 'REJECTED' | null>;
    approval_by: Asked<number | null>;
    approval_by_name: Asked<string | null>;
    approval_at: Asked<Date | null>;
    approval_remarks: Asked<string | null>;
    is_prepared: Given<boolean>;
  };
  voucher_due: {
    business_id: Asked<number>;
    id: Asked<number>;
    voucher_id: Asked<number>;
    line_id: Asked<number>;
  };
  voucher_line: {
    business_id: Asked<number>;
    id: Known<number>;
    voucher_id: Asked<number>;
    line_number: Asked<number>;
    account_code: Asked<string>;
    category_id: Asked<number | null>;
    customer_id: Asked<number | null>;
    vendor_id: Asked<number | null>;
    document_id: Asked<number | null>;
    tds_nature: Asked<string | null>;
    tds_rate_hundredths: Asked<number | null>;
    tds_base_paisa: Asked<number | null>;
    tds_portal_type: Asked<number | null>;
    debit_paisa: Asked<number>;
    credit_paisa: Asked<number>;
    narration: Asked<string | null>;
  };
  write_off_line: {
    business_id: Asked<number>;
    id: Known<number>;
    paper_id: Asked<number>;
    line_number: Asked<number>;
    item_variant_id: Asked<number>;
    code: Asked<string>;
    particulars: Asked<string>;
    particulars_np: Asked<string | null>;
    unit_business_id: Asked<number>;
    unit_id: Asked<number>;
    unit: Asked<string>;
    unit_np: Asked<string | null>;
    quantity: Asked<string, number | string>;
    stock_unit: Asked<string>;
    stock_unit_np: Asked<string | null>;
    stock_quantity: Asked<string, number | string>;
    reason: Asked<'DAMAGED' | 'EXPIRED' | 'LOST' | 'OWN_USE' | 'SAMPLE' | 'GIVEN_AWAY'>;
    note: Asked<string | null>;
    batch_id: Asked<number | null>;
    cost_paisa: Asked<number>;
  };
};
