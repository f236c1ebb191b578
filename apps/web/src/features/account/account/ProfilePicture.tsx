import { accountContract } from '@bahi/contract/account/account/account.contract';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
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
          <DangerButton loading={removal.isPending} onClick={() => void remove()}>
            {t('removePicture')}
          </DangerButton>
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
