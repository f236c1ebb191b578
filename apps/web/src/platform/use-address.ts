import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

type Changes = Readonly<Record<string, string>>;
type How = Pick<NavigateOptions, 'replace' | 'state'>;

/** The parameters of the address and the way to change some of them; an empty value takes its parameter out. */
export function useAddress(): readonly [URLSearchParams, (changes: Changes, how?: How) => void] {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (changes: Changes, how: How = {}) => {
      // As it stands in the bar, not as it was drawn last: the second of two quick changes would undo the first.
      const after = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') after.delete(name);
        else after.set(name, value);
      }
      setAddress(after, { ...how, preventScrollReset: true });
    },
    [setAddress],
  );
  return [address, change];
}
