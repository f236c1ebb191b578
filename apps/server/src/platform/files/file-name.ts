import type { UploadedFile } from '../core/context.ts';
import { fail } from '../core/errors.ts';

/**
 * A text as every system takes it for the name of a file or a folder: without what no name may have, without what is not
 * seen, and without a dot or a space at its end, which Windows refuses.
 */
export function nameOfFile(text: string, { longest, otherwise }: { longest: number; otherwise: string }): string {
  const plain = text.replace(notInNames, ' ').trim();
  return (
    plain
      .slice(0, longest)
      .toWellFormed()
      .replace(/[.\s]+$/, '') || otherwise
  );
}

const notInNames =
  // oxlint-disable-next-line no-control-regex -- the controls are what is taken out
  /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Ends of names by what a file is. */
const ends = { JPEG: ['jpg', 'jpeg', 'jpe', 'jfif'], PNG: ['png'], PDF: ['pdf'] } as const;

/**
 * Refuses at `field` a file whose name ends as that of another kind does: what its bytes are is known by now. A name
 * without such an end, as phones give it, claims nothing (ASVS 5.2.2).
 */
export function refuseOtherName({ name }: Pick<UploadedFile, 'name'>, kind: keyof typeof ends, field: string): void {
  // A number at the end is no such end: `scan 2083.08.04`.
  const end = /\.([a-z0-9]*[a-z][a-z0-9]*)$/i.exec(name)?.[1];
  if (end === undefined || ends[kind].some((known) => known === end.toLowerCase())) return;
  fail('common.fileNameOther', { field, parameters: { end, kind } });
}
