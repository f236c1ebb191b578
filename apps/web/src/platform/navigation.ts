type Navigate = (path: string) => void;

let navigate: Navigate = (path) => window.location.assign(path);

/** Where code outside of components leads the user; the router takes this over when it is there. */
export function navigateTo(path: string): void {
  navigate(path);
}

export function setNavigate(routerNavigate: Navigate): void {
  navigate = routerNavigate;
}
