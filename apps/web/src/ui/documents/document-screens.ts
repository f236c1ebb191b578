import type { Access } from '@bahi/contract/access';
import { type DocumentKind, documentKinds, rightToRead } from '@bahi/domain/document-kinds';

/** The screen that lists a kind, where its details open as `?view=`, and who may read it. */
export function documentScreen(kind: DocumentKind): { list: string; needs: { access: Access } } {
  return { list: documentKinds[kind].screen, needs: { access: rightToRead(kind) } };
}
