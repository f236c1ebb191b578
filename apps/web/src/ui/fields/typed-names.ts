const devanagari = /\p{Script=Devanagari}/u;

/**
 * The names that a dialog of `Add new` begins with, from what was typed into the select before it. A Nepali name
 * stands in both fields, for the other one must not stay empty.
 */
export function namesFromTyped(typed: string): { name: string; nameNp: string } {
  const name = typed.trim();
  return { name, nameNp: devanagari.test(name) ? name : '' };
}
