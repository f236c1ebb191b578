/** What a document keeps of its vendor, as they were when it was entered: registers of that time say it. */
export type BilledVendor = {
  vendor_name: string;
  vendor_name_np: string | null;
  vendor_pan: string;
  is_vendor_registered: boolean;
};

/** In SQL, the same of a row of `vendor`. */
export const billedVendorColumns = `vendor.name as vendor_name, vendor.name_np as vendor_name_np,
  vendor.vat_pan_no as vendor_pan, vendor.is_vat_registered as is_vendor_registered`;
