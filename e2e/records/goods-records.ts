import { screenAt, screens } from '@bahi/contract/screens';
import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { callApi } from '../api.ts';
import { edited, inList, onScreen } from './edited-record.ts';

export const goodsRecords = [
  edited(itemContract.update, {
    get: itemContract.get,
    create: itemContract.create,
    full: async ({ caller, taxRateId, ad }, number) => ({
      name: `Item ${number}`,
      nameNp: `सामान ${number}`,
      code: `I${number}`,
      barcode: `89${number}`,
      hsCode: number.slice(0, 4),
      categoryId: (await callApi(itemCategoryContract.list, {}, caller)).rows[1]?.id ?? 0,
      brandId: (
        await callApi(brandContract.save, { body: { name: `Brand of ${number}`, nameNp: `ब्रान्ड ${number}` } }, caller)
      ).id,
      unitId: (await callApi(unitContract.list, {}, caller)).rows[1]?.id ?? 0,
      purchasePrice: 41.25,
      sellingPrice: 52.5,
      purchaseDateAD: ad,
      taxable: true,
      taxRateId: taxRateId ?? '',
      vatIncluded: true,
      reorderPoint: 2.5,
      description: `Kept dry ${number}`,
    }),
    without: {
      purchaseDateBS: 'the same day, which the AD one says',
      openingStock: 'what is there when the item is entered, and no field of it later',
    },
    open: onScreen((itemId) => screenAt(screens.editItem, { itemId })),
  }),
  edited(serviceContract.save, {
    get: serviceContract.get,
    full: ({ taxRateId }, number) => ({
      name: `Service ${number}`,
      nameNp: `सेवा ${number}`,
      code: `S${number}`,
      durationType: 'WEEKLY',
      costPrice: 612.5,
      taxable: true,
      taxRateId: taxRateId ?? '',
      vatIncludedPrice: true,
      description: `At home ${number}`,
    }),
    open: onScreen((serviceId) => screenAt(screens.editService, { serviceId })),
  }),
  edited(attributeContract.save, {
    get: attributeContract.get,
    full: (_, number) => ({
      name: `Shade ${number}`,
      nameNp: `रङ ${number}`,
      isColour: true,
      attributeValues: [{ value: `Maroon ${number}`, valueAlias: `कलेजी ${number}`, swatch: '#A01830' }],
    }),
    open: inList(screens.attributes),
  }),
];
