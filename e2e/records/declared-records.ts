import { screenAt, screens } from '@bahi/contract/screens';
import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { businessTypeContract } from '@bahi/contract/platform/business-type/business-type.contract';
import { countryContract } from '@bahi/contract/platform/country/country.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { districtContract } from '@bahi/contract/platform/district/district.contract';
import { itemCategoryMasterData } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import { localBodyContract } from '@bahi/contract/platform/local-body/local-body.contract';
import { localBodyTypeContract } from '@bahi/contract/platform/local-body-type/local-body-type.contract';
import type { MasterData } from '@bahi/contract/master-data';
import { provinceContract } from '@bahi/contract/platform/province/province.contract';
import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { unitConversionContract, unitGroupContract } from '@bahi/contract/catalogue/unit-group/unit-group.contract';
import { unitTypeContract } from '@bahi/contract/catalogue/unit-type/unit-type.contract';
import { vatGroupContract } from '@bahi/contract/catalogue/vat-group/vat-group.contract';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { z } from '@bahi/contract/zod';
import { callAny, callApi } from '../api.ts';
import { actOn } from '../screen.ts';
import { type Body, edited, type EditedRecord, goWithin, inList, type Made } from './edited-record.ts';
import type { World } from './world.ts';

type Values = Record<string, string | number | boolean>;

/**
 * A declared resource, whose fields say what fills them; `without` as with the others, and `own` makes
 * what may not be just any of its kind.
 */
function declared(
  of: MasterData,
  open: string | EditedRecord['open'],
  without: Readonly<Record<string, string>> = {},
  own: (world: World, number: string) => Promise<Values> | Values = () => ({}),
): EditedRecord {
  const isOfPlatform = of.scope === 'platform';
  return edited(of.save, {
    get: of.get,
    full: async (world, number) => {
      const values = await filled(of, isOfPlatform ? world.platform : world.caller, number);
      // What would change the work of others stays off.
      const off = Object.keys(without).filter((field) => values[field] === true);
      return { ...values, ...Object.fromEntries(off.map((field) => [field, false])), ...(await own(world, number)) };
    },
    without,
    open: typeof open === 'string' ? inList(open) : open,
    ...(isOfPlatform ? { isOfPlatform } : {}),
  });
}

async function filled(of: MasterData, caller: World['caller'], number: string): Promise<Values> {
  const values: Values = {};
  for (const [field, part] of Object.entries(of.fields)) {
    if (part.kind === 'text')
      values[field] = part.longest < 20 ? number : `${number} ${of.name} ${field}`.slice(0, part.longest);
    if (part.kind === 'number') values[field] = part.decimals === 0 ? 7 : 12.25;
    if (part.kind === 'boolean') values[field] = true;
    if (part.kind === 'choice') values[field] = part.words.at(-1) ?? '';
    if (part.kind === 'reference') {
      // Other stories take some of their own out of use.
      const { rows } = await callApi((part.to === 'self' ? of : part.to).list, { query: { isActive: true } }, caller);
      values[field] = rows.at(Number(number) % rows.length)?.id ?? 0;
    }
  }
  return values;
}

async function inGroup(page: Parameters<EditedRecord['open']>[0], { body }: Made): Promise<void> {
  const ofGroup: Body = body;
  await goWithin(page, screenAt(screens.unitConversions, { id: Number(ofGroup['unitGroupId']) }));
  await actOn(page, 'en', String(body['name']), 'Edit');
}

/** A unit that no group has yet: the base unit of a group has no conversion in it, another has one. */
async function newUnit({ caller }: World, number: string): Promise<number> {
  const values = await filled(unitContract.masterData, caller, `9${number}`);
  const { id } = await callAny(unitContract.masterData.save, { body: values }, caller);
  return z.int().parse(id);
}

export const declaredRecords = [
  declared(countryContract.masterData, screens.countries),
  declared(provinceContract.masterData, screens.provinces),
  declared(districtContract.masterData, screens.districts),
  declared(localBodyTypeContract.masterData, screens.localBodyTypes),
  declared(localBodyContract.masterData, screens.localBodies),
  declared(addressTypeContract.masterData, screens.addressTypes),
  declared(vendorTypeContract.masterData, screens.vendorTypes),
  declared(businessTypeContract.masterData, screens.businessTypes),
  declared(
    landingCostContract.masterData,
    screens.landingCosts,
    { totalCost: 'either it or the cost per unit' },
    () => ({ totalCost: '' }),
  ),
  declared(taxRateContract.masterData, screens.taxRates, {
    isDefault: 'it would be the usual rate of all who come after',
  }),
  declared(vatGroupContract.masterData, screens.vatGroups),
  declared(unitTypeContract.masterData, screens.unitTypes),
  declared(unitContract.masterData, screens.units),
  declared(unitGroupContract.masterData, screens.unitGroups),
  declared(
    unitConversionContract.masterData,
    inGroup,
    { unitGroupId: 'the screen is that of one group' },
    async (world, number) => ({ unitId: await newUnit(world, number) }),
  ),
  declared(brandContract.masterData, screens.brands),
  declared(itemCategoryMasterData, screens.itemCategories),
  declared(customerGroupContract.masterData, screens.customerGroups),
  declared(termContract.masterData, screens.terms),
];
