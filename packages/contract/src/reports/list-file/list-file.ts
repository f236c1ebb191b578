import type { Language } from '@bahi/domain/language';
import type { Answer, Endpoint, Named } from '../../endpoint.ts';
import type { Text } from '../../messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';

type Cell = string | number | null;
/** A column of the rows of one list. */
export type ListFileColumnOf<Row> = {
  /**
   * The key of the same column on the screen: what is hidden there is left out of the file. What is one column there and
   * several here has a word more behind a dot: `way.from`.
   */
  key: string;
  title: Text;
  /** Money is in rupees, quantities in their unit, days and moments as the list answers them (AD). */
  kind: 'text' | 'money' | 'quantity' | 'count' | 'percent' | 'day' | 'moment';
  value: (row: Row, language: Language) => Cell;
  /** Its rupees add up, over what is in force. */
  isSummed?: true;
  /** Only the platform's own people have it. */
  isOfPlatform?: true;
};

/** A list as it is taken along: which call has its rows, what its file is called, and what its columns tell. */
export type ListFile = {
  /** The call, `invoice.list`. */
  list: string;
  /** The file's name without its extension. */
  fileName: string;
  title: Text;
  columns: readonly ListFileColumn[];
  /** What counts in sums; a draft and what was cancelled do not. */
  inForce: (row: unknown) => boolean;
};
/** A column of any list; its rows are those of the call that the list names. */
export type ListFileColumn = ListFileColumnOf<unknown>;

type RowOf<E extends Endpoint> = Answer<E> extends { rows: readonly (infer Row)[] } ? Row : never;
type Built<Row> = ListFileColumnOf<Row>;

function buildersOf<Row>() {
  const column =
    (kind: ListFileColumnOf<Row>['kind']) =>
    (key: string, title: Text, value: ListFileColumnOf<Row>['value']): Built<Row> => ({ key, title, kind, value });
  return {
    text: column('text'),
    money: column('money'),
    /** Money that adds up. */
    amount: (key: string, title: Text, value: ListFileColumnOf<Row>['value']): Built<Row> => ({
      ...column('money')(key, title, value),
      isSummed: true,
    }),
    quantity: column('quantity'),
    count: column('count'),
    percent: column('percent'),
    day: column('day'),
    moment: column('moment'),
    /** A name in the reader's language, and the other where there is none. */
    name: (key: string, title: Text, names: (row: Row) => readonly [name: string | null, nameNp: string | null]) =>
      column('text')(key, title, (row, language) => {
        const [name, nameNp] = names(row);
        return language === 'ne' ? nameNp || name : name || nameNp;
      }),
    /** A code of the product, by the word for it. */
    word: (key: string, title: Text, wordOf: (row: Row) => Text | null) =>
      column('text')(key, title, (row, language) => wordOf(row)?.[language] ?? null),
  };
}
type Builders<Row> = ReturnType<typeof buildersOf<Row>>;

type Declared<Row> = Pick<ListFile, 'fileName' | 'title'> & { inForce?: (row: Row) => boolean };

/** Declares the file of a list: one mechanism makes a spreadsheet or paper of any list that is declared so. */
export function listFile<E extends Named<Endpoint>>(
  call: E,
  { fileName, title, inForce = () => true }: Declared<RowOf<E>>,
  columns: (column: Builders<RowOf<E>>) => readonly ListFileColumnOf<RowOf<E>>[],
): ListFile {
  // The rows that come to these columns are those of the call.
  return {
    list: call.name,
    fileName,
    title,
    inForce: assume(inForce),
    columns: assume(columns(buildersOf<RowOf<E>>())),
  };
}

/** How what is active or not is told, in every list that has a status of two. */
export function statusColumn<Row extends { isActive: boolean }>(): ListFileColumnOf<Row> {
  const { status, active, inactive } = uiMessages.texts;
  return {
    key: 'isActive',
    title: status,
    kind: 'text',
    value: ({ isActive }, language) => (isActive ? active : inactive)[language],
  };
}

function assume<T>(value: unknown): T;
function assume(value: unknown): unknown {
  return value;
}
