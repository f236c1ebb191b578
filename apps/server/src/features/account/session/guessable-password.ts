import { fail } from '../../../platform/core/errors.ts';

/** Signs that stand for letters. */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
};
/** What whoever sees the product thinks of first: its name, what it is for, who signs in, where it is used. */
const contextWords = (
  'bahi khata hisab lekha byapar pasal kirana udhyog rokad jinsi ' +
  'account accounting accountant inventory invoice ledger billing vat pan stock ' +
  'admin administrator superuser super user owner manager cashier staff outlet demo test login signin password ' +
  'nepal nepali kathmandu pokhara'
).split(' ');
/** Names that are shorter are part of many words. */
const shortestName = 3;
/** Of letters and digits beside what is known of the person: fewer are tried out in no time. */
const fewestOthers = 6;

/**
 * Refuses a password that is among the first to be tried: a common one, or a common word with digits and signs at its
 * ends, as the rules about letters, digits and signs invite to; one that is little more than words of the product; and
 * one that is little more than those and what others know of the person. `known` holds names, addresses and numbers of
 * theirs as they stand.
 */
export async function refuseGuessable(
  password: string,
  known: readonly (string | null)[],
  field: string,
): Promise<void> {
  const written = password.normalize('NFC').toLowerCase();
  if ((await isCommon(written)) || isLittleMoreThan(written, contextWords)) fail('account.passwordCommon', { field });
  if (isLittleMoreThan(written, [...namesIn(known), ...contextWords])) fail('account.passwordOwnName', { field });
}

let reading: Promise<ReadonlySet<string>> | undefined;

/** The list takes several megabytes, and is read with the first password that somebody chooses. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  reading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return reading;
}

async function isCommon(written: string): Promise<boolean> {
  const common = await commonPasswords();
  const core = coreOf(written);
  return [written, core, spelled(written), spelled(core), coreOf(spelled(written))].some((text) => common.has(text));
}

/** Without the digits and signs before and behind. */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function spelled(text: string): string {
  return text.replace(/[^\p{L}]/gu, (sign) => letterOf[sign] ?? sign);
}

function namesIn(known: readonly (string | null)[]): string[] {
  return known.flatMap((text) =>
    (text ?? '')
      .normalize('NFC')
      .toLowerCase()
      .split(/@.*$|[^\p{L}\p{M}\p{N}]+/u),
  );
}

function isLittleMoreThan(written: string, words: readonly string[]): boolean {
  const longestFirst = words
    .filter((word) => word.length >= shortestName)
    .toSorted((one, other) => other.length - one.length);
  const others = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), written);
  return others !== written && (others.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).length < fewestOthers;
}
