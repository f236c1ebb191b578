import { screens } from '@bahi/contract/screens';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { useParams } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { ImageUploader } from '../../../ui/documents/ImageUploader.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState, ForbiddenState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';

/** The picture of a service: shown, and exchanged by who may change the service. */
export function ServiceImagePage() {
  const { serviceId = '' } = useParams();
  const t = useTexts(serviceScreenMessages);
  const { can } = useSession();
  return (
    <>
      <PageTitle title={t('imageTitle')} backTo={screens.services} />
      {can(serviceContract.get) ? <ServiceImage serviceId={serviceId} /> : <ForbiddenState />}
    </>
  );
}

function ServiceImage({ serviceId }: { serviceId: string }) {
  const t = useTexts(serviceScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const saveImage = useSend(serviceContract.saveImage, { errors: 'form' });
  const service = useCall(serviceContract.get, { params: { id: serviceId } }, { staleTime: 0 });
  if (service.isError) return <ErrorState error={service.error} onRetry={() => void service.refetch()} />;
  if (service.isPending) return <FormSkeleton fields={2} />;
  const { id, image } = service.data;
  const name = nameIn(language, service.data.name, service.data.nameNp);
  return (
    <Surface title={name} narrow>
      <ImageUploader
        mode={can(serviceContract.saveImage) ? 'upload' : 'view'}
        image={image}
        name={t('imageOf', { name })}
        emptyText={t('noImage')}
        onUpload={(picture) => saveImage.mutateAsync({ files: { image: picture }, body: { id } })}
      />
    </Surface>
  );
}
