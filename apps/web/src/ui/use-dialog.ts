import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { z } from '@bahi/contract/zod';

/**
 * A dialog and whom it is for: `const edit = useDialog<number>()`, `edit.open(17)`, `opened={edit.opened}`. The target
 * stays while the dialog closes, so that its content does not change under way.
 */
export function useDialog<T>() {
  const [state, setState] = useState<{ opened: boolean; target: T | null }>({ opened: false, target: null });
  return {
    ...state,
    open: (target: T) => setState({ opened: true, target }),
    close: () => setState(({ target }) => ({ opened: false, target })),
  };
}

const ownEntry = z.object({ isDialog: z.literal(true) });

/**
 * A dialog for one record whose id stands in the address (`?view=17`), so that it can be shared and Back closes it.
 * Opened here it is an entry of the history, which closing takes back.
 */
export function useAddressDialog(name: string) {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = address.get(name) ?? '';
  const id = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null;
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const change = (value: string | null): URLSearchParams => {
    const next = new URLSearchParams(address);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    opened: id !== null,
    /** The record in view, or the last one while its dialog closes. */
    target: id ?? last,
    open: (target: number) =>
      setAddress(change(String(target)), { state: { isDialog: true }, preventScrollReset: true }),
    close: () => {
      if (ownEntry.safeParse(location.state).success) void navigate(-1);
      else setAddress(change(null), { replace: true, preventScrollReset: true });
    },
  };
}
