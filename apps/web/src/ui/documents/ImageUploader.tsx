import { filesMessages } from '@bahi/contract/ui/files.messages';
import { Button, FileButton } from '@mantine/core';
import { ImagePlus, ImageUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { ApiError } from '../../platform/api-error.ts';
import { imageTypes, largestDocumentBytes } from '../../platform/constants.ts';
import { type Translate, useTexts } from '../../platform/i18n.ts';
import { fittingPicture } from './fitting-picture.ts';
import classes from './ImageUploader.module.css';
import { usePastedFiles } from './use-pasted-files.ts';

type Props = {
  /** Only shows the picture, or also takes another one. */
  mode: 'view' | 'upload';
  /** The address of the picture, or null while there is none. */
  image: string | null;
  /** What the picture shows. */
  name: string;
  /** Said in the place of a missing picture. */
  emptyText: string;
  /** Sends the chosen picture; a refusal of the server appears below it. */
  onUpload: (picture: File) => Promise<unknown>;
};

const kinds = 'JPEG, JPG, PNG';

/** One picture, such as a logo: shown, and in upload mode exchanged for one that is chosen, dropped or pasted, up to 2 MB. */
export function ImageUploader({ mode, image, name, emptyText, onUpload }: Props) {
  const t = useTexts(filesMessages);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  /** Lets the same file be chosen once more, after it was refused or taken away. */
  const reset = useRef<() => void>(null);
  const uploader = useRef<HTMLDivElement>(null);
  const take = async (chosen: File | null): Promise<void> => {
    if (chosen === null || isSending) return;
    reset.current?.();
    setSending(true);
    const picture = await fittingPicture(chosen);
    const [firstFault = null] = faultsOf(picture, t);
    setError(firstFault);
    if (firstFault === null) await onUpload(picture).catch((thrown: unknown) => setError(reasonOf(thrown)));
    setSending(false);
  };
  usePastedFiles(uploader, {
    isOpen: mode === 'upload' && !isSending,
    types: imageTypes,
    take: ([pasted = null]) => void take(pasted),
  });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer.files[0] ?? null);
  };
  const picture = image === null ? <span className={classes.none}>{emptyText}</span> : <img src={image} alt={name} />;
  if (mode === 'view') return <div className={classes.picture}>{picture}</div>;
  return (
    <div ref={uploader} className={classes.uploader} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.side}>
        <FileButton resetRef={reset} onChange={(chosen) => void take(chosen)} accept={imageTypes.join(',')}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={isSending}
              leftSection={image === null ? <ImagePlus size={18} aria-hidden /> : <ImageUp size={18} aria-hidden />}
            >
              {image === null ? t('chooseImage') : t('changeImage')}
            </Button>
          )}
        </FileButton>
        <span className={classes.hint}>{t('imageHint', { kinds })}</span>
        {error === null ? null : (
          <span className={classes.error} role="alert">
            {error}
          </span>
        )}
      </div>
    </div>
  );
}

/** What keeps a picture from being sent; the first is shown. */
function faultsOf(picture: File, t: Translate<typeof filesMessages.texts>): string[] {
  const isKnown = imageTypes.some((type) => type === picture.type);
  return [
    ...(isKnown ? [] : [t('kindRefused', { name: picture.name, kinds })]),
    ...(picture.size > largestDocumentBytes ? [t('tooLarge', { name: picture.name })] : []),
  ];
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) throw thrown;
  return thrown.fields[0]?.message ?? thrown.message;
}
