import type { keysMessages } from './keys.messages.ts';

/** Words of the list of keys that are no deed: its own title, heads of groups, faces of keys. */
type Other = 'title' | 'or' | 'arrowDown' | 'arrowUp' | 'everywhere' | 'lists' | 'forms' | 'bills' | 'counter';

/** What one does by keys, by its word in the list of keys. */
export type KeyWord = Exclude<keyof typeof keysMessages.texts, Other>;
