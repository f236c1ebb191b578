import { filesMessages } from '@bahi/contract/ui/files.messages';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { imageTypes, largestDocumentBytes, mostDocuments } from '../../platform/constants.ts';
import { textOf, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { DocumentList, type UploadedDocument } from './DocumentList.tsx';
import classes from './DocumentUploader.module.css';
import { fittingPicture } from './fitting-picture.ts';
import { usePastedFiles } from './use-pasted-files.ts';

type Props = {
  /** The field of its form. */
  name?: string;
  documents: readonly UploadedDocument[];
  onChange: (documents: UploadedDocument[]) => void;
  /** One was taken off; `onChange` has told of the others. */
  onRemoved?: (document: UploadedDocument) => void;
  /** Sends one file for keeping; resolves to what the server called it. A refusal is shown below. */
  onUpload: (file: File) => Promise<UploadedDocument>;
  /** The order counts: it can be changed, and the first is the cover. */
  isOrdered?: boolean;
  /** Media types that are taken; pictures where nothing else is said. */
  types?: readonly string[];
  disabled?: boolean;
  /** Whether files are under way: a form that is saved meanwhile would go without them. */
  onSending?: ((isSending: boolean) => void) | undefined;
};

/**
 * Up to five documents of a record, each up to 2 MB, larger pictures made smaller: chosen, dropped or pasted, seen, opened
 * and removed.
 */
export function DocumentUploader(props: Props) {
  const {
    name,
    documents,
    onChange,
    onRemoved,
    onUpload,
    types = imageTypes,
    isOrdered = false,
    disabled = false,
    onSending,
  } = props;
  const t = useTexts(filesMessages);
  const language = useLanguage();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [sending, setSending] = useState<string | null>(null);
  /** Lets the same file be chosen once more. */
  const reset = useRef<() => void>(null);
  const uploader = useRef<HTMLDivElement>(null);
  const kinds = kindsOf(types);
  // What is there when an upload ends may be other than when it began: one was removed meanwhile.
  const latest = useRef(documents);
  useEffect(() => {
    latest.current = documents;
  }, [documents]);
  const put = (next: UploadedDocument[]): void => {
    latest.current = next;
    onChange(next);
  };
  const tooLarge = ({ name: of, size, type }: File): string => {
    // A picture was made smaller already; of a PDF its sender alone can make less.
    if (type !== 'application/pdf') return t('tooLarge', { name: of });
    const megabytes = String(Math.ceil(size / 100_000) / 10);
    return t('pdfLarge', { name: of, size: inDigitsOf(megabytes, language) });
  };
  const take = async (files: readonly File[]): Promise<void> => {
    const faults: string[] = [];
    onSending?.(true);
    for (const [at, chosen] of files.entries()) {
      if (latest.current.length >= mostDocuments) {
        const names = files.slice(at).map((file) => file.name);
        faults.push(`${textOf('common.documentsMany')}. ${t('leftOut', { names: names.join(' · ') })}`);
        break;
      }
      setSending(chosen.name);
      const file = await fittingPicture(chosen);
      if (!types.includes(file.type)) faults.push(t('kindRefused', { name: file.name, kinds }));
      else if (file.size > largestDocumentBytes) faults.push(tooLarge(file));
      else {
        const uploaded = await onUpload(file).catch(reasonOf);
        if (typeof uploaded === 'string') faults.push(t('refused', { name: file.name, reason: uploaded }));
        else put([...latest.current, uploaded]);
      }
    }
    onSending?.(false);
    setSending(null);
    setErrors(faults);
    reset.current?.();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    if (!disabled && sending === null) void take([...event.dataTransfer.files]);
  };
  usePastedFiles(uploader, { isOpen: !disabled && sending === null, types, take: (files) => void take(files) });
  return (
    <div ref={uploader} className={classes.uploader} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {disabled ? null : (
        <div className={classes.choose}>
          <FileButton
            {...(name === undefined ? {} : { name })}
            resetRef={reset}
            multiple
            accept={types.join(',')}
            onChange={(files) => void take(files)}
          >
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
          : {
              onMove: isOrdered ? (moved, by) => put(exchanged(latest.current, moved, by)) : undefined,
              onRemove: (removed) => {
                setErrors([]);
                put(latest.current.filter((document) => document.uuid !== removed.uuid));
                onRemoved?.(removed);
              },
            })}
      />
    </div>
  );
}

function exchanged(documents: readonly UploadedDocument[], moved: UploadedDocument, by: -1 | 1): UploadedDocument[] {
  const from = documents.findIndex(({ uuid }) => uuid === moved.uuid);
  const others = documents.filter(({ uuid }) => uuid !== moved.uuid);
  return [...others.slice(0, from + by), moved, ...others.slice(from + by)];
}

/** `JPEG, PNG, PDF` */
function kindsOf(types: readonly string[]): string {
  const names = types.map((type) => type.replace(/^.*\//, '').toUpperCase());
  return names.flatMap((name) => (name === 'JPEG' ? ['JPEG', 'JPG'] : [name])).join(', ');
}

/** Why a file was not kept; what breaks off before the server is asked is told as well, and holds up no saving. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return textOf('connection.unexpected');
  return thrown.fields[0]?.message ?? thrown.message;
}
