import type { ComponentType } from '@bahi/contract/money/payment/payment-form';
import { documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import { useLanguage } from '../../../platform/language.ts';
import { documentName } from '../../../ui/documents/document-screens.ts';

type Named = { componentType: ComponentType; componentEntityId: number; code: string | null };

/** Of kinds that have their place in the specification, and do not exist yet. */
const reservedScreen = '/purchase-setup';

/** What a reader calls a document: by its number, or by its heading as it was typed. */
export function useDocumentName(): (document: Named) => string {
  const language = useLanguage();
  return ({ componentType, code }) => (code === null ? '—' : documentName(componentType, code, language));
}

/** Where a document is seen. */
export function documentPath({ componentType, componentEntityId }: Named): string {
  const screen = isDocumentKind(componentType) ? documentKinds[componentType].screen : reservedScreen;
  return `${screen}?view=${componentEntityId}`;
}
