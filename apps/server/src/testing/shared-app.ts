import { readHeads } from '../platform/verify/verify.ts';
import { booksBegin } from './books.ts';
import { startTestApp, testNow, type TestApp } from './test-app.ts';

/** The server that the files of this worker share. It is there for as long as the worker. */
let kept: Promise<TestApp> | undefined;

/**
 * A server that is there already, with the businesses of other files in it: for tests whose facts are those of their own
 * businesses. Its clock stands at the beginning again for each of them. What is of the platform, its limits and its
 * database needs a server of its own (`startTestApp`), which takes longer than most files need for all they ask of it.
 */
export async function sharedTestApp(): Promise<TestApp> {
  const app = await (kept ??= startTestApp());
  app.advance(testNow - app.services.clock());
  const handed = { ...app, close: () => Promise.resolve() };
  // Other files answer for the books that they have left.
  booksBegin(handed, await readHeads(app.services.database));
  return handed;
}
