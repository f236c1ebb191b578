import type { Answer } from '@bahi/contract/endpoint';
import { itemImageContract } from '@bahi/contract/catalogue/item-image/item-image.contract';
import { itemImageScreenMessages } from '@bahi/contract/catalogue/item-image/item-image-screen.messages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { documentTypes, imageTypes } from '../../../platform/constants.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useDocumentAddresses } from '../../../ui/documents/document-addresses.ts';
import { DocumentList, type UploadedDocument } from '../../../ui/documents/DocumentList.tsx';
import { DocumentUploader } from '../../../ui/documents/DocumentUploader.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import classes from './ItemFiles.module.css';
import { uploadItemFile } from './upload-item-file.ts';

type ItemFile = Answer<typeof itemImageContract.files>[number];
type Kind = ItemFile['kind'];

/**
 * The pictures of an item with their order, and the documents beside them: a part of a page, or a stage of a form. What
 * is changed is saved at once; who may not change the item sees them.
 */
export function ItemFiles({ itemId, readOnly = false }: { itemId: number; readOnly?: boolean }) {
  const { can } = useSession();
  const files = useCall(itemImageContract.files, { params: { itemId } }, { staleTime: 0 });
  if (files.isError) return <ErrorState error={files.error} onRetry={() => void files.refetch()} />;
  if (files.isPending) return readOnly ? null : <FormSkeleton fields={2} />;
  return readOnly || !can(itemImageContract.save) ? (
    <ShownFiles files={files.data} />
  ) : (
    <EditedFiles key={itemId} itemId={itemId} files={files.data} onStale={() => void files.refetch()} />
  );
}

function ShownFiles({ files }: { files: readonly ItemFile[] }) {
  const documents = useUploaded(files);
  return documents.length === 0 ? null : <DocumentList documents={documents} />;
}

type EditedProps = { itemId: number; files: readonly ItemFile[]; onStale: () => void };

function EditedFiles({ itemId, files, onStale }: EditedProps) {
  const t = useTexts(itemImageScreenMessages);
  const saved = useUploaded(files);
  const save = useSend(itemImageContract.save);
  const [changed, setChanged] = useState<Partial<Record<Kind, readonly UploadedDocument[]>>>({});
  /** Lists are saved one after another, or an older one could come last. */
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** What the server has of each list, as far as this screen knows: where it is another by now, somebody else arranged it. */
  const former = useRef(files);
  useEffect(() => {
    former.current = files;
  }, [files]);
  const kindOf = (uuid: string): Kind | undefined => files.find(({ docUuid }) => docUuid === uuid)?.kind;
  const put = (kind: Kind, documents: UploadedDocument[]): void => {
    setChanged((lists) => ({ ...lists, [kind]: documents }));
    const uuids = documents.map(({ uuid }) => uuid);
    saving.current = saving.current
      .then(async () => {
        const before = former.current.filter((file) => file.kind === kind).map(({ docUuid }) => docUuid);
        const body =
          kind === 'IMAGE' ? { images: uuids, formerImages: before } : { documents: uuids, formerDocuments: before };
        former.current = await save.mutateAsync({ body: { itemId, ...body } });
      })
      // What was refused is said; the list is then what the server has.
      .catch(() => {
        setChanged((lists) => ({ ...lists, [kind]: undefined }));
        onStale();
      });
  };
  const uploaderOf = (kind: Kind) => ({
    documents: changed[kind] ?? saved.filter(({ uuid }) => kindOf(uuid) === kind),
    onChange: (documents: UploadedDocument[]) => put(kind, documents),
    onUpload: (file: File) => uploadItemFile(file, kind),
    types: kind === 'IMAGE' ? imageTypes : documentTypes,
    isOrdered: kind === 'IMAGE',
  });
  return (
    <div className={classes.files}>
      <section aria-label={t('images')}>
        <p className={classes.title}>{t('images')}</p>
        <DocumentUploader name="images" {...uploaderOf('IMAGE')} />
      </section>
      <section aria-label={t('documents')}>
        <p className={classes.title}>{t('documents')}</p>
        <DocumentUploader name="documents" {...uploaderOf('DOCUMENT')} />
      </section>
    </div>
  );
}

/** Files with an address to see them by: what came with the list is there at once. */
function useUploaded(files: readonly ItemFile[]): UploadedDocument[] {
  const large = useMemo(() => files.filter(({ document }) => document === null), [files]);
  const read = useDocumentAddresses(large, itemImageContract.download);
  return files.map(({ docUuid, documentName, fileContentType, document }) => ({
    uuid: docUuid,
    name: documentName,
    contentType: fileContentType,
    url:
      document === null ? read.find(({ uuid }) => uuid === docUuid)?.url : `data:${fileContentType};base64,${document}`,
  }));
}
