import { attributeScreenMessages } from '@bahi/contract/catalogue/attribute/attribute-screen.messages';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { About, ToldField } from './told-as.ts';

const [lists, roles, vendor] = [priceListScreenMessages.texts, roleScreenMessages.texts, vendorScreenMessages.texts];
const attribute = attributeScreenMessages.texts;

/** Columns of rows that belong to a record of another table, and those of them that only say to which. */
export const partFields: { told: Readonly<Record<string, ToldField>>; keys: ReadonlySet<string> } = {
  told: {
    'attribute_value.value': { label: attribute.value, as: 'text' },
    'attribute_value.value_alias': { label: attribute.valueAlias, as: 'text' },
    'attribute_value.swatch': { label: attribute.swatch, as: 'text' },
    'price_list_group.customer_group_id': { label: lists.customerGroups, as: { nameOf: 'customer_group' } },
    'price_list_customer.customer_id': { label: lists.customers, as: { nameOf: 'customer' } },
    'role_module_privilege.privileges': { label: roles.configure, as: 'grants' },
    'tax_rate_change.rate_hundredths': {
      label: taxRateContract.masterData.fields['rate']?.label ?? dataSheets.texts.taxRate,
      as: 'percent',
    },
    'user_role.role_id': { label: roles.role, as: { nameOf: 'role' } },
    'user_role.effective_from': { label: roles.from, as: 'day' },
    'user_role.effective_till': { label: roles.till, as: 'day' },
    'vendor_address.street': { label: uiMessages.texts.tole, as: 'text' },
    'vendor_address.address_line': { label: vendor.addressLine, as: 'text' },
    'vendor_address.is_main': { label: vendor.isMain, as: 'flag' },
    'vendor_focal_person.name': { label: vendor.peopleTab, as: 'text' },
    'vendor_focal_person.designation': { label: vendor.designation, as: 'text' },
  },
  keys: new Set([
    'price_list_line.vat_included',
    'tax_rate_change.from_day',
    'vendor_address.vendor_id',
    'vendor_focal_person.vendor_id',
  ]),
};

/** By what the rows of a table are told apart. */
const abouts: Readonly<Record<string, readonly About[]>> = {
  attribute_value: [{ column: 'value', as: 'text' }],
  price_list_line: [
    { column: 'item_variant_id', as: { nameOf: 'item_variant' } },
    { column: 'from_quantity', as: 'quantity', said: lists.daysFrom, usual: 1 },
  ],
  role_module_privilege: [{ column: 'module_id', as: { nameOf: 'module' } }],
  tax_rate_change: [{ column: 'from_day', as: 'day' }],
  user_role: [{ column: 'role_id', as: { nameOf: 'role' } }],
  vendor_address: [{ column: 'street', as: 'text' }],
  vendor_focal_person: [{ column: 'name', as: 'text' }],
};

/** By what it is told of which row of a table a column was changed; empty for a column that itself says it. */
export function aboutOf(table: string, column: string): readonly About[] {
  return (abouts[table] ?? []).some((about) => about.column === column) ? [] : (abouts[table] ?? []);
}
