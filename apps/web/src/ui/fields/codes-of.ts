/** What goods are found by beside their name, in one line: the code of the item, its own number and barcode. */
export function codesOf(code: string, sku: string | null, barcode: string | null): string {
  return [code, sku === code ? null : sku, barcode].filter(Boolean).join(' · ');
}
