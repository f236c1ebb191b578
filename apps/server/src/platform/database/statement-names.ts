import { createHash } from 'node:crypto';

/** SQLSTATE of a prepared statement that names all columns of a table to which a newer release has just added one. */
export const planOutdated = '0A000';

let edition = 0;
const names = new Map<string, string>();

/** Prepared statements are named by their text, so that each connection parses a text once. */
export function statementName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(`${edition} ${text}`).digest('base64url');
    // Texts are few (lists of values come in fixed sizes); this is the guard against a caller that builds them freely.
    if (names.size > 5000) names.clear();
    names.set(text, name);
  }
  return name;
}

/** Gives all statements other names, under which each connection prepares them anew. */
export function renameStatements(): void {
  edition += 1;
  names.clear();
}
