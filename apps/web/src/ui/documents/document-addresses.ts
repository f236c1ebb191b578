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

/**
 * The documents of a record: at once by their names, and each with an address to see it by when its file has come.
 * Those addresses end with the part of the page that shows them. Until they are wanted no file is fetched.
 */
export function useDocumentAddresses(
  attached: readonly AttachedDocument[],
  file: FileCall = documentFileContract.download,
  { isWanted = true }: { isWanted?: boolean } = {},
): readonly UploadedDocument[] {
  const [shown, setShown] = useState(none);
  useEffect(() => {
    const leaving = new AbortController();
    const urls: string[] = [];
    setShown(attached.map((document) => uploadedOf(document)));
    for (const document of isWanted ? attached : [])
      void urlOf(document, file, leaving.signal).then((url) => {
        if (url === null) return;
        urls.push(url);
        if (leaving.signal.aborted) URL.revokeObjectURL(url);
        else setShown((all) => all.map((one) => (one.uuid === document.docUuid ? { ...one, url } : one)));
      });
    return () => {
      leaving.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [attached, file, isWanted]);
  return shown;
}

function uploadedOf({ docUuid, documentName, fileContentType }: AttachedDocument): UploadedDocument {
  return { uuid: docUuid, name: documentName, contentType: fileContentType };
}

/** Null where the file does not come: then the document is known by its name. */
async function urlOf(
  { docUuid, fileContentType }: AttachedDocument,
  file: FileCall,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const { blob } = await call(file, { params: { docUuid } }, { signal });
    return URL.createObjectURL(new Blob([blob], { type: fileContentType }));
  } catch {
    return null;
  }
}
