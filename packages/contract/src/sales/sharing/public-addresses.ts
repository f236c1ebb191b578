/** Addresses that anybody opens, for pages that fetch nothing else of the contract: see `screens.ts`. */
export const publicScreens = {
  sharedPaper: '/b/:paperId/:paperCode',
  checkReceipt: '/check-receipt',
} as const;

/** Where the public keys of the installation are (a JSON Web Key Set). */
export const receiptKeysPath = '/.well-known/bahi-receipt-keys.json';
