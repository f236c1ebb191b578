import { searchedSound, soundOf } from '@bahi/domain/name-sound';
import { toLatin } from '@bahi/domain/numbers/digits';

type Named = { name: string; nameNp: string | null; also?: string; to: string };

/**
 * Those with a word, of their names or of what else they are called, that each typed one begins or sounds like the
 * beginning of; what begins with all of it comes first, and of these what is used most.
 */
export function fitting<T extends Named>(all: readonly T[], typed: string, uses: (to: string) => number): T[] {
  const text = plain(typed);
  const words = text.split(/\s+/);
  const begins = ({ name, nameNp }: T): number =>
    Number([name, nameNp ?? ''].some((one) => plain(one).startsWith(text)));
  return all
    .filter(({ name, nameNp, also = '' }) => {
      const names = `${name} ${nameNp ?? ''} ${also}`;
      const parts = plain(names).split(/[\s/()-]+/);
      return words.every((word) => parts.some((part) => part.startsWith(word)) || soundsLike(names, word));
    })
    .toSorted((one, other) => begins(other) - begins(one) || uses(other.to) - uses(one.to));
}

function soundsLike(name: string, word: string): boolean {
  const sound = searchedSound(word);
  return sound !== null && soundOf(name).includes(sound);
}

function plain(text: string): string {
  return toLatin(text).toLowerCase();
}
