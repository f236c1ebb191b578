import type { JoinedBusiness } from '@bahi/contract/account/joined-business/joined-business.contract';

/** So many are seen at a glance; of more one is found by its name. */
export const fewWithoutSearch = 8;

type Named = Pick<JoinedBusiness, 'companyName' | 'companyNameNp' | 'userName'>;

/** Those in whose names, or whose user name, each word of a text stands, in the order they come in. */
export function namedLike<T extends Named>(rows: readonly T[], text: string): T[] {
  const words = text.toLowerCase().split(/\s+/);
  return rows.filter(({ companyName, companyNameNp, userName }) => {
    const names = `${companyName} ${companyNameNp ?? ''} ${userName}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
}
