import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { useEffect } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import type { BusinessRow, ResponseKind } from './business-detail-form.ts';
import { actionWordOf } from './use-business-actions.tsx';

export type Answering = { business: BusinessRow; response: ResponseKind };
type Props = { opened: boolean; onClose: () => void; answering: Answering | null };

/** Answers a business, with remarks; who loses something is told why. */
export function ResponseDialog({ opened, onClose, answering }: Props) {
  const t = useTexts(businessDetailScreenMessages);
  const language = useLanguage();
  const respond = useSend(businessDetailContract.respond);
  const form = useAppForm(businessDetailContract.respond.body, { businessDetailId: '', response: '', remarks: '' });
  const { response = 'APPROVED', business } = answering ?? {};
  useEffect(() => {
    if (opened) form.reset({ businessDetailId: business?.id ?? '', response, remarks: '' });
  }, [opened, business?.id, response, form]);
  const isGood = response === 'APPROVED' || response === 'REACTIVATED';
  const name = nameIn(language, business?.companyName, business?.companyNameNp);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(actionWordOf(response))}
      form={form}
      isFinal
      onSave={async (values) => {
        await respond.mutateAsync({ body: values });
        onClose();
      }}
      saveLabel={t(actionWordOf(response))}
    >
      <p>{t(isGood ? 'approveText' : 'rejectText', { name })}</p>
      <TextareaField
        control={form.control}
        name="remarks"
        label={t('remarks')}
        description={t('remarksHint')}
        maxLength={500}
        required={!isGood}
      />
    </FormDialog>
  );
}
