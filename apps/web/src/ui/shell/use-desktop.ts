import { useMediaQuery } from '@mantine/hooks';
import { besideQuery, desktopQuery, wideDeskQuery, wideDialogQuery } from '../../platform/constants.ts';

/** Wider than 1024 px: rows instead of cards, a sidebar instead of a full-screen menu. */
export function useIsDesktop(): boolean {
  return useMediaQuery(desktopQuery, true, { getInitialValueInEffect: false }) ?? true;
}

/** Wider than 1300 px: wide dialogs have room for their 1200 px. */
export function useHasWideDialogs(): boolean {
  return useMediaQuery(wideDialogQuery, true, { getInitialValueInEffect: false }) ?? true;
}

/** From 1240 px on: room for the help beside a screen. */
export function useIsWide(): boolean {
  return useMediaQuery(besideQuery, true, { getInitialValueInEffect: false }) ?? true;
}

/** From 1440 px on: a menu with all its groups open. */
export function useIsWideDesk(): boolean {
  return useMediaQuery(wideDeskQuery, true, { getInitialValueInEffect: false }) ?? true;
}
