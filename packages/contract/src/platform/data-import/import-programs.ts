import type { ImportKind } from './import-columns.ts';

/** The headings of one program's export, each with the column that it is; empty for one that is not taken over. */
type ProgramHeadings = Readonly<Record<string, string>>;

/**
 * How programs head their own exports. A heading stands here where it is read otherwise than by itself: `Rate` beside
 * `Closing Balance` is what the stock cost, beside `Usage unit` what the item is sold for.
 */
export const otherPrograms: Readonly<Record<ImportKind, readonly ProgramHeadings[]>> = {
  ITEM: [
    // Tally: stock items and the stock summary
    {
      'Name of Item': 'name',
      Under: 'category',
      Units: 'unit',
      'Part No.': 'code',
      'Closing Balance': 'openingQuantity',
      Quantity: 'openingQuantity',
      Rate: 'openingRate',
      Value: '',
      'HSN/SAC': 'hsCode',
      'Standard Price': 'sellingPrice',
      'Standard Cost': 'purchasePrice',
    },
    // Zoho
    {
      'Item Name': 'name',
      SKU: 'sku',
      Rate: 'sellingPrice',
      'Purchase Rate': 'purchasePrice',
      'Usage unit': 'unit',
      'Category Name': 'category',
      'Opening Stock': 'openingQuantity',
      'Opening Stock Value': '',
      'Reorder Point': 'reorderPoint',
      Brand: 'brand',
      EAN: 'barcode',
      'HSN/SAC': 'hsCode',
    },
    // Vyapar
    {
      'Item name': 'name',
      'Item code': 'code',
      Category: 'category',
      HSN: 'hsCode',
      'Sale price': 'sellingPrice',
      'Purchase price': 'purchasePrice',
      'Opening stock quantity': 'openingQuantity',
      'At price': 'openingRate',
      'Minimum stock quantity': 'reorderPoint',
      'Base Unit': 'unit',
      'Inclusive Of Tax': 'vatIncluded',
      'Tax Rate': 'taxable',
    },
    // Marg
    {
      'Product Name': 'name',
      Company: 'brand',
      'M.R.P.': 'mrp',
      'Rate A': 'sellingPrice',
      'Purchase Rate': 'purchasePrice',
      'Current Stock': 'openingQuantity',
      Cost: 'openingRate',
      Packing: '',
    },
    // Busy
    {
      'Item Name': 'name',
      Alias: 'code',
      'Item Group': 'category',
      'Main Unit': 'unit',
      'Op. Stock (Qty.)': 'openingQuantity',
      'Op. Stock (Amt.)': '',
      'Sale Price': 'sellingPrice',
      'Purc. Price': 'purchasePrice',
      'M.R.P.': 'mrp',
      'Tax Category': 'taxable',
    },
    // Swastik
    {
      'Product Name': 'name',
      'Product Code': 'code',
      'Product Group': 'category',
      'Unit Name': 'unit',
      'Sales Rate': 'sellingPrice',
      'Purchase Rate': 'purchasePrice',
      'Opening Qty': 'openingQuantity',
      'Opening Rate': 'openingRate',
      Vatable: 'taxable',
    },
  ],
  CUSTOMER: [
    // Tally: ledgers
    {
      'Name of Ledger': 'name',
      Under: '',
      'Contact Person': 'focalPerson',
      'Mobile No.': 'phoneNumber',
      'E-mail': 'email',
      'PAN/IT No.': 'vatPanNo',
      Address: 'tole',
      State: 'province',
      'Opening Balance': '',
    },
    // Zoho: contacts
    {
      'Display Name': 'name',
      MobilePhone: 'phoneNumber',
      EmailID: 'email',
      'Billing City': 'localBody',
      'Billing State': 'province',
      'Billing Address': 'tole',
      'Tax Registration Number': 'vatPanNo',
      'Opening Balance': '',
    },
    // Vyapar: parties
    {
      Name: 'name',
      'Phone No.': 'phoneNumber',
      Email: 'email',
      TIN: 'vatPanNo',
      Address: 'tole',
      'Opening Balance': '',
    },
  ],
  VENDOR: [
    {
      'Name of Ledger': 'name',
      Under: '',
      Alias: 'alias',
      'Mobile No.': 'contact',
      'E-mail': 'email',
      'PAN/IT No.': 'panOrVat',
      Address: 'street',
      State: 'province',
      'Opening Balance': '',
    },
    {
      'Display Name': 'name',
      MobilePhone: 'contact',
      EmailID: 'email',
      'Billing City': 'localBody',
      'Billing State': 'province',
      'Billing Address': 'street',
      'Tax Registration Number': 'panOrVat',
      'Opening Balance': '',
    },
    { Name: 'name', 'Phone No.': 'contact', Email: 'email', TIN: 'panOrVat', Address: 'street', 'Opening Balance': '' },
  ],
  CUSTOMER_DUE: openBills('Customer Name', 'Invoice'),
  VENDOR_DUE: openBills('Vendor Name', 'Bill'),
};

/** How programs head their lists of open bills; what a bill came to is not what is left of it. */
function openBills(party: string, paper: string): readonly ProgramHeadings[] {
  return [
    // Tally: bills receivable and payable
    {
      Date: 'billDate',
      'Ref. No.': 'billNumber',
      "Party's Name": 'party',
      'Opening Amount': '',
      'Pending Amount': 'amount',
      'Due on': 'dueDate',
      'Overdue by days': '',
    },
    // Zoho
    {
      [`${paper} Number`]: 'billNumber',
      [`${paper} Date`]: 'billDate',
      'Due Date': 'dueDate',
      [party]: 'party',
      Total: '',
      Balance: 'amount',
    },
    // Vyapar
    {
      Date: 'billDate',
      [`${paper} No`]: 'billNumber',
      'Party Name': 'party',
      'Party Phone No.': 'phone',
      'Total Amount': '',
      'Balance Due': 'amount',
      'Due Date': 'dueDate',
    },
    // Busy
    {
      'Ref. No.': 'billNumber',
      'Ref. Date': 'billDate',
      Account: 'party',
      'Org. Amount': '',
      'Bal. Amount': 'amount',
      'Due Date': 'dueDate',
      Days: '',
    },
  ];
}
