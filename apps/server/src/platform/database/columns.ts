/** The column of a field: `wardNo` → `ward_no`. */
export type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field;
/** The field of a column: `ward_no` → `wardNo`. */
export type FieldOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<FieldOf<Rest>>}`
  : Column;

/** The fields of a form under the names of columns; which record and version it is stands beside them. */
export type Columns<Form> = { [F in Exclude<keyof Form & string, 'id' | 'version'> as ColumnOf<F>]: Form[F] };
/** The columns of a row under the names of fields. */
export type Fields<Row> = { [C in keyof Row & string as FieldOf<C>]: Row[C] };

export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * What a form holds, by columns. A field whose column is called otherwise, or holds something else, is taken out before
 * and written beside it; one that is new goes along by itself, and does not compile until its column is there.
 */
export function columnsOf<Form extends object>(form: Form): Columns<Form>;
export function columnsOf(form: object): object {
  const {
    id: _id,
    version: _version,
    ...fields
  } = Object.fromEntries(Object.entries(form).map(([field, value]) => [columnName(field), value]));
  return fields;
}

/** What a row holds, by fields; an answer leaves out what its contract does not name. */
export function fieldsOf<Row extends object>(row: Row): Fields<Row>;
export function fieldsOf(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldName(column), value]));
}

function fieldName(column: string): string {
  return column.replace(/_[a-z]/g, (joint) => joint.slice(1).toUpperCase());
}
