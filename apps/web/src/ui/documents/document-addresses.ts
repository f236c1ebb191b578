import type { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { documentFileContract } from '@bahi/contract/money/due-document/document-file.contract';
import type { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api-client.ts';
import type { UploadedDocument } from './DocumentList.tsx';

/** A document as a record answers it; its content is read from its own address. */
export type AttachedDocument = { docUuid: string; documentName: string; fileContentType: string };

/** The call that answers a file by its identifier. */
export type FileCall =
  | typeof documentFileContract.download
  | typeof itemImageContract.download
  | typeof recordHistoryContract.download;

const none: readonly UploadedDocument[] = [];

type Wish<D> = {
  isWanted?: boolean;
  /** Whether a document is fetched only when somebody opens it. Constant while the part of the page stands. */
  isLate?: (document: D) => boolean;
};
const neverLate = (): boolean => false;

/**
 * The documents of a record: at once by their names, and each with an address to see it by when its file has come.
 * Those addresses end with the part of the page that shows them. Until they are wanted no file is fetched.
 */
export function useDocumentAddresses<D extends AttachedDocument>(
  attached: readonly D[],
  file: FileCall = documentFileContract.download,
  { isWanted = true, isLate = neverLate }: Wish<D> = {},
): readonly UploadedDocument[] {
  const [shown, setShown] = useState(none);
  useEffect(() => {
    const leaving = new AbortController();
    const urls: string[] = [];
    const addressOf = (blob: Blob): string => {
      const url = URL.createObjectURL(blob);
      urls.push(url);
      if (leaving.signal.aborted) URL.revokeObjectURL(url);
      return url;
    };
    const show = ({ docUuid }: D, blob: Blob): void => {
      const url = addressOf(blob);
      if (!leaving.signal.aborted) setShown((all) => all.map((one) => (one.uuid === docUuid ? { ...one, url } : one)));
    };
    const openingOf = (document: D) => {
      let brought: { blob: Blob; url: string } | null = null;
      return async () => {
        const blob = brought?.blob ?? (await contentOf(document, file, leaving.signal));
        brought ??= { blob, url: addressOf(blob) };
        return brought;
      };
    };
    setShown(
      attached.map((document) => ({
        ...uploadedOf(document),
        ...(isLate(document) ? { bring: openingOf(document) } : {}),
      })),
    );
    for (const document of isWanted ? attached : [])
      if (!isLate(document))
        // Where the file does not come, the document is known by its name.
        contentOf(document, file, leaving.signal).then(
          (blob) => show(document, blob),
          () => undefined,
        );
    return () => {
      leaving.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [attached, file, isWanted, isLate]);
  return shown;
}

function uploadedOf({ docUuid, documentName, fileContentType }: AttachedDocument): UploadedDocument {
  return { uuid: docUuid, name: documentName, contentType: fileContentType };
}

async function contentOf(
  { docUuid, fileContentType }: AttachedDocument,
  file: FileCall,
  signal: AbortSignal,
): Promise<Blob> {
  const { blob } = await call(file, { params: { docUuid } }, { signal });
  return new Blob([blob], { type: fileContentType });
}
