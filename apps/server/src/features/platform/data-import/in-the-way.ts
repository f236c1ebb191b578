import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { textOf } from '../../../platform/core/texts.ts';

const mostNamed = 3;

/** Refuses to take an import back, with the names of what was used or changed since. */
export function failInTheWay({ language }: Pick<Context, 'language'>, names: readonly string[]): never {
  const first = names.slice(0, mostNamed).join(' · ');
  const rest = names.length - mostNamed;
  return fail('dataImport.inTheWay', {
    status: 409,
    parameters: {
      names: rest > 0 ? textOf(language, 'dataImport.andMore', { names: first, count: rest }) : first,
      count: names.length,
    },
  });
}
