import type { MasterData } from '@bahi/contract/master-data';
import type { RouteObject } from 'react-router';

/** The screens of what is nothing but its declaration; list, form and view are made from it. */
export const masterDataRoutes: RouteObject[] = [
  screen('/zoneSetup/country', async () => (await import('@bahi/contract/country/country.contract')).countryContract),
  screen(
    '/zoneSetup/province',
    async () => (await import('@bahi/contract/province/province.contract')).provinceContract,
  ),
  screen(
    '/zoneSetup/district',
    async () => (await import('@bahi/contract/district/district.contract')).districtContract,
  ),
  screen(
    '/zoneSetup/local-body-type',
    async () => (await import('@bahi/contract/local-body-type/local-body-type.contract')).localBodyTypeContract,
  ),
  screen(
    '/zoneSetup/local-body',
    async () => (await import('@bahi/contract/local-body/local-body.contract')).localBodyContract,
  ),
  screen(
    '/master/setup/address-type-setup',
    async () => (await import('@bahi/contract/address-type/address-type.contract')).addressTypeContract,
  ),
  screen(
    '/master/setup/vendor-type-setup',
    async () => (await import('@bahi/contract/vendor-type/vendor-type.contract')).vendorTypeContract,
  ),
  screen(
    '/master/setup/business-type-setup',
    async () => (await import('@bahi/contract/business-type/business-type.contract')).businessTypeContract,
  ),
  screen(
    '/master/setup/landing-cost',
    async () => (await import('@bahi/contract/landing-cost/landing-cost.contract')).landingCostContract,
  ),
  screen(
    '/master/setup/tax-rate-setup',
    async () => (await import('@bahi/contract/tax-rate/tax-rate.contract')).taxRateContract,
  ),
  screen(
    '/master/vat-group',
    async () => (await import('@bahi/contract/vat-group/vat-group.contract')).vatGroupContract,
  ),
  screen('/master/unit', unit),
  screen('/master/unit/type', unitType),
  screen('/master/setup/unit-type-setup', unitType),
  screen('/master/brand-config', brand),
  screen('/business/brand-setup', brand),
  screen('/master/setup/item-category-setup', async () => ({
    masterData: (await import('@bahi/contract/item-category/item-category.contract')).itemCategoryMasterData,
  })),
];

async function unit(): Promise<Declared> {
  return (await import('@bahi/contract/unit/unit.contract')).unitContract;
}

async function unitType(): Promise<Declared> {
  return (await import('@bahi/contract/unit-type/unit-type.contract')).unitTypeContract;
}

async function brand(): Promise<Declared> {
  return (await import('@bahi/contract/brand/brand.contract')).brandContract;
}

type Declared = { masterData: MasterData };

function screen(path: string, load: () => Promise<Declared>): RouteObject {
  return {
    path,
    lazy: async () => {
      const [{ MasterDataPage }, { masterData }] = await Promise.all([import('../../ui/MasterDataPage.tsx'), load()]);
      return { Component: () => <MasterDataPage of={masterData} /> };
    },
  };
}
