import { screenAt, screens } from '@bahi/contract/screens';
import { attributeContract } from '@bahi/contract/catalogue/attribute/attribute.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { itemLedgerDetailForm } from '@bahi/contract/catalogue/item-variant/item-ledger-detail';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { priceListContract } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { type Caller, callApi } from '../api.ts';
import { actOn } from '../screen.ts';
import { makeVariants } from '../steps/variants.ts';
import { textsIn } from '../texts.ts';
import { edited, goWithin, inList, onScreen } from './edited-record.ts';

/** Of each variant its item and what it is called, which lead to it. */
const variants = new Map<number, { itemId: number; name: string }>();

export const goodsRecords = [
  edited(itemVariantContract.update, {
    get: async ({ caller }, id) => {
      const params = { id: variants.get(id)?.itemId ?? 0 };
      const found = (await callApi(itemVariantContract.list, { params, query: {} }, caller)).find(
        (one) => one.id === id,
      );
      return { ...found };
    },
    full: (_, number) => ({
      sku: `SKU-${number}`,
      barcode: `V${number}`,
      purchasePrice: 41.25,
      sellingPrice: 52.5,
      mrp: 63.75,
      vatIncluded: true,
      isActive: true,
    }),
    make: async ({ owner }, body) => {
      const { itemId, made } = await makeVariants(
        owner,
        `Shawl ${variants.size}`,
        [['Wool', 'ऊन']],
        itemLedgerDetailForm.parse(body),
      );
      const id = made[0]?.id ?? 0;
      variants.set(id, { itemId, name: 'Wool' });
      return id;
    },
    without: {
      attributeValueIds: 'what makes it this variant and no other',
      openingStock: 'entered with the prices of all variants',
    },
    open: async (page, { id }) => {
      const { itemId, name } = variants.get(id) ?? { itemId: 0, name: '' };
      await goWithin(page, screenAt(screens.itemVariants, { itemId }));
      await actOn(page, 'en', name, textsIn(uiMessages, 'en')('edit'));
    },
  }),
  edited(itemContract.update, {
    get: itemContract.get,
    create: itemContract.create,
    full: async ({ caller, taxRateId, ad }, number) => ({
      name: `Item ${number}`,
      nameNp: `सामान ${number}`,
      code: `I${number}`,
      sku: `S${number}`,
      barcode: `B${number}`,
      hsCode: number.slice(0, 4),
      ...(await nestedCategories(caller, number)),
      size: `${number} cm`,
      model: `Model ${number}`,
      mrp: 63.75,
      shareable: true,
      isPriceShareable: true,
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
      ...(await tradeUnits(caller, number)),
    }),
    inputs: { planningData: 'reorderQuantity' },
    without: {
      purchaseDateBS: 'the same day, which the AD one says',
      attributeValueIds: 'a call of its own',
      ledgerDetails: 'a call of its own',
      openingStock: 'what is there when the item is entered, and no field of it later',
      images: 'saved at once, by a call of their own',
      documents: 'saved at once, by a call of their own',
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
  edited(priceListContract.save, {
    get: priceListContract.get,
    full: async ({ caller, ad, plus }, number) => ({
      name: `Price list ${number}`,
      nameNp: `मूल्यसूची ${number}`,
      audience: 'GROUPS' as const,
      customerGroupIds: [
        (
          await callApi(
            customerGroupContract.save,
            { body: { name: `Shops ${number}`, nameNp: `पसल ${number}` } },
            caller,
          )
        ).id,
      ],
      fromDateAD: ad,
      tillDateAD: plus(30),
      discountPercent: 2.5,
      remarks: `Till the festival ${number}`,
    }),
    // Without a group it would be for everybody.
    asked: ['customerGroupIds'],
    without: {
      customerIds: 'it is for groups',
      fromDateBS: 'the same day, which the AD one says',
      tillDateBS: 'the same day, which the AD one says',
      copiedFromId: 'of a new one, which a copy is',
    },
    open: inList(screens.priceLists),
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

/** Units that are no other item's, and how much of it is ordered. */
async function tradeUnits(caller: Caller, number: string) {
  const save = (name: string) =>
    callApi(unitContract.save, { body: { name, shortCode: name.replaceAll(' ', '').toLowerCase() } }, caller);
  return {
    defaultUnits: {
      purchaseUnitId: (await save(`Crate ${number}`)).id,
      purchaseUnitConversion: 48,
      salesUnitId: (await save(`Box ${number}`)).id,
      salesUnitConversion: 12.5,
    },
    planningData: { reorderPoint: 2.5, reorderQuantity: 96, leadDays: 7 },
  };
}

/** A category and one within it. */
async function nestedCategories(caller: Caller, number: string) {
  const save = (name: string, parentId?: number) =>
    callApi(itemCategoryContract.save, { body: { name, parentId } }, caller);
  const { id: categoryId } = await save(`Goods ${number}`);
  return { categoryId, subCategoryId: (await save(`Part of goods ${number}`, categoryId)).id };
}
