import { z } from './zod.ts';

/**
 * A file as an answer: its name, its media type and its bytes, which of a large one come as they are read; those may be
 * packed by gzip, and their size is that of the file as it is saved.
 */
export type Download = {
  fileName: string;
  contentType: string;
  content: Uint8Array | AsyncIterable<Uint8Array>;
  sizeBytes?: number;
  isPacked?: boolean;
};

/** Names the header that says how large the file is once it is saved, whatever it was packed to on its way. */
export const sizeHeader = 'x-file-size';

/** The answer of a call that returns a file. */
export const download = z.custom<Download>(
  (value) => typeof value === 'object' && value !== null && 'content' in value,
);
