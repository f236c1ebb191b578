import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
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
  const t = useTexts(filesMessages);
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
