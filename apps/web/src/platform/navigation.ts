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
