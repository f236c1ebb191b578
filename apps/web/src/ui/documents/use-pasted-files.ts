import { type RefObject, useEffect, useEffectEvent } from 'react';
import { topmostDialog } from '../dialogs/dialog-place.ts';

/**
 * Files that are pasted anywhere on the page, such as a picture of a screen: the first uploader that can be reached takes
 * them, so that one behind a dialog does not.
 */
export function usePastedFiles(
  uploader: RefObject<HTMLElement | null>,
  { isOpen, types, take }: { isOpen: boolean; types: readonly string[]; take: (files: File[]) => void },
): void {
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])].filter(
      ({ type }) => type.startsWith('image/') || types.includes(type),
    );
    const isBehind = topmostDialog()?.contains(uploader.current) === false;
    // Office puts a picture of what is copied beside its text: that is meant as text.
    if (event.clipboardData?.types.includes('text/plain') === true) return;
    if (event.defaultPrevented || files.length === 0 || isBehind || !isOpen) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
