import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into view by now: what it shows need not be fetched before. */
export function useWasSeen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wasSeen, element]);
  return wasSeen;
}
