import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { itemCategoryMasterData } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { categoryContract, categoryTypeOfSettled } from '@bahi/contract/money/category/category.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { countryContract } from '@bahi/contract/platform/country/country.contract';
import { districtContract } from '@bahi/contract/platform/district/district.contract';
import { provinceContract } from '@bahi/contract/platform/province/province.contract';
import type { MasterData } from '@bahi/contract/master-data';
import type { RecordFilterKind } from '@bahi/contract/reports/report/report-filter';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { dropdownLength } from '../../../../platform/constants.ts';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { Choice } from '../../../../ui/fields/SearchSelect.tsx';
import { useSearch, choicesOf, foundOf, isAmong, choice, type ReportChoices, type Found } from './report-choices.ts';

export type SellableKind = 'ITEM' | 'SERVICE';
/** Where each kind of record is found; those included that are inactive by now: a report looks back. */
export const choiceHooks: Readonly<Record<RecordFilterKind, (chosenId: string) => ReportChoices>> = {
  outlet: useOutletChoices,
  customer: useCustomerChoices,
  vendor: useVendorChoices,
  category: useCategoryChoices,
  moneyCategory: useMoneyCategoryChoices,
  user: useUserChoices,
  brand: useBrandChoices,
  itemCategory: useItemCategoryChoices,
  country: useCountryChoices,
  province: useProvinceChoices,
  district: useDistrictChoices,
  item: useItemChoices,
};

function useBrandChoices(chosenId: string): ReportChoices {
  return useMasterDataChoices(brandContract.masterData, chosenId);
}

function useItemCategoryChoices(chosenId: string): ReportChoices {
  return useMasterDataChoices(itemCategoryMasterData, chosenId);
}

function useCountryChoices(chosenId: string): ReportChoices {
  return useMasterDataChoices(countryContract.masterData, chosenId);
}

function useProvinceChoices(chosenId: string): ReportChoices {
  return useMasterDataChoices(provinceContract.masterData, chosenId);
}

/** The items, each once however many variants it has. */
function useItemChoices(chosenId: string): ReportChoices {
  const { can } = useSession();
  const search = useSearch();
  const mayRead = can(itemContract.list);
  const body = { start: 0, length: dropdownLength, ...search.typed };
  const rows = useCall(itemContract.list, { body }, { enabled: mayRead, keepPrevious: true });
  const found = foundOf(rows.data, (row) => choice(row.id, row.name, row.nameNp, row.code));
  const one = useCall(itemContract.get, { params: { itemId: chosenId } }, isOneAsked(mayRead, chosenId, found));
  const other = one.data && choice(one.data.id, one.data.name, one.data.nameNp, one.data.code);
  return choicesOf(search, found, { id: chosenId, other, isLoading: rows.isFetching });
}

function useDistrictChoices(chosenId: string): ReportChoices {
  return useMasterDataChoices(districtContract.masterData, chosenId);
}

/** The outlets that the caller sees. */
function useOutletChoices(chosenId: string): ReportChoices {
  const { outlets, officeId } = useSession();
  const options = outlets
    .filter(({ id }) => officeId === null || id === officeId)
    .map(({ id, name, nameNp }): Choice => ({ value: id, label: name, labelNp: nameNp }));
  const chosen = options.find(({ value }) => String(value) === chosenId) ?? null;
  return { options, chosen, isLoading: false, searching: {} };
}

function useCustomerChoices(chosenId: string): ReportChoices {
  const { can } = useSession();
  const search = useSearch();
  const mayRead = can(customerContract.list);
  const rows = useCall(customerContract.list, { query: search.query }, { enabled: mayRead, keepPrevious: true });
  const found = foundOf(rows.data, ({ id, name, nameNp, phoneNumber }) => choice(id, name, nameNp, phoneNumber));
  const one = useCall(customerContract.get, { params: { id: chosenId } }, isOneAsked(mayRead, chosenId, found));
  const other = one.data && choice(one.data.id, one.data.name, one.data.nameNp, one.data.phoneNumber);
  return choicesOf(search, found, { id: chosenId, other, isLoading: rows.isFetching });
}

function useVendorChoices(chosenId: string): ReportChoices {
  const { can } = useSession();
  const search = useSearch();
  const mayRead = can(vendorContract.list);
  const rows = useCall(vendorContract.list, { query: search.query }, { enabled: mayRead, keepPrevious: true });
  const found = foundOf(rows.data, ({ id, name, nameNp, contact }) => choice(id, name, nameNp, contact));
  const one = useCall(vendorContract.get, { params: { id: chosenId } }, isOneAsked(mayRead, chosenId, found));
  const other = one.data && choice(one.data.id, one.data.name, one.data.nameNp, one.data.contact);
  return choicesOf(search, found, { id: chosenId, other, isLoading: rows.isFetching });
}

/** The categories of what is spent. */
function useCategoryChoices(chosenId: string): ReportChoices {
  return useCategories(chosenId, { categoryTypeKey: categoryTypeOfSettled.PAID });
}

/** Those of what is earned as well. */
function useMoneyCategoryChoices(chosenId: string): ReportChoices {
  return useCategories(chosenId, {});
}

function useCategories(
  chosenId: string,
  narrowed: { categoryTypeKey?: typeof categoryTypeOfSettled.PAID },
): ReportChoices {
  const { can } = useSession();
  const search = useSearch();
  const mayRead = can(categoryContract.list);
  const query = { ...search.query, ...narrowed };
  const rows = useCall(categoryContract.list, { query }, { enabled: mayRead, keepPrevious: true });
  const found = foundOf(rows.data, ({ id, categoryName, categoryNameNp }) => choice(id, categoryName, categoryNameNp));
  const params = { categoryId: chosenId };
  const one = useCall(categoryContract.get, { params }, isOneAsked(mayRead, chosenId, found));
  const other = one.data && choice(one.data.id, one.data.categoryName, one.data.categoryNameNp);
  return choicesOf(search, found, { id: chosenId, other, isLoading: rows.isFetching });
}

function useUserChoices(chosenId: string): ReportChoices {
  const { can } = useSession();
  const search = useSearch();
  const mayRead = can(userContract.list);
  const rows = useCall(userContract.list, { query: search.query }, { enabled: mayRead, keepPrevious: true });
  const found = foundOf(rows.data, ({ id, fullName, userName }) => choice(id, fullName, null, userName));
  const one = useCall(userContract.get, { params: { userId: chosenId } }, isOneAsked(mayRead, chosenId, found));
  const other = one.data && choice(one.data.id, one.data.fullName, null, one.data.userName);
  return choicesOf(search, found, { id: chosenId, other, isLoading: rows.isFetching });
}

function useMasterDataChoices(of: MasterData, chosenId: string): ReportChoices {
  const search = useSearch();
  const rows = useCall(of.list, { query: search.query }, { keepPrevious: true });
  const found = foundOf(rows.data, ({ id, name, nameNp }) => choice(id, name, nameNp));
  const one = useCall(of.get, { params: { id: chosenId } }, isOneAsked(true, chosenId, found));
  const other = one.data && choice(one.data.id, one.data.name, one.data.nameNp);
  return choicesOf(search, found, { id: chosenId, other, isLoading: rows.isFetching });
}

/** The one that is chosen is asked for by itself where it is not among those that were found. */
function isOneAsked(mayRead: boolean, chosenId: string, found: Found): { enabled: boolean } {
  return { enabled: mayRead && chosenId !== '' && found !== undefined && !isAmong(found, chosenId) };
}

/** The items or the services, as the type says; those included that are no longer sold. */
export function useSellableChoices(kind: SellableKind | null, chosenId: string): ReportChoices {
  const { can } = useSession();
  const search = useSearch();
  const items = useCall(
    itemContract.list,
    { body: { start: 0, length: dropdownLength, ...search.typed } },
    { enabled: kind === 'ITEM' && can(itemContract.list), keepPrevious: true },
  );
  const services = useCall(
    serviceContract.list,
    { query: search.query },
    { enabled: kind === 'SERVICE' && can(serviceContract.list), keepPrevious: true },
  );
  const ofItems = foundOf(items.data, (row) => choice(row.itemLedgerDetailId, row.name, row.nameNp, row.code));
  const ofServices = foundOf(services.data, (row) => choice(row.id, row.name, row.nameNp, row.code));
  const found = kind === 'ITEM' ? ofItems : kind === 'SERVICE' ? ofServices : undefined;
  const one = useCall(
    invoiceContract.itemServiceDetail,
    { query: { inventoryType: kind ?? 'ITEM', id: chosenId } },
    isOneAsked(kind !== null && can(invoiceContract.itemServiceDetail), chosenId, found),
  );
  return choicesOf(search, found, {
    id: chosenId,
    other: one.data && choice(Number(chosenId), one.data.name, one.data.nameNp, one.data.code),
    isLoading: items.isFetching || services.isFetching,
  });
}
