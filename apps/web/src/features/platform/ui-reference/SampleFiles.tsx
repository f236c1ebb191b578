import '@mantine/core/styles/Stack.layer.css';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import type { UploadedDocument } from '../../../ui/documents/DocumentList.tsx';
import { DocumentUploader } from '../../../ui/documents/DocumentUploader.tsx';
import { ImageUploader } from '../../../ui/documents/ImageUploader.tsx';

/** One picture, and up to five documents; they stay in the browser. */
export function SampleFiles() {
  const t = useTexts(uiReferenceScreenMessages);
  const [logo, setLogo] = useState<string | null>(null);
  const [documents, setDocuments] = useState<UploadedDocument[]>([]);
  return (
    <Stack>
      <ImageUploader
        mode="upload"
        image={logo}
        name={t('logo')}
        emptyText={t('noLogo')}
        onUpload={(picture) => Promise.resolve(setLogo(URL.createObjectURL(picture)))}
      />
      <DocumentUploader
        documents={documents}
        onChange={setDocuments}
        onUpload={(file) =>
          Promise.resolve({
            uuid: URL.createObjectURL(file),
            name: file.name,
            contentType: file.type,
            url: URL.createObjectURL(file),
          })
        }
      />
    </Stack>
  );
}
