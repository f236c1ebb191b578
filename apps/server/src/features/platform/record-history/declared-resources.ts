import { attributeMasterData } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemCategoryMasterData } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { unitTypeContract } from '@bahi/contract/catalogue/unit-type/unit-type.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { vatGroupContract } from '@bahi/contract/catalogue/vat-group/vat-group.contract';
import type { MasterData } from '@bahi/contract/master-data';
import type { MasterDataPart } from '@bahi/contract/master-data-fields';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { businessTypeContract } from '@bahi/contract/platform/business-type/business-type.contract';
import type { DeclaredKind } from '@bahi/contract/platform/record-history/quiet-kinds';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { columnName } from '../../../platform/database/columns.ts';
import { columnOf, referredBy } from '../../../platform/master-data/master-data-tables.ts';
import { namedTables, type NamedTable, type ToldAs, type ToldField } from './told-as.ts';

/** The declarations of master data whose history is told. */
export const declaredResources: Readonly<Record<DeclaredKind, MasterData>> = {
  CUSTOMER_GROUP: customerGroupContract.masterData,
  ITEM_CATEGORY: itemCategoryMasterData,
  BRAND: brandContract.masterData,
  UNIT: unitContract.masterData,
  UNIT_GROUP: unitGroupContract.masterData,
  UNIT_CONVERSION: unitConversionContract.masterData,
  ATTRIBUTE: attributeMasterData,
  LANDING_COST: landingCostContract.masterData,
  TERM: termContract.masterData,
  TAX_RATE: taxRateContract.masterData,
  VAT_GROUP: vatGroupContract.masterData,
  UNIT_TYPE: unitTypeContract.masterData,
  ADDRESS_TYPE: addressTypeContract.masterData,
  VENDOR_TYPE: vendorTypeContract.masterData,
  BUSINESS_TYPE: businessTypeContract.masterData,
};

const fields: ReadonlyMap<string, ToldField> = new Map(
  Object.values(declaredResources).flatMap((of) =>
    Object.entries(of.fields).map(([field, part]): [string, ToldField] => [
      `${columnName(of.name)}.${columnOf(field, part)}`,
      { label: part.label, as: toldAs(part, of) },
    ]),
  ),
);

/** A column of declared master data, told by the words of its declaration; undefined for any other. */
export function declaredField(table: string, column: string): ToldField | undefined {
  return fields.get(`${table}.${column}`);
}

function toldAs(part: MasterDataPart, of: MasterData): ToldAs {
  switch (part.kind) {
    case 'text':
      return 'text';
    case 'boolean':
      return 'flag';
    case 'choice':
      return { words: part.wordTexts };
    case 'reference':
      return { nameOf: namedTableOf(referredBy(part.to, of)) };
    case 'number':
      if (part.isMoney === true) return 'money';
      if (part.inHundredths) return 'percent';
      return part.decimals === 0 ? 'count' : 'quantity';
  }
}

function namedTableOf({ name }: MasterData): NamedTable {
  const found = namedTables.find((table) => table === columnName(name));
  if (found === undefined) throw new Error(`the history of records does not know the names of ${name}`);
  return found;
}
