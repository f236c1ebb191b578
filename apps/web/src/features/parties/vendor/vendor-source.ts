import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { vendorSelectMessages } from '@bahi/contract/parties/vendor/vendor-select.messages';
import { type CallQueryOptions, useCall } from '../../../platform/query.ts';
import type { LongListQuery } from '../../../ui/fields/use-long-list.ts';
import { VendorDialog } from './VendorDialog.tsx';

/** Vendors, for a field in which one is chosen. */
export const vendors = {
  texts: vendorSelectMessages,
  phoneOf: ({ contact }: { contact: string }) => contact,
  save: vendorContract.save,
  AddDialog: VendorDialog,
  useRows: (query: LongListQuery, options: CallQueryOptions) =>
    useCall(vendorContract.list, { query: { ...query, sort: 'name' } }, options),
};
