import type { UploadedFile } from '../core/context.ts';
import { fail } from '../core/errors.ts';
import { refuseOtherName } from './file-name.ts';
import type { FileContent } from './files.ts';
import { redrawPhoto } from './images.ts';

/** Long enough to read the small print of an A4 bill. */
const longestSide = 2400;

/**
 * Reads a document that was uploaded, by its bytes, which its name may not deny: a picture is drawn anew as a JPEG,
 * upright and without metadata; a PDF must be one from its head to its end. Fails at `field` for anything else.
 */
export async function readDocument(
  { name, content }: Pick<UploadedFile, 'name' | 'content'>,
  { field }: { field: string },
): Promise<FileContent> {
  const refuse = (): never => fail('dueDocument.documentUnreadable', { field });
  if (isPdf(content)) {
    refuseOtherName({ name }, 'PDF', field);
    return { content, contentType: 'application/pdf' };
  }
  return redrawPhoto({ name, content }, { field, longestSide, refuse });
}

/** The head of a PDF, its last cross-reference and its end, as ISO 32000 has them (7.5). */
function isPdf(content: Buffer): boolean {
  const end = content.subarray(-2048).toString('latin1');
  return /^%PDF-[12]\.\d/.test(content.subarray(0, 8).toString('latin1')) && /startxref\s+\d+\s+%%EOF\s*$/.test(end);
}
