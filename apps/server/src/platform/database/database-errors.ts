type DatabaseError = { code: string; constraint?: string; message: string };

/** The SQLSTATE or system code of a failure, or null when it is none of the database's. */
export function databaseCodeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (hasCode(error)) return error.code;
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    error.message,
  )
    ? 'ECONNRESET'
    : null;
}

/** The name of the violated constraint. On a distributed database it stands in the message only, with a suffix. */
export function constraintOf(error: unknown): string | null {
  if (!(error instanceof Error) || !hasCode(error)) return null;
  return error.constraint ?? /constraint "([a-z_]+?)(_\d+)?"/.exec(error.message)?.[1] ?? null;
}

/** The database is away or going away: the caller may try again, and nothing was stored. */
export function isUnreachable(code: string): boolean {
  return /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0\d|08\w{3}|53300)$/.test(code);
}

/** The disk is full or broken, or the database only lets read: whoever runs the server has to do something. */
export function isUnwritable(code: string): boolean {
  return /^(53100|58030|25006)$/.test(code);
}

/** A lock, a deadlock or a time limit: the caller may try again. */
export function isContended(code: string): boolean {
  return /^(55P03|40P01|40001|57014|25P03)$/.test(code);
}

/** Text or numbers that the database cannot hold: the request was at fault. */
export function isDataFault(code: string): boolean {
  return code.startsWith('22');
}

function hasCode(error: Error): error is Error & DatabaseError {
  return 'code' in error && typeof error.code === 'string';
}
