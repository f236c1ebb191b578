import { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import { paperLookScreenMessages } from '@bahi/contract/sales/paper-look/paper-look-screen.messages';
import { Trash2 } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { ImageUploader } from '../../../ui/documents/ImageUploader.tsx';
import { FormSection } from '../../../ui/form/FormGrid.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import classes from './PaperLook.module.css';

/** The picture that stands over the line of the seller's signature. */
export function SignaturePicture({ image }: { image: string | null }) {
  const t = useTexts(paperLookScreenMessages);
  const confirm = useConfirm();
  const save = useSend(paperLookContract.saveSignature);
  const remove = useSend(paperLookContract.removeSignature);
  const askAndRemove = async (): Promise<void> => {
    const question = { kind: 'own', question: t('removeQuestion'), confirm: t('removeSignature') } as const;
    if (await confirm({ ...question, isDangerous: true })) remove.mutate({});
  };
  return (
    <FormSection title={t('signature')}>
      <p className={classes.hint}>{t('signatureHint')}</p>
      <ImageUploader
        mode="upload"
        image={image}
        name={t('signature')}
        emptyText={t('noSignature')}
        onUpload={(picture) => save.mutateAsync({ files: { image: picture } })}
      />
      {image === null ? null : (
        <DangerButton
          mt="sm"
          leftSection={<Trash2 size={16} aria-hidden />}
          loading={remove.isPending}
          onClick={() => void askAndRemove()}
        >
          {t('removeSignature')}
        </DangerButton>
      )}
    </FormSection>
  );
}
