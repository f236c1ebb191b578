import { itemImageScreenMessages } from '@bahi/contract/catalogue/item-image/item-image-screen.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { documentTypes, imageTypes } from '../../../platform/constants.ts';
import { useTexts } from '../../../platform/i18n.ts';
import type { UploadedDocument } from '../../../ui/documents/DocumentList.tsx';
import { DocumentUploader } from '../../../ui/documents/DocumentUploader.tsx';
import classes from './ItemFiles.module.css';
import { uploadItemFile } from './upload-item-file.ts';

type Lists = { images: readonly UploadedDocument[]; documents: readonly UploadedDocument[] };
export type NewFiles = {
  lists: Lists;
  put: (list: keyof Lists, files: readonly UploadedDocument[]) => void;
  setSending: (isSending: boolean) => void;
  /** What the item is saved with. While a file is under way nothing is saved, for it would be left behind. */
  sent: () => Record<keyof Lists, string[]>;
};

/** The files of an item that is not saved yet: they wait with the server, and become its own together with it. */
export function useNewFiles(): NewFiles {
  const t = useTexts(filesMessages);
  const [lists, setLists] = useState<Lists>({ images: [], documents: [] });
  const underWay = useRef(0);
  return {
    lists,
    put: (list, files) => setLists((before) => ({ ...before, [list]: files })),
    setSending: (isSending) => {
      underWay.current += isSending ? 1 : -1;
    },
    sent: () => {
      if (underWay.current > 0)
        throw new ApiError({ status: 0, code: 'files.stillSending', message: t('stillSending') });
      const uuidsOf = (files: readonly UploadedDocument[]): string[] => files.map(({ uuid }) => uuid);
      return { images: uuidsOf(lists.images), documents: uuidsOf(lists.documents) };
    },
  };
}

/** The pictures of a new item with their order, and the documents beside them. */
export function NewItemFiles({ files: { lists, put, setSending } }: { files: NewFiles }) {
  const t = useTexts(itemImageScreenMessages);
  const kinds = [
    { list: 'images', kind: 'IMAGE', types: imageTypes },
    { list: 'documents', kind: 'DOCUMENT', types: documentTypes },
  ] as const;
  return (
    <div className={classes.files}>
      {kinds.map(({ list, kind, types }) => (
        <section key={list} aria-label={t(list)}>
          <p className={classes.title}>{t(list)}</p>
          <DocumentUploader
            name={list}
            documents={lists[list]}
            onChange={(files) => put(list, files)}
            onUpload={(file) => uploadItemFile(file, kind)}
            types={types}
            isOrdered={kind === 'IMAGE'}
            onSending={setSending}
          />
        </section>
      ))}
    </div>
  );
}
