import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { useCall } from '../../../platform/query.ts';
import { firstRows } from '../../../ui/fields/use-long-list.ts';
import { vendors } from './vendor-source.ts';

/** A vendor as the list of the select says, or asked for where they are not among the first; undefined until known. */
export function useKnownVendor(vendorId: string, isAsked: boolean): { isVatRegistered: boolean } | undefined {
  const first = vendors.useRows(firstRows, { enabled: isAsked });
  const listed = first.data?.rows.find(({ id }) => String(id) === vendorId);
  const isUnlisted = first.data !== undefined && listed === undefined;
  const vendor = useCall(vendorContract.get, { params: { id: vendorId } }, { enabled: isAsked && isUnlisted });
  return isAsked ? (listed ?? vendor.data) : undefined;
}
