import { z } from './zod.ts';

/** A file as an answer: its name, its media type and its bytes. */
export type Download = { fileName: string; contentType: string; content: Uint8Array };

/** The answer of a call that returns a file. */
export const download = z.custom<Download>(
  (value) => typeof value === 'object' && value !== null && 'content' in value,
);
