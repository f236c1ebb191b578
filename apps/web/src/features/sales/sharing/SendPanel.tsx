import '@mantine/core/styles/Input.layer.css';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { messageForm, sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { Button, NativeSelect } from '@mantine/core';
import { SendHorizontal } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import type { Named, SharedState } from './shared-document.ts';
import classes from './Sharing.module.css';

type Way = 'EMAIL' | 'SMS';

/** Sends the paper as PDF by e-mail, or its link by SMS, to where the customer is reached unless another is written. */
export function SendPanel({ named, state }: { named: Named; state: SharedState }) {
  const t = useTexts(sharingScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const sending = useSend(sharingContract.send);
  const first: Way = state.customerEmail === null ? 'SMS' : 'EMAIL';
  const reachedBy = (way: Way): string => (way === 'EMAIL' ? state.customerEmail : state.customerPhone) ?? '';
  const form = useAppForm(messageForm, { way: first, recipient: reachedBy(first), language, note: '' });
  const way = form.watch('way');
  if (!can(sharingContract.send) || isBusinessInactive || state.isWithdrawn) return null;
  const asked = { params: { ...named }, query: { origin: location.origin } };
  const send = async (body: Parameters<typeof sending.mutateAsync>[0]['body']): Promise<void> => {
    await sending.mutateAsync({ ...asked, body });
    form.reset({ way, recipient: reachedBy(way), language: form.getValues('language'), note: '' });
  };
  return (
    <section className={classes.section}>
      <h3>{t('send')}</h3>
      <form className={classes.form} onSubmit={submitOf(form, send)} noValidate>
        <FormGrid>
          <NativeSelect
            label={t('way')}
            value={way}
            data={[
              { value: 'EMAIL', label: t('EMAIL') },
              { value: 'SMS', label: t('SMS') },
            ]}
            error={form.formState.errors.way?.message}
            onChange={(event) => {
              const next: Way = event.currentTarget.value === 'SMS' ? 'SMS' : 'EMAIL';
              form.setValue('way', next);
              form.setValue('recipient', reachedBy(next));
              form.clearErrors();
            }}
          />
          <TextField
            control={form.control}
            name="recipient"
            label={t(way === 'EMAIL' ? 'emailAddress' : 'mobileNumber')}
            inputMode={way === 'EMAIL' ? 'email' : 'tel'}
            required
          />
          <NativeSelect
            label={t('language')}
            value={form.watch('language')}
            data={[
              { value: 'ne', label: goods('nepali') },
              { value: 'en', label: goods('english') },
            ]}
            onChange={(event) => form.setValue('language', event.currentTarget.value === 'en' ? 'en' : 'ne')}
          />
        </FormGrid>
        {way === 'EMAIL' ? <TextareaField control={form.control} name="note" label={t('note')} /> : null}
        <Button
          type="submit"
          // Where there is no link yet, to make it comes first.
          variant={state.address === null ? 'default' : 'filled'}
          leftSection={<SendHorizontal size={18} aria-hidden />}
          loading={form.formState.isSubmitting}
        >
          {t(way === 'EMAIL' ? 'sendMail' : 'sendSms')}
        </Button>
      </form>
    </section>
  );
}
