import { screens } from '@bahi/contract/screens';

type Navigate = (path: string) => void;

let navigate: Navigate = (path) => window.location.assign(path);

/** Where code outside of components leads the user; the router takes this over when it is there. */
export function navigateTo(path: string): void {
  navigate(path);
}

export function setNavigate(routerNavigate: Navigate): void {
  navigate = routerNavigate;
}

/**
 * Changes what the address bar says, and with it what a reload opens, without opening another screen: what was new has
 * become a record, and its screen goes on as it is.
 */
export function showAddress(path: string): void {
  window.history.replaceState(window.history.state, '', path);
}

let isBeginning = false;

/** Loads the page anew, as who is signed in by now: of what was read and typed before nothing is left, and nothing is asked. */
export function beginAnew(): void {
  isBeginning = true;
  window.location.replace(screens.dashboard);
}

/** Whether the page is about to be loaded anew for somebody else, so that nothing is to be kept or asked. */
export function isBeginningAnew(): boolean {
  return isBeginning;
}
