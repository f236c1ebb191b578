const placeCodes = new Set(
  'EACCES EDQUOT EEXIST EFBIG EIO EISDIR ENAMETOOLONG ENOENT ENOSPC ENOTDIR EPERM EROFS'.split(' '),
);

/** The place is full, closed to us or not there; a connection that breaks has other codes. */
export function isOfPlace(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && placeCodes.has(String(error.code));
}
