import { filesMessages } from '@bahi/contract/ui/files.messages';
import { z } from '@bahi/contract/zod';
import { useEffect, useRef } from 'react';
import { documentTypes } from '../../platform/constants.ts';
import { useTexts } from '../../platform/i18n.ts';
import { type AttachedDocument, useDocumentAddresses } from './document-addresses.ts';
import type { UploadedDocument } from './DocumentList.tsx';
import { DocumentUploader } from './DocumentUploader.tsx';
import classes from './DocumentUploader.module.css';
import { smallPictureOf } from './small-picture.ts';

/** What a form holds of a document: its content is with the server, and a small picture of an upload in the form's draft. */
export const heldDocument = z.object({
  docUuid: z.string(),
  documentName: z.string(),
  fileContentType: z.string(),
  preview: z.string().optional(),
});
export type HeldDocument = z.output<typeof heldDocument>;

export type HeldDocumentsProps = {
  /** What the record has already, with its content; it must stay the same list. */
  attached: readonly AttachedDocument[];
  /** Sends one file for keeping until the form is saved. */
  onUpload: (file: File) => Promise<HeldDocument>;
  /** An upload of this form is taken back. What the record has already is only let go by saving. */
  onDiscard: (docUuid: string) => void;
  onSending: (isSending: boolean) => void;
};
type Props = HeldDocumentsProps & {
  name: string;
  held: readonly HeldDocument[];
  onChange: (held: HeldDocument[]) => void;
  /** What is wrong with them. */
  error: string | undefined;
};

/** The documents of a record while it is written: pictures and PDF, with previews. */
export function HeldDocuments(props: Props) {
  const { name, held, onChange, error, attached, onUpload, onDiscard, onSending } = props;
  const t = useTexts(filesMessages);
  const seen = useDocumentAddresses(attached);
  const uploads = useRef(new Map<string, string>());
  useEffect(() => {
    const addresses = uploads.current;
    return () => {
      for (const url of addresses.values()) URL.revokeObjectURL(url);
      addresses.clear();
    };
  }, []);
  const addressOf = (uuid: string): string | undefined =>
    uploads.current.get(uuid) ?? seen.find((document) => document.uuid === uuid)?.url;
  const upload = async (file: File): Promise<UploadedDocument> => {
    const kept = await onUpload(file);
    const url = URL.createObjectURL(file);
    uploads.current.set(kept.docUuid, url);
    const preview = await smallPictureOf(file);
    return { uuid: kept.docUuid, name: kept.documentName, contentType: kept.fileContentType, url, preview };
  };
  const take = (documents: readonly UploadedDocument[]): void => {
    onChange(
      documents.map(({ uuid, name, contentType, preview }) => ({
        docUuid: uuid,
        documentName: name,
        fileContentType: contentType,
        preview,
      })),
    );
  };
  return (
    <div role="group" aria-label={t('documents')}>
      <DocumentUploader
        name={name}
        documents={held.map(({ docUuid, documentName, fileContentType, preview }) => ({
          uuid: docUuid,
          name: documentName,
          contentType: fileContentType,
          url: addressOf(docUuid),
          preview,
        }))}
        onChange={take}
        onRemoved={({ uuid }) => {
          if (!attached.some(({ docUuid }) => docUuid === uuid)) onDiscard(uuid);
        }}
        onUpload={upload}
        types={documentTypes}
        onSending={onSending}
      />
      {error === undefined ? null : (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
