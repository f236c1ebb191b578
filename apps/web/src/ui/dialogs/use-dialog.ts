import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from '@bahi/contract/zod';
import { useAddress } from '../../platform/use-address.ts';

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
  const { opened, target, open, close } = useAddressTextDialog(name);
  const id = target !== null && /^[1-9]\d{0,14}$/.test(target) ? Number(target) : null;
  return {
    opened: opened && id !== null,
    /** The record in view, or the last one while its dialog closes. */
    target: id,
    open: (chosen: number) => open(String(chosen)),
    close,
  };
}

/** As useAddressDialog, for what is known by its number and not by an id: `?bill=INV-2083/84-00001`. */
export function useAddressTextDialog(name: string) {
  const [address, changeAddress] = useAddress();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = address.get(name) || null;
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  return {
    opened: asked !== null,
    target: asked ?? last,
    open: (target: string) => changeAddress({ [name]: target }, { state: { isDialog: true } }),
    close: () => {
      if (ownEntry.safeParse(location.state).success) void navigate(-1);
      else changeAddress({ [name]: '' }, { replace: true });
    },
  };
}
