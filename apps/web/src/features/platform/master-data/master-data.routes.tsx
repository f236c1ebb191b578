import { screens } from '@bahi/contract/screens';
import type { MasterData } from '@bahi/contract/master-data';
import type { RouteObject } from 'react-router';

/** The screens of what is nothing but its declaration; list, form and view are made from it. */
export const masterDataRoutes: RouteObject[] = [
  {
    path: screens.countries,
    lazy: async () =>
      screenOf((await import('@bahi/contract/platform/country/country.contract')).countryContract.masterData),
  },
  {
    path: screens.provinces,
    lazy: async () =>
      screenOf((await import('@bahi/contract/platform/province/province.contract')).provinceContract.masterData),
  },
  {
    path: screens.districts,
    lazy: async () =>
      screenOf((await import('@bahi/contract/platform/district/district.contract')).districtContract.masterData),
  },
  {
    path: screens.localBodyTypes,
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/platform/local-body-type/local-body-type.contract')).localBodyTypeContract
          .masterData,
      ),
  },
  {
    path: screens.localBodies,
    lazy: async () =>
      screenOf((await import('@bahi/contract/platform/local-body/local-body.contract')).localBodyContract.masterData),
  },
  {
    path: screens.addressTypes,
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/platform/address-type/address-type.contract')).addressTypeContract.masterData,
      ),
  },
  {
    path: screens.vendorTypes,
    lazy: async () =>
      screenOf((await import('@bahi/contract/parties/vendor-type/vendor-type.contract')).vendorTypeContract.masterData),
  },
  {
    path: screens.businessTypes,
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/platform/business-type/business-type.contract')).businessTypeContract.masterData,
      ),
  },
  {
    path: screens.landingCosts,
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/catalogue/landing-cost/landing-cost.contract')).landingCostContract.masterData,
      ),
  },
  {
    path: screens.vatGroups,
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/vat-group/vat-group.contract')).vatGroupContract.masterData),
  },
  {
    path: screens.units,
    lazy: async () => screenOf((await import('@bahi/contract/catalogue/unit/unit.contract')).unitContract.masterData),
  },
  {
    path: screens.unitTypes,
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/unit-type/unit-type.contract')).unitTypeContract.masterData),
  },
  {
    path: screens.unitTypesOfPlatform,
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/unit-type/unit-type.contract')).unitTypeContract.masterData),
  },
  {
    path: screens.sharedBrands,
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/brand/brand.contract')).brandContract.masterData),
  },
  {
    path: screens.brands,
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/brand/brand.contract')).brandContract.masterData),
  },
  {
    path: screens.customerGroups,
    lazy: async () =>
      screenOf(
        (await import('@bahi/contract/parties/customer-group/customer-group.contract')).customerGroupContract
          .masterData,
      ),
  },
  {
    path: screens.terms,
    lazy: async () => screenOf((await import('@bahi/contract/sales/term/term.contract')).termContract.masterData),
  },
  {
    path: screens.itemCategories,
    lazy: async () =>
      screenOf((await import('@bahi/contract/catalogue/item-category/item-category.contract')).itemCategoryMasterData),
  },
];

async function screenOf(masterData: MasterData) {
  const [{ MasterDataPage }, { MasterDataHistory }] = await Promise.all([
    import('../../../ui/master-data/MasterDataPage.tsx'),
    import('../record-history/MasterDataHistory.tsx'),
  ]);
  return { Component: () => <MasterDataPage of={masterData} Below={MasterDataHistory} /> };
}
