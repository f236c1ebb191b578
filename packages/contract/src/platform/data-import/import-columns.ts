import type { Language } from '@bahi/domain/language';
import type { Text } from '../../messages.ts';
import { customerDueColumns, vendorDueColumns } from './due-columns.ts';
import type { ImportColumn } from './import-column.ts';
import { importColumnsMessages } from './import-columns.messages.ts';
import { customerColumns, vendorColumns } from './party-columns.ts';

export const importKinds = ['ITEM', 'CUSTOMER', 'VENDOR', 'CUSTOMER_DUE', 'VENDOR_DUE'] as const;
export type ImportKind = (typeof importKinds)[number];

const t = importColumnsMessages.texts;
const same = (text: string): Text => ({ en: text, ne: text });

/** Stands for a column that is an attribute of variants, whatever its heading says. */
export const attributeKey = 'attribute';

const itemColumns: readonly ImportColumn[] = [
  {
    key: 'name',
    label: t.itemName,
    isRequired: true,
    names: ['Product name', 'Item', 'Product', 'Name of product', 'Goods', 'Particulars', 'नाम', 'सामान', 'Name'],
    example: t.itemNameExample,
    note: t.itemNameNote,
  },
  {
    key: 'nameNp',
    label: t.nameNp,
    isNepali: true,
    names: ['Name in Nepali', 'Item name Nepali', 'नेपालीमा नाम'],
    example: t.itemNameNpExample,
    note: t.nameNpNote,
  },
  {
    key: 'code',
    label: t.code,
    names: ['Item code', 'Product code', 'Item no', 'Item number', 'सामानको कोड'],
    note: t.codeNote,
  },
  { key: 'hsCode', label: t.hsCode, names: ['HSN', 'HSN code', 'HSN/SAC', 'HS', 'Harmonic code'] },
  {
    key: 'category',
    label: t.category,
    isRequired: true,
    names: ['Item category', 'Group', 'Item group', 'Stock group', 'Product group', 'समूह'],
    example: t.categoryExample,
    note: t.categoryNote,
  },
  { key: 'subCategory', label: t.subCategory, names: ['Sub group', 'Subcategory', 'Sub category'] },
  { key: 'brand', label: t.brand, names: ['Company', 'Manufacturer', 'Make', 'कम्पनी'] },
  {
    key: 'unit',
    label: t.unit,
    isRequired: true,
    names: ['Units', 'UOM', 'Base unit', 'Unit of measure', 'इकाई'],
    example: same('kg'),
    note: t.unitNote,
  },
  {
    key: 'taxable',
    label: t.taxable,
    names: ['VAT applicable', 'Is taxable', 'VAT'],
    example: t.no,
    note: t.yesNoNote,
  },
  {
    key: 'sellingPrice',
    label: t.sellingPrice,
    isRequired: true,
    isNumber: true,
    names: ['Sale price', 'Sales price', 'Sales rate', 'Selling rate', 'Price', 'बिक्री दर', 'Rate'],
    example: same('120'),
    note: t.sellingPriceNote,
  },
  { key: 'mrp', label: t.mrp, isNumber: true, names: ['MRP', 'M.R.P.', 'Printed price', 'एमआरपी'] },
  {
    key: 'purchasePrice',
    label: t.purchasePrice,
    isNumber: true,
    names: ['Purchase rate', 'Cost price', 'Buying price', 'खरिद दर'],
  },
  {
    key: 'vatIncluded',
    label: t.vatIncluded,
    names: ['Price includes VAT', 'Inclusive of tax', 'Tax inclusive'],
    example: t.no,
    note: t.yesNoNote,
  },
  { key: 'sku', label: t.sku, names: ['SKU code', 'SKU no', 'Stock keeping unit', 'Variant code'], note: t.skuNote },
  { key: 'barcode', label: t.barcode, names: ['Bar code', 'EAN', 'UPC', 'GTIN'] },
  {
    key: 'reorderPoint',
    label: t.reorderPoint,
    isNumber: true,
    names: ['Reorder level', 'Minimum stock', 'Min stock'],
  },
  {
    key: 'openingQuantity',
    label: t.openingQuantity,
    isNumber: true,
    names: [
      'Opening stock',
      'Opening qty',
      'Op. qty',
      'Stock quantity',
      'Stock',
      'Current stock',
      'Closing stock',
      'Closing quantity',
      'Quantity',
      'Qty',
      'मौज्दात',
    ],
    example: same('25'),
    note: t.openingQuantityNote,
  },
  {
    key: 'openingRate',
    label: t.openingRate,
    isNumber: true,
    names: ['Opening rate', 'Opening cost', 'Closing rate', 'Unit cost', 'परल मूल्य'],
    example: same('95.50'),
    note: t.openingRateNote,
  },
  { key: 'outlet', label: t.outlet, names: ['Godown', 'Location', 'Warehouse', 'Branch', 'Store'], note: t.outletNote },
];

/** Whose open bills are brought in; null of what is no bill. */
export function partyOfImport(kind: ImportKind): 'customer' | 'vendor' | null {
  return kind === 'CUSTOMER_DUE' ? 'customer' : kind === 'VENDOR_DUE' ? 'vendor' : null;
}

/** The columns of each kind, in the order of its template. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  ITEM: itemColumns,
  CUSTOMER: customerColumns,
  VENDOR: vendorColumns,
  CUSTOMER_DUE: customerDueColumns,
  VENDOR_DUE: vendorDueColumns,
};

/** The attributes that the template of items has columns for, and by what other names files call them. */
export const usualAttributes: readonly { readonly label: Text; readonly names: readonly string[] }[] = [
  { label: t.size, names: ['Size', 'साइज', 'नाप'] },
  { label: t.colour, names: ['Colour', 'Color', 'Shade', 'रङ', 'रंग'] },
];

/** The headings of a template in a language: of items with the columns of attributes before those of stock. */
export function templateColumns(kind: ImportKind): readonly ImportColumn[] {
  const columns = importColumns[kind];
  if (kind !== 'ITEM') return columns;
  const at = columns.findIndex(({ key }) => key === 'openingQuantity');
  const attributes = usualAttributes.map(({ label }): ImportColumn => ({
    key: attributeKey,
    label,
    note: t.attributeNote,
  }));
  return [...columns.slice(0, at), ...attributes, ...columns.slice(at)];
}

/** What a column is called: an attribute's by its own heading. */
export function columnLabel(kind: ImportKind, key: string, language: Language): string {
  const label = key === attributeKey ? t.attribute : importColumns[kind].find((column) => column.key === key)?.label;
  return label?.[language] ?? key;
}
