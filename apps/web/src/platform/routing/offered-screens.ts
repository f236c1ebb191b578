import { matchRoutes, type RouteObject } from 'react-router';

let load: () => Promise<RouteObject[]> = () => Promise.resolve([]);

/** Tells from where the table of the screens behind the login is had. */
export function offerScreens(table: () => Promise<RouteObject[]>): void {
  load = table;
}

/** Fetches the code of the screen at an address, its frame included. Who opens one whose code cannot be had is told then. */
export async function fetchScreen(path: string): Promise<void> {
  const table = await load().catch(() => []);
  const parts = (matchRoutes(table, path) ?? []).map(async ({ route: { lazy } }) =>
    typeof lazy === 'function' ? lazy().catch(() => undefined) : undefined,
  );
  await Promise.all(parts);
}
