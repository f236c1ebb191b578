import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the source says what the rows of a statement hold, and what the database says of them. */
export type Belief = {
  file: string;
  start: number;
  rowType: string;
  described: string;
  /** Whole rows are asked for: some of their columns may be left alone. */
  isWhole: boolean;
};

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * Rows are believed to hold every column and no other, each as the driver gives it, and null where the column may be.
 * Words are those that the table's check allows, or more; another value may be believed to be of a narrower type.
 */
const comparison = `
type RowOf<T extends import('${join(root, 'apps/server/src')}/platform/database/table-types.ts').TableName> =
  import('${join(root, 'apps/server/src')}/platform/database/table-types.ts').Row<T>;
type Unsure<T> = { unsure: T };
type Believed<T, V extends true> = T;
type Same<T, D> = [Exclude<keyof T, keyof D>] extends [never]
  ? [Exclude<keyof D, keyof T>] extends [never] ? Typed<T, D> : { column: Exclude<keyof D, keyof T>; isNotBelieved: true }
  : { column: Exclude<keyof T, keyof D>; isNotThere: true };
type Typed<T, D> = [{ [K in keyof D & keyof T]: Fits<T[K], D[K]> extends true ? never : K }[keyof D & keyof T]] extends [infer W]
  ? [W] extends [never] ? true : { column: W; isOfAnotherType: true }
  : never;
type Some<T, D> = Pick<D, keyof T & keyof D>;
type Fits<B, D> = unknown extends D ? true
  : [D] extends [{ unsure: infer U }] ? (unknown extends U ? true : [NonNullable<B>] extends [U] ? true : false)
  : [null] extends [D] ? ([null] extends [B] ? Value<NonNullable<B>, NonNullable<D>> : false)
  : Value<NonNullable<B>, NonNullable<D>>;
type Value<B, D> = [D] extends [string] ? (string extends D ? Within<B, D> : Within<D, B>) : Within<B, D>;
type Within<A, B> = [A] extends [B] ? true : false;
`;

/**
 * Compiles a copy of the sources in which each belief is held against what the database says. Answers what the compiler
 * says of those that do not fit, as `file(line) what`.
 */
export async function compareTypes(
  sources: ReadonlyMap<string, string>,
  beliefs: readonly Belief[],
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-statements-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, source] of sources) {
      if (!beliefs.some((belief) => belief.file === file)) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(
        join(folder, file),
        held(
          source,
          beliefs.filter((belief) => belief.file === file),
        ),
      );
    }
    writeFileSync(join(folder, 'comparison.d.ts'), comparison);
    const server = join(root, 'apps/server');
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      // What is not copied is taken from the declarations of the server itself.
      compilerOptions: { noEmit: true, types: ['node'], rootDirs: ['.', join(server, 'src')] },
      files: ['comparison.d.ts', ...new Set(beliefs.map(({ file }) => file))],
      references: [server, ...['domain', 'contract'].map((name) => join(root, 'packages', name))].map((path) => ({
        path,
      })),
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return await compile(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the end on, so that the places before stay what they are. */
function held(source: string, beliefs: readonly Belief[]): string {
  return beliefs
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, rowType, described, isWhole }) => {
      const asked = isWhole ? `Some<${rowType}, ${described}>` : described;
      return `${text.slice(0, start)}Believed<${rowType}, Same<${rowType}, ${asked}>>${text.slice(start + rowType.length)}`;
    }, source);
}

function compile(folder: string): Promise<string[]> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-b', folder], { cwd: folder, maxBuffer: 2 ** 26 }, (_error, output) =>
      resolve(
        output
          .split('\n')
          .filter((line) => line.includes(': error '))
          .map(shortened),
      ),
    );
  });
}

function shortened(complaint: string): string {
  return complaint.replace(
    /^(.*\(\d+),\d+\): error TS2344: Type '(.*)' does not satisfy the constraint 'true'\.$/,
    '$1) $2',
  );
}
