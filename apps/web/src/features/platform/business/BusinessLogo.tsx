import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { ImageUploader } from '../../../ui/documents/ImageUploader.tsx';

/** The logo that stands in the header and on the bills. */
export function BusinessLogo({ mode, image }: { mode: 'view' | 'upload'; image: string | null }) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveImage);
  return (
    <ImageUploader
      mode={mode}
      image={image}
      name={t('logo')}
      emptyText={t('noLogo')}
      onUpload={(picture) => save.mutateAsync({ files: { image: picture } })}
    />
  );
}
