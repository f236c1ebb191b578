import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import type { z } from '@bahi/contract/zod';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { type HeldDocument, HeldDocuments } from '../../../ui/documents/HeldDocuments.tsx';
import { stillSending } from '../../../ui/documents/still-sending.ts';
import { useField } from '../../../ui/fields/field.ts';
import { FormSection } from '../../../ui/form/FormGrid.tsx';

/** What is written on a record. */
export type CommentForm = AppForm<z.input<typeof recordHistoryContract.comment.body>>;

/** Pictures and PDF of what the comment is about: up to five. The form holds them by their identifiers. */
export function useCommentFiles({ control }: Pick<CommentForm, 'control'>) {
  const t = useTexts(filesMessages);
  const upload = useSend(recordHistoryContract.uploadDocument, { errors: 'form' });
  const discard = useSend(recordHistoryContract.removeDocument, { errors: 'form' });
  const [held, setHeld] = useState<readonly HeldDocument[]>([]);
  const isSending = useRef(false);
  const { change, error } = useField({ control, name: 'documents' });
  return {
    /** Sends the comment, unless a file is under way, which would be left behind. Refusals are said at the files. */
    send: async (write: () => Promise<unknown>): Promise<void> => {
      if (isSending.current) throw stillSending(t('stillSending'));
      try {
        await write();
      } catch (thrown) {
        throw thrown instanceof ApiError ? atFiles(thrown, held) : thrown;
      }
    },
    field: (
      <FormSection title={t('documents')}>
        <HeldDocuments
          name="documents"
          held={held}
          onChange={(next) => {
            setHeld(next);
            change(next.map(({ docUuid }) => docUuid));
          }}
          error={error}
          attached={none}
          onUpload={(document) => upload.mutateAsync({ files: { document } })}
          onDiscard={(docUuid) => discard.mutate({ params: { docUuid } })}
          onSending={(sending) => {
            isSending.current = sending;
          }}
        />
      </FormSection>
    ),
  };
}

const none: readonly HeldDocument[] = [];

/** What the server says of one of the files is said below all of them, with its name. */
function atFiles({ status, code, message, fields }: ApiError, held: readonly HeldDocument[]): ApiError {
  return new ApiError({
    status,
    code,
    message,
    fields: fields.map(({ field, message: reason }) => {
      const place = /^documents\.(\d+)$/.exec(field)?.[1];
      const name = place === undefined ? undefined : held[Number(place)]?.documentName;
      return {
        field: place === undefined ? field : 'documents',
        message: name === undefined ? reason : `${name}: ${reason}`,
      };
    }),
  });
}
