import { matchRoutes, type RouteObject } from 'react-router';

let load: () => Promise<RouteObject[]> = () => Promise.resolve([]);

/** Tells from where the table of the screens behind the login is had. */
export function offerScreens(table: () => Promise<RouteObject[]>): void {
  load = table;
}

/** Fetches the code of the screen at an address, its frame included. Who opens one whose code cannot be had is told then. */
export async function fetchScreen(path: string): Promise<void> {
  const table = await load().catch(() => []);
  const parts = (matchRoutes(table, path) ?? []).map(({ route }) => route.lazy);
  await Promise.all(parts.map((part) => (typeof part === 'function' ? part().catch(() => undefined) : undefined)));
}
