import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { call } from '../../../platform/api-client.ts';
import type { UploadedDocument } from '../../../ui/documents/DocumentList.tsx';

type Kind = Answer<typeof itemImageContract.files>[number]['kind'];

/** Sends a picture or a document of an item for keeping; shown from the page's memory until its own address is read. */
export async function uploadItemFile(file: File, kind: Kind): Promise<UploadedDocument> {
  const kept = await call(itemImageContract.upload, { files: { document: file }, body: { kind } }, { errors: 'form' });
  return {
    uuid: kept.docUuid,
    name: kept.documentName,
    contentType: kept.fileContentType,
    url: URL.createObjectURL(file),
  };
}
