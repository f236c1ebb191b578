import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The outlet of the frame that was built last: for another one it is built anew. */
let lastOfficeId: number | null | undefined;

/**
 * When another screen is opened, its title takes the focus, so that a reader hears where it is and Tab goes on from
 * there; a screen that was newly opened begins at its top. In another outlet each screen is another one.
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>, officeId: number | null): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    focusTitle(content.current);
  }, [pathname, navigation, content]);
  useEffect(() => {
    if (lastOfficeId !== undefined && lastOfficeId !== officeId) focusTitle(content.current);
    lastOfficeId = officeId;
  }, [officeId, content]);
}

function focusTitle(content: HTMLElement | null): void {
  const title = content?.querySelector<HTMLElement>('[data-page-title]');
  (title ?? content)?.focus({ preventScroll: true });
}
