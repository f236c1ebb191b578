import type { ComponentType } from '@bahi/contract/money/payment/payment-form';
import { documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';

type Named = { componentType: ComponentType; componentEntityId: number; code: string | null };

/** What a reader calls a document: by its number, or by its heading as it was typed. */
export function documentName({ code }: Pick<Named, 'code'>): string {
  return code ?? '—';
}

/** Where a document is seen; null of a kind that has its place in the specification, and does not exist yet. */
export function documentPath({ componentType, componentEntityId }: Named): string | null {
  return isDocumentKind(componentType) ? `${documentKinds[componentType].screen}?view=${componentEntityId}` : null;
}
