import type { Config } from '../settings/config.ts';

/** Sign-ins that the start shows once. */
export type ShownLogin = { title: string; userName: string; password: string };

type Announcement = {
  config: Config;
  note: string | null;
  /** Only at the start that made the super user. */
  superUser: ShownLogin | null;
  demo: readonly ShownLogin[] | null;
  milliseconds: number;
};

/** One line for whoever started the program. */
export function progress(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends the program once all that it said has gone to its reader: a pipe takes no more than it has room for at once. */
export function endAfterOutput(exitCode: number): void {
  process.stdout.write('', () => process.exit(exitCode));
}

/** Whoever reads the output may go away first: from then on nothing is said, and the program runs on. */
export function outliveReader(): void {
  process.stdout.on('error', () => {});
}

/** Says where the program is reached and who can sign in. The first word of the last line is what scripts wait for. */
export function announce({ config, note, superUser, demo, milliseconds }: Announcement): void {
  const address = config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`;
  if (note !== null) progress(note);
  for (const { title, userName, password } of [...(superUser === null ? [] : [superUser]), ...(demo ?? [])])
    progress(`  ${title.padEnd(28)} ${userName.padEnd(28)} ${password}`);
  progress(`Ready after ${Math.round(milliseconds)} ms: ${address}`);
}
