import { cbmsContract, cbmsSetupForm } from '@bahi/contract/sales/cbms/cbms.contract';
import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { type CbmsOutbox, cbmsSetupValues } from './cbms-rows.ts';

const nothing: CbmsOutbox = {
  setup: null,
  sellerPan: null,
  isVatRegistered: false,
  counts: { WAITING: 0, SENDING: 0, SENT: 0, HELD: 0, FAILED: 0, WITHDRAWN: 0 },
  oldestWaitingAt: null,
};

/** Where the receiver is, who signs in there, and from which day on it is told. */
export function CbmsSetupDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(cbmsScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { todayAD } = useSession();
  const save = useSend(cbmsContract.save);
  const form = useAppForm(cbmsSetupForm, cbmsSetupValues(nothing, todayAD));
  const { control } = form;
  const { dialog, record } = useEditedRecord({
    opened,
    form,
    endpoint: cbmsContract.state,
    sent: {},
    valuesOf: (found) => cbmsSetupValues(found ?? nothing, todayAD),
    fields: 5,
  });
  const hasPassword = record?.setup?.hasPassword === true;
  const pan = record?.sellerPan ?? null;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('setUpTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      {...dialog}
    >
      <FormGrid>
        <WholeRow>
          <CheckboxField control={control} name="isOn" label={t('turnOn')} description={t('noApproval')} />
        </WholeRow>
        <DateField control={control} name="fromDayAD" label={t('fromDay')} description={t('fromDayHint')} required />
        <TextField
          control={control}
          name="address"
          label={t('address')}
          description={t('addressHint')}
          inputMode="url"
          maxLength={200}
          required
          autoFocus
        />
        <TextField control={control} name="userName" label={t('userName')} maxLength={100} required />
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          autoComplete="new-password"
          {...(hasPassword ? { description: ui('secretKept') } : {})}
          required={!hasPassword}
        />
        <WholeRow>
          <DetailList
            details={[
              {
                label: `${t('sellerPan')} (${t('ofProfile')})`,
                value: pan === null ? null : inDigitsOf(pan, language),
              },
            ]}
          />
        </WholeRow>
      </FormGrid>
      <FormFailure form={form} />
    </FormDialog>
  );
}
