import { filesMessages } from '@bahi/contract/ui/files.messages';
import { useTexts } from '../../platform/i18n.ts';
import { type AttachedDocument, useDocumentAddresses } from './document-addresses.ts';
import { DocumentList } from './DocumentList.tsx';

/** The documents that a record keeps, under their heading; nothing where it has none. */
export function KeptDocuments({ documents }: { documents: readonly AttachedDocument[] }) {
  const t = useTexts(filesMessages);
  const shown = useDocumentAddresses(documents);
  if (documents.length === 0) return null;
  return (
    <section aria-label={t('documents')}>
      <h3>{t('documents')}</h3>
      <DocumentList documents={shown} />
    </section>
  );
}
