import { useEffect } from 'react';
import { useAddress } from '../../../platform/use-address.ts';
import type { AddAction } from '../list-types.ts';
import { useAdd } from './use-add.ts';

const parameter = 'new';

/** A list that is opened with `?new=1` begins a new record at once, as its Add button does. */
export function AddByAddress(action: AddAction) {
  const { isOffered, start } = useAdd(action);
  const [address, changeAddress] = useAddress();
  const isAsked = address.has(parameter);
  useEffect(() => {
    if (!isAsked) return;
    changeAddress({ [parameter]: '' }, { replace: true });
    if (isOffered) start();
    // Once for each time that it is asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked]);
  return null;
}
