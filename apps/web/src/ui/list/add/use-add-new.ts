import { useState } from 'react';

/**
 * The dialog of a select's `Add new`: `open` goes to the select, `dialog` to the dialog. The dialog stays mounted, so
 * that the focus comes back to the select when it closes.
 */
export function useAddNew() {
  const [state, setState] = useState({ opened: false, typed: '' });
  return {
    open: (typed: string) => setState({ opened: true, typed }),
    dialog: { ...state, onClose: () => setState((before) => ({ ...before, opened: false })) },
  };
}
