import { toLatin } from './numbers/digits.ts';

/** What a letter, or a group of letters, sounds like; in this order. The database's `sound_of` keeps to the same steps. */
const steps: readonly (readonly [written: RegExp, sound: string])[] = [
  // Marks that are typed or left out: nukta, joiners.
  [/[\u093C\u200C\u200D]/g, ''],
  [/ज्ञ/g, 'ग्य'],
  [/ङ/g, 'न्ग'],
  [/[ऋॠ]/g, 'रि'],
  [/ृ/g, '्रि'],
  [/ऐ/g, 'अइ'],
  [/औ/g, 'अउ'],
  // A consonant that bears no other vowel bears an a.
  [/([\u0915-\u0939])(?![\u093E-\u094D])/g, '$1a'],
  [/[कख]/g, 'k'],
  [/[गघ]/g, 'g'],
  [/[चछ]/g, 'C'],
  [/[जझ]/g, 'j'],
  [/[टठतथ]/g, 't'],
  [/[डढदध]/g, 'd'],
  [/[ञणन]/g, 'n'],
  [/[पफ]/g, 'p'],
  [/[बभव]/g, 'b'],
  [/म/g, 'm'],
  [/य/g, 'y'],
  [/र/g, 'r'],
  [/[लळ]/g, 'l'],
  [/[शषस]/g, 's'],
  [/ह/g, 'h'],
  [/[अआा]/g, 'a'],
  [/[इईिीै]/g, 'i'],
  [/[उऊुूौ]/g, 'u'],
  [/[एे]/g, 'e'],
  [/[ओो]/g, 'o'],
  [/[\u0900-\u0903\u093D\u094D]/g, ''],
  // Spellings of one sound in Latin letters.
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/([kgjtdpbsCz])h+/g, '$1'],
  [/f/g, 'p'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/([a-zC])\1+/g, '$1'],
  [/[^a-zC0-9]+/g, ' '],
  // Whether an a is said or written differs most: only the first letter of a word counts.
  [/(?<=[a-zC0-9])a/g, ''],
  // A nasal before a consonant is written in three ways, and left out.
  [/(?<=[a-zC0-9])(?:n(?=[bCdgjkpst])|m(?=[bp]))/g, ''],
];

/**
 * What a name sounds like, so that it is found however it is spelt: without regard to short and long vowels, to श/ष/स,
 * ब/व, aspiration, chandrabindu and anusvara, and alike in Devanagari and in Latin letters (चामल and `chamal` are both
 * ` Cml`). Words are led by one space each, so that ` Cm` within it is the beginning of a word.
 */
export function soundOf(name: string): string {
  const small = toLatin(name).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const sound = steps.reduce((text, [written, sound]) => text.replace(written, sound), small).trim();
  return sound === '' ? '' : ` ${sound}`;
}

/** The sound to look for, or null where it says too little: one letter begins too many names. */
export function searchedSound(search: string): string | null {
  const sound = soundOf(search);
  return sound.length > 2 ? sound : null;
}

/** A text in small letters, and what it sounds like. */
export type Heard = { written: string; sound: () => string };

/** A text to be searched; its sound is made at the first question for it, and kept. */
export function heardLater(text: string): Heard {
  let sound: string | null = null;
  return { written: plain(text), sound: () => (sound ??= soundOf(text)) };
}

/**
 * A test for what is searched in the browser: each typed word stands somewhere in the text, in small letters and digits
 * of either script, or a word of the text begins with its sound. Without words everything is found. What is searched often
 * and is long is handed over as it was once heard.
 */
export function finderOf(search: string): (text: string | Heard) => boolean {
  const words = plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, sound: searchedSound(word) }));
  return (text) => {
    const heard = typeof text === 'string' ? heardLater(text) : text;
    return words.every(
      ({ word, sound }) => heard.written.includes(word) || (sound !== null && heard.sound().includes(sound)),
    );
  };
}

function plain(text: string): string {
  return toLatin(text).toLowerCase();
}
