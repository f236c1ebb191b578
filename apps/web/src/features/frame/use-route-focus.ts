import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * When another screen is opened, its title takes the focus, so that a reader hears where it is and Tab goes on from
 * there; a screen that was newly opened begins at its top.
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    const title = content.current?.querySelector<HTMLElement>('[data-page-title]');
    (title ?? content.current)?.focus({ preventScroll: true });
  }, [pathname, navigation, content]);
}
