import type { KeyWord } from '@bahi/contract/platform/frame/key-words';
import { keysMessages } from '@bahi/contract/platform/frame/keys.messages';

type Word = keyof typeof keysMessages.texts;
/** What one does, and the keys that do it: of each way those that are held together. */
export type Doing = readonly [word: KeyWord, ...ways: (readonly string[])[]];

const isMac = navigator.platform.startsWith('Mac');
const command = isMac ? '⌘' : 'Ctrl';
const option = isMac ? '⌥' : 'Alt';

/** All that can be done by keys, by where it can. */
export const keyGroups: readonly (readonly [Word, readonly Doing[]])[] = [
  [
    'everywhere',
    [
      ['find', [command, 'K'], [option, 'G']],
      ['guide', ['F1']],
      ['help', ['?']],
      ['next', ['Tab']],
      ['close', ['Esc']],
    ],
  ],
  [
    'lists',
    [
      ['rows', ['ArrowDown'], ['ArrowUp']],
      ['open', ['Enter']],
      ['records', [option, 'ArrowDown'], [option, 'ArrowUp']],
      ['period', [option, 'F2']],
    ],
  ],
  [
    'forms',
    [
      ['save', [command, 'S']],
      ['accept', [command, 'A']],
      ['calendar', ['ArrowDown']],
    ],
  ],
  [
    'bills',
    [
      ['saveDraft', [command, 'S']],
      ['issue', [command, 'Enter']],
      ['nextCell', ['Enter']],
      ['cellBack', ['Shift', 'Enter']],
      ['lines', ['ArrowDown'], ['ArrowUp']],
      ['removeLine', [command, 'Backspace']],
    ],
  ],
  [
    'counter',
    [
      ['threeOf', ['3', '*']],
      ['price', ['F2']],
      ['buyer', ['F4']],
      ['hold', ['F6']],
      ['held', ['F7']],
      ['takeBack', ['F8']],
      ['pay', ['F9']],
      ['closeDay', ['F10']],
    ],
  ],
];

/** The keys of one deed; none for a word that the list does not have. */
export function waysOf(word: string): (readonly string[])[] {
  const doing = keyGroups.flatMap(([, doings]) => doings).find(([own]) => own === word);
  return doing === undefined ? [] : doing.slice(1).filter((way) => typeof way !== 'string');
}
