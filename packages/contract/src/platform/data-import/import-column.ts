import type { Text } from '../../messages.ts';

/** A column of a template: what it is called, and by what names it is known in files of others. */
export type ImportColumn = {
  readonly key: string;
  readonly label: Text;
  readonly isRequired?: true;
  /** Holds Nepali in Unicode. */
  readonly isNepali?: true;
  readonly isNumber?: true;
  readonly names?: readonly string[];
  readonly example?: Text;
  readonly note?: Text;
};
