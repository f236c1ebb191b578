import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { useDocumentAddresses } from '../../../ui/documents/document-addresses.ts';
import { DocumentList } from '../../../ui/documents/DocumentList.tsx';
import { DocumentsField } from '../../../ui/documents/DocumentsField.tsx';
import type { DebitValues } from './debit-note-form.ts';
import type { DebitNoteDetail } from './debit-note-rows.ts';
import classes from '../../stock/goods-lines/notes/Note.module.css';

const noDocuments: DebitNoteDetail['documents'] = [];

type Props = {
  form: AppForm<DebitValues>;
  draft: DebitNoteDetail | null;
  onSending: (isSending: boolean) => void;
};

/** Pictures and PDF of the vendor's papers: up to five. */
export function DebitDocuments({ form: { control }, draft, onSending }: Props) {
  const t = useTexts(debitNoteScreenMessages);
  const upload = useSend(debitNoteContract.uploadDocument, { errors: 'form' });
  const discard = useSend(debitNoteContract.removeDocument, { errors: 'form' });
  return (
    <section className={classes.surface} aria-label={t('documents')}>
      <DocumentsField
        control={control}
        name="documents"
        attached={draft?.documents ?? noDocuments}
        onUpload={(document) => upload.mutateAsync({ files: { document } })}
        onDiscard={(docUuid) => discard.mutate({ params: { docUuid } })}
        onSending={onSending}
      />
    </section>
  );
}

/** The papers that a note keeps; nothing where it has none. */
export function KeptDocuments({ note: { documents } }: { note: DebitNoteDetail }) {
  const t = useTexts(debitNoteScreenMessages);
  const shown = useDocumentAddresses(documents);
  if (documents.length === 0) return null;
  return (
    <section aria-label={t('documents')}>
      <h3>{t('documents')}</h3>
      <DocumentList documents={shown} />
    </section>
  );
}
