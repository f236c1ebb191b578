import { useEffect } from 'react';

const product = 'बही';

/** Names the browser's tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? product : `${title} · ${product}`;
  }, [title]);
}
