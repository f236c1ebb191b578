import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Transform } from 'node:stream';
import { ConfigError } from '../settings/config.ts';

/** Rows as text are packed to a tenth or a twentieth; what unpacks to a hundred times its size was made to do harm. */
const mostTimesPacked = 100;
/** A backup of hardly anything may be packed better. */
const alwaysAllowedBytes = 64_000_000;
/** The length that a gzip file says of itself stands in its last four bytes, without what is above 2^32 (RFC 1952). */
const declaredLength = 4;

/**
 * The most bytes that a backup of this size on the disk unpacks to; null for a file that says more of itself: made to
 * do harm, or cut or changed at its end.
 */
export function mostUnpackedBytes(file: string): number | null {
  const fd = openSync(file, 'r');
  try {
    const { size } = fstatSync(fd);
    const most = size * mostTimesPacked + alwaysAllowedBytes;
    const end = Buffer.alloc(declaredLength);
    if (size >= declaredLength) readSync(fd, end, 0, declaredLength, size - declaredLength);
    return end.readUInt32LE() > most ? null : most;
  } finally {
    closeSync(fd);
  }
}

/** Lets bytes through until there are too many, whatever the file says of itself. */
export function refuseAbove(most: number, file: string): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > most) done(tooLarge(file));
      else done(null, chunk);
    },
  });
}

function tooLarge(file: string): ConfigError {
  return new ConfigError(`${file} unpacks to far more than a backup of its size holds: nothing was restored from it.`);
}
