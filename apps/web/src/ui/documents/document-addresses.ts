import { useEffect, useState } from 'react';
import type { UploadedDocument } from './DocumentList.tsx';

/** A document as a record answers it (specification, section 3). */
export type AttachedDocument = {
  docUuid: string;
  documentName: string;
  /** Its content in base64. */
  document: string;
  fileContentType: string;
};

const none: readonly UploadedDocument[] = [];

/** The documents of a record with addresses to see them by; those end with the part of the page that shows them. */
export function useDocumentAddresses(attached: readonly AttachedDocument[]): readonly UploadedDocument[] {
  const [shown, setShown] = useState(none);
  useEffect(() => {
    const documents = attached.map(({ docUuid, documentName, document, fileContentType }) => ({
      uuid: docUuid,
      name: documentName,
      contentType: fileContentType,
      // As an address of its content a browser opens no more than two megabytes.
      url: URL.createObjectURL(new Blob([bytesOf(document)], { type: fileContentType })),
    }));
    setShown(documents);
    return () => {
      for (const { url } of documents) URL.revokeObjectURL(url);
    };
  }, [attached]);
  return shown;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
