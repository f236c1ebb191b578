import { accountContract } from '@bahi/contract/account/account/account.contract';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ImageUploader } from '../../../ui/documents/ImageUploader.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';

/** The picture of the user, which also stands in the header; it is sent when it is chosen. */
export function ProfilePicture({ image }: { image: string | null }) {
  const t = useTexts(profileMessages);
  const confirm = useConfirm();
  const save = useSend(accountContract.savePicture, { errors: 'form' });
  const removal = useSend(accountContract.removePicture);
  const remove = async (): Promise<void> => {
    if (await confirm({ kind: 'delete' })) removal.mutate({});
  };
  return (
    <Surface
      title={t('picture')}
      actions={
        image === null ? null : (
          <Button variant="default" loading={removal.isPending} onClick={() => void remove()}>
            {t('removePicture')}
          </Button>
        )
      }
    >
      <ImageUploader
        mode="upload"
        image={image}
        name={t('picture')}
        emptyText={t('noPicture')}
        onUpload={(picture) => save.mutateAsync({ files: { image: picture } })}
      />
    </Surface>
  );
}
