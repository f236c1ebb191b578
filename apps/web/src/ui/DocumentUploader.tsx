import { filesMessages } from '@bahi/contract/ui/files.messages';
import { formatNumber } from '@bahi/domain/digits';
import { Button, FileButton } from '@mantine/core';
import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { imageTypes, largestDocumentBytes, mostDocuments } from '../platform/constants.ts';
import { useTexts } from '../platform/i18n.ts';
import { useLanguage } from '../platform/language.ts';
import classes from './DocumentUploader.module.css';

/** A document that the server keeps: what the record's list of documents sends, and how it is shown. */
export type UploadedDocument = {
  uuid: string;
  name: string;
  /** The media type, `image/png`. */
  contentType: string;
  /** An address to see it by: a data address, or one of a blob. */
  url?: string | undefined;
};

type Props = {
  documents: readonly UploadedDocument[];
  onChange: (documents: UploadedDocument[]) => void;
  /** Sends one file for keeping; resolves to what the server called it. A refusal is shown below. */
  onUpload: (file: File) => Promise<UploadedDocument>;
  /** Media types that are taken; pictures where nothing else is said. */
  types?: readonly string[];
  disabled?: boolean;
};

/** Up to five documents of a record, each up to 2 MB: chosen or dropped, seen, opened and removed. */
export function DocumentUploader({ documents, onChange, onUpload, types = imageTypes, disabled = false }: Props) {
  const t = useTexts(filesMessages);
  const language = useLanguage();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  const kinds = kindsOf(types);
  const take = async (files: readonly File[]): Promise<void> => {
    const faults: string[] = [];
    const kept = [...documents];
    for (const file of files) {
      if (kept.length >= mostDocuments) {
        faults.push(t('tooMany'));
        break;
      }
      if (!types.includes(file.type)) faults.push(t('kindRefused', { name: file.name, kinds }));
      else if (file.size > largestDocumentBytes) faults.push(t('tooLarge', { name: file.name }));
      else {
        setSending(file.name);
        const uploaded = await onUpload(file).catch(reasonOf);
        if (typeof uploaded === 'string') faults.push(uploaded);
        else kept.push(uploaded);
      }
    }
    setSending(null);
    setErrors(faults);
    if (kept.length > documents.length) onChange(kept);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (!disabled) void take([...event.dataTransfer.files]);
  };
  return (
    <div className={classes.uploader} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {disabled ? null : (
        <div className={classes.choose}>
          <FileButton multiple accept={types.join(',')} onChange={(files) => void take(files)}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                leftSection={<Upload size={18} aria-hidden />}
                loading={sending !== null}
              >
                {t('choose')}
              </Button>
            )}
          </FileButton>
          <span className={classes.hint}>
            {`${t('dropHere')} · ${t('hint', { kinds, count: formatNumber(mostDocuments, language) })}`}
          </span>
        </div>
      )}
      <div role="status" className={classes.hint}>
        {sending === null ? '' : t('uploading', { name: sending })}
      </div>
      {errors.map((error) => (
        <p key={error} role="alert" className={classes.error}>
          {error}
        </p>
      ))}
      <DocumentList
        documents={documents}
        {...(disabled
          ? {}
          : { onRemove: (removed) => onChange(documents.filter((document) => document.uuid !== removed.uuid)) })}
      />
    </div>
  );
}

type ListProps = { documents: readonly UploadedDocument[]; onRemove?: (document: UploadedDocument) => void };

/** Documents as small pictures with their names; a click opens one. */
export function DocumentList({ documents, onRemove }: ListProps) {
  const t = useTexts(filesMessages);
  if (documents.length === 0) return null;
  return (
    <ul className={classes.list}>
      {documents.map((document) => (
        <li key={document.uuid} className={classes.document}>
          <a
            className={classes.preview}
            href={document.url}
            target="_blank"
            rel="noreferrer"
            download={document.name}
            aria-label={t('open', { name: document.name })}
          >
            {document.contentType.startsWith('image/') && document.url !== undefined ? (
              <img src={document.url} alt={t('preview', { name: document.name })} />
            ) : (
              <FileText size={28} aria-hidden />
            )}
          </a>
          <span className={classes.name} title={document.name}>
            {document.name}
          </span>
          {onRemove === undefined ? null : (
            <button
              type="button"
              className={classes.remove}
              aria-label={t('remove', { name: document.name })}
              onClick={() => onRemove(document)}
            >
              <X size={16} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** `JPEG, PNG, PDF` */
function kindsOf(types: readonly string[]): string {
  const names = types.map((type) => type.replace(/^.*\//, '').toUpperCase());
  return names.flatMap((name) => (name === 'JPEG' ? ['JPEG', 'JPG'] : [name])).join(', ');
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) throw thrown;
  return thrown.fields[0]?.message ?? thrown.message;
}
