import { filesMessages } from '@bahi/contract/ui/files.messages';
import { ActionIcon, Button, Loader } from '@mantine/core';
import { ArrowLeft, ArrowRight, Download, FileText, Image, X } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../platform/api-client.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useTexts } from '../../platform/i18n.ts';
import { showToast } from '../../platform/toasts.ts';
import { Dialog, DialogFooter } from '../dialogs/Dialog.tsx';
import classes from './DocumentUploader.module.css';
import { useDialog } from '../dialogs/use-dialog.ts';

/** A document that the server keeps: what the record's list of documents sends, and how it is shown. */
export type UploadedDocument = {
  uuid: string;
  name: string;
  /** The media type, `image/png`. */
  contentType: string;
  /** An address to see it by, that of a blob; a document that is only known by name has none. */
  url?: string | undefined;
  /** A small picture of it, as a data address: all that there is of an upload whose form was closed meanwhile. */
  preview?: string | undefined;
  /** Brings what is fetched only when somebody opens it. */
  bring?: (() => Promise<{ blob: Blob; url: string }>) | undefined;
};
type SeenDocument = UploadedDocument & { url: string };

type Props = {
  documents: readonly UploadedDocument[];
  onRemove?: (document: UploadedDocument) => void;
  /** Exchanges a document with its neighbour; where it is there, their order counts and the first is the cover. */
  onMove?: ((document: UploadedDocument, by: -1 | 1) => void) | undefined;
};

/** Documents as small pictures with their names; a click shows a picture in full, and saves what is none. */
export function DocumentList({ documents, onRemove, onMove }: Props) {
  const t = useTexts(filesMessages);
  const picture = useDialog<SeenDocument>();
  if (documents.length === 0) return null;
  return (
    <>
      <ul className={classes.list}>
        {documents.map((document, position) => (
          <li key={document.uuid} className={classes.document}>
            <Preview document={document} onShow={picture.open} />
            <span className={classes.name} title={document.name}>
              {document.name}
            </span>
            {onMove === undefined ? null : (
              <Places
                name={document.name}
                isFirst={position === 0}
                isLast={position === documents.length - 1}
                onMove={(by) => onMove(document, by)}
              />
            )}
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
      <PictureDialog picture={picture.target} opened={picture.opened} onClose={picture.close} />
    </>
  );
}

type PlacesProps = { name: string; isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void };

function Places({ name, isFirst, isLast, onMove }: PlacesProps) {
  const t = useTexts(filesMessages);
  return (
    <span className={classes.places}>
      <ActionIcon disabled={isFirst} aria-label={t('moveForward', { name })} onClick={() => onMove(-1)}>
        <ArrowLeft size={18} aria-hidden />
      </ActionIcon>
      {isFirst ? <span className={classes.cover}>{t('cover')}</span> : null}
      <ActionIcon disabled={isLast} aria-label={t('moveBack', { name })} onClick={() => onMove(1)}>
        <ArrowRight size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}

function Preview({ document, onShow }: { document: UploadedDocument; onShow: (picture: SeenDocument) => void }) {
  const t = useTexts(filesMessages);
  const { name, url, preview, contentType, bring } = document;
  const sign = <FileText size={28} aria-hidden />;
  if (url === undefined && bring !== undefined)
    return <LatePreview document={document} bring={bring} onShow={onShow} />;
  if (url === undefined) {
    return (
      <span className={classes.preview}>
        {preview === undefined ? sign : <img src={preview} alt={t('preview', { name })} />}
      </span>
    );
  }
  if (contentType.startsWith('image/')) {
    return (
      <button
        type="button"
        className={classes.preview}
        aria-label={t('open', { name })}
        onClick={() => onShow({ ...document, url })}
      >
        <img src={url} alt={t('preview', { name })} />
      </button>
    );
  }
  return (
    <a className={classes.preview} href={url} download={name} aria-label={t('download', { name })}>
      {sign}
    </a>
  );
}

type LateProps = {
  document: UploadedDocument;
  bring: NonNullable<UploadedDocument['bring']>;
  onShow: (picture: SeenDocument) => void;
};

/** By its sign until somebody opens it: a PDF is saved then, and a picture shown in full. */
function LatePreview({ document, bring, onShow }: LateProps) {
  const t = useTexts(filesMessages);
  const [isBusy, setBusy] = useState(false);
  const { name, contentType } = document;
  const isPicture = contentType.startsWith('image/');
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { blob, url } = await bring();
      if (isPicture) onShow({ ...document, url });
      else saveFile({ fileName: name, blob });
    } catch (thrown) {
      // Without a line that has been said.
      if (thrown instanceof ApiError && thrown.status !== 0) showToast({ kind: 'error', message: thrown.message });
    } finally {
      setBusy(false);
    }
  };
  const Sign = isPicture ? Image : FileText;
  return (
    <button
      type="button"
      className={classes.preview}
      aria-label={t(isPicture ? 'open' : 'download', { name })}
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) void open();
      }}
    >
      {isBusy ? <Loader size={24} /> : <Sign size={28} aria-hidden />}
    </button>
  );
}

type PictureProps = { picture: SeenDocument | null; opened: boolean; onClose: () => void };

/** A picture large enough to read the small print of a bill. */
function PictureDialog({ picture, opened, onClose }: PictureProps) {
  const t = useTexts(filesMessages);
  if (picture === null) return null;
  const { name, url } = picture;
  return (
    <Dialog opened={opened} onClose={onClose} title={name} size={1000}>
      <img className={classes.picture} src={url} alt={t('preview', { name })} />
      <DialogFooter>
        <Button
          component="a"
          variant="default"
          href={url}
          download={name}
          leftSection={<Download size={18} aria-hidden />}
        >
          {t('downloadIt')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
