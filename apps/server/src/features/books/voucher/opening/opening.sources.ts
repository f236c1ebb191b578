import { documentKindNames } from '@bahi/domain/document-kinds';

/** Where what a business began with comes from beside vouchers, by the source of its entries. */
export const openingDues = documentKindNames.filter((kind) => kind.startsWith('OPENING_'));
export const openingStock = ['ITEM', 'DATA_IMPORT'];
export const openingSources: readonly string[] = ['OPENING_VOUCHER', ...openingDues, ...openingStock];
