// The types of bootstrap.mjs, which is plain JavaScript because it runs on any Node.

/** The repository's root folder. */
export const root: string;

/** Installs what the lock file names when it is missing or older; a few milliseconds when nothing is to be done. */
export function ensureInstalled(): void;

/** The pinned Node's executable. */
export function pinnedNode(): string;

/** How the server is run: its file, the flags of its Node, and what is set beside the operator's settings. */
export function serverProgram(): { file: string; flags: string[]; settings: Record<string, string> };

/** Builds the web app when its sources are newer than the last build. Returns false when the build failed. */
export function ensureWebBuilt(): boolean;

/** This process's environment with the pinned Node first in the path. */
export function environment(more?: Record<string, string>): Record<string, string | undefined>;

/** Runs a program until it ends and returns its exit code. */
export function runInForeground(
  program: string,
  programArguments: string[],
  options: { env?: Record<string, string | undefined>; collect?: (chunk: Buffer) => void },
): Promise<number>;

/** The time since `started` (of `performance.now()`), as words. */
export function seconds(started: number): string;
