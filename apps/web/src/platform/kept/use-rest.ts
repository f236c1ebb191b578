import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showOwnFont } from './own-font.ts';
import { keepAppHere } from './kept-app.ts';

const quietMilliseconds = 500;

/** Once the first screen has all it shows: its texts get their font, and the browser keeps the shell for the next visit. */
export function useRest(onRest: () => void): void {
  const isResting = useIsFetching() === 0;
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => {
      showOwnFont();
      onRest();
      void keepAppHere();
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, [isResting, onRest]);
}
