import type { MasterData } from '@bahi/contract/master-data';
import type { RouteObject } from 'react-router';

/** The screens of what is nothing but its declaration; list, form and view are made from it. */
export const masterDataRoutes: RouteObject[] = [
  {
    path: '/zoneSetup/country',
    lazy: async () =>
      screenOf((await import('@bahi/contract/platform/country/country.contract')).countryContract.masterData),
  },
  {
    path: '/zoneSetup/province',
    lazy: async () =>
      screenOf((await import('@bahi/contract/platform/province/province.contract')).provinceContract.masterData),
  },
  {
    path: '/zoneSetup/district',
    lazy: async () =>
      screenOf((await import('@bahi/contract/platform/district/district.contract')).districtContract.masterData),
  },
  {
    path: '/zoneSetup/local-body-type',
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/platform/local-body-type/local-body-type.contract')).localBodyTypeContract
          .masterData,
      ),
  },
  {
    path: '/zoneSetup/local-body',
    lazy: async () =>
      screenOf((await import('@bahi/contract/platform/local-body/local-body.contract')).localBodyContract.masterData),
  },
  {
    path: '/master/setup/address-type-setup',
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/platform/address-type/address-type.contract')).addressTypeContract.masterData,
      ),
  },
  {
    path: '/master/setup/vendor-type-setup',
    lazy: async () =>
      screenOf((await import('@bahi/contract/parties/vendor-type/vendor-type.contract')).vendorTypeContract.masterData),
  },
  {
    path: '/master/setup/business-type-setup',
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/platform/business-type/business-type.contract')).businessTypeContract.masterData,
      ),
  },
  {
    path: '/master/setup/landing-cost',
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/catalogue/landing-cost/landing-cost.contract')).landingCostContract.masterData,
      ),
  },
  {
    path: '/master/setup/tax-rate-setup',
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/tax-rate/tax-rate.contract')).taxRateContract.masterData),
  },
  {
    path: '/master/vat-group',
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/vat-group/vat-group.contract')).vatGroupContract.masterData),
  },
  {
    path: '/master/unit',
    lazy: async () => screenOf((await import('@bahi/contract/catalogue/unit/unit.contract')).unitContract.masterData),
  },
  {
    path: '/master/unit/type',
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/unit-type/unit-type.contract')).unitTypeContract.masterData),
  },
  {
    path: '/master/setup/unit-type-setup',
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/unit-type/unit-type.contract')).unitTypeContract.masterData),
  },
  {
    path: '/master/brand-config',
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/brand/brand.contract')).brandContract.masterData),
  },
  {
    path: '/business/brand-setup',
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/brand/brand.contract')).brandContract.masterData),
  },
  {
    path: '/business/terms-condition-setup',
    lazy: async () => screenOf((await import('@bahi/contract/sales/term/term.contract')).termContract.masterData),
  },
  {
    path: '/master/setup/item-category-setup',
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/item-category/item-category.contract')).itemCategoryMasterData),
  },
];

async function screenOf(masterData: MasterData) {
  const { MasterDataPage } = await import('../../../ui/master-data/MasterDataPage.tsx');
  return { Component: () => <MasterDataPage of={masterData} /> };
}
