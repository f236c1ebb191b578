import type { Access } from '@bahi/contract/access';
import { type DocumentKind, documentKinds, isDocumentKind, rightToRead } from '@bahi/domain/document-kinds';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Language } from '@bahi/domain/language';

/** The screen that lists a kind, where its details open as `?view=`, and who may read it. */
export function documentScreen(kind: DocumentKind): { list: string; needs: { access: Access } } {
  return { list: documentKinds[kind].screen, needs: { access: rightToRead(kind) } };
}

/** A number is written in the digits of the language; a heading stands as it was typed. Of what is no document too. */
export function documentName(kind: string, name: string, language: Language): string {
  return isDocumentKind(kind) && documentKinds[kind].calledBy === 'number' ? inDigitsOf(name, language) : name;
}
