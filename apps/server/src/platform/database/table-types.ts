import type { ColumnType } from 'kysely';
import type { Tables } from './tables.ts';

/** A column that every new row says, be it null: one that is forgotten does not compile. */
export type Asked<Read, Written = Read> = ColumnType<Read, Written, Written>;
/** A column with a default. */
export type Given<Read, Written = Read> = ColumnType<Read, Written | undefined, Written>;
/** A column that the database writes itself. */
export type Known<Read> = ColumnType<Read, never, never>;

export type TableName = keyof Tables;
/** The tables whose rows have a version, which tells a stale form. */
export type VersionedTable = { [T in TableName]: 'version' extends keyof Tables[T] ? T : never }[TableName];
/** Those of a business's own records. */
export type RecordTable = {
  [T in VersionedTable]: 'business_id' extends keyof Tables[T] ? T : never;
}[VersionedTable];

/** A row as it is read. */
export type Row<T extends TableName> = {
  [C in keyof Tables[T]]: Tables[T][C] extends ColumnType<infer Read, unknown, unknown> ? Read : never;
};
type Written<T extends TableName> = {
  [C in keyof Tables[T]]: Tables[T][C] extends ColumnType<unknown, infer New, unknown> ? New : never;
};
type WrittenColumn<T extends TableName> = {
  [C in keyof Written<T>]: [Written<T>[C]] extends [never] ? never : C;
}[keyof Written<T>];
type GivenColumn<T extends TableName> = {
  [C in WrittenColumn<T>]: undefined extends Written<T>[C] ? C : never;
}[WrittenColumn<T>];

/** A new row: every column but those with a default, and those if wanted. */
export type NewRow<T extends TableName> = {
  readonly [C in Exclude<WrittenColumn<T>, GivenColumn<T>>]: Written<T>[C];
} & { readonly [C in GivenColumn<T>]?: Exclude<Written<T>[C], undefined> };

/** What of a row may be changed. */
export type RowChange<T extends TableName> = {
  readonly [C in WrittenColumn<T>]?: Exclude<Written<T>[C], undefined>;
};
