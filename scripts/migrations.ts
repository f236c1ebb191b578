import { createHash } from 'node:crypto';

export type MigrationFile = { name: string; text: string };

/**
 * What is wrong with migrations that were released: `released` is the list that `sha256sum` made of them, empty before
 * the first release (decision 0041). Each fault names its file.
 */
export function faultsOfReleased(released: string, files: readonly MigrationFile[]): string[] {
  const known = new Map(
    released
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const [checksum = '', name = ''] = line.split(/ [ *]/);
        return [name, checksum];
      }),
  );
  const last = [...known.keys()].toSorted().at(-1) ?? '';
  const changed = [...known].filter(([name, checksum]) =>
    files.some((file) => file.name === name && sumOf(file) !== checksum),
  );
  const missing = [...known.keys()].filter((name) => !files.some((file) => file.name === name));
  const overtaken = files.filter(({ name }) => !known.has(name) && name < last);
  return [
    ...changed.map(([name]) => `${name} was released and has changed`),
    ...missing.map((name) => `${name} was released and is gone`),
    ...overtaken.map(({ name }) => `${name} is new and stands before ${last}, which was released`),
  ];
}

function sumOf({ text }: MigrationFile): string {
  return createHash('sha256').update(text).digest('hex');
}
