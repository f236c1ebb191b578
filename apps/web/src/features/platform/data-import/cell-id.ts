/** The id of the place in the table that a problem leads to: the cell, or the head of its row where -1 is the column. */
export function cellId(rowNumber: number, column: number): string {
  return `import-${rowNumber}-${column}`;
}
