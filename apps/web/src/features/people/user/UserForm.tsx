import { screens } from '@bahi/contract/screens';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { roleContract } from '@bahi/contract/people/role/role.contract';
import { userContract, userForm } from '@bahi/contract/people/user/user.contract';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { useNavigate } from 'react-router';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { MultiSelectField } from '../../../ui/fields/MultiSelectField.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { typesFor, type UserDetail, type UserValues, userValues } from './user-form.ts';

registerTexts(accountMessages);
registerTexts(otpMessages);

type Props = { user: UserDetail | null; onReload: () => void };

/** The form of a person, new or not. */
export function UserForm({ user, onReload }: Props) {
  const t = useTexts(userScreenMessages);
  const typeNames = useTexts(userTypeMessages);
  const { userType } = useSession();
  const navigate = useNavigate();
  const save = useSend(userContract.saveOutletUser);
  const types = user === null ? typesFor(userType) : [user.userType];
  const form = useAppForm(userForm, userValues(user, types[0] ?? 'OUTLET_USER'));
  const { control } = form;
  return (
    <FormPage
      title={t(user === null ? 'addTitle' : 'editTitle')}
      form={form}
      about={{ kind: 'user', id: user?.id ?? null }}
      onSave={async (values) => {
        const isInOutlets = values.userType === 'OUTLET_USER';
        await save.mutateAsync({ body: isInOutlets ? values : { ...values, outletIds: [] } });
        await navigate(screens.users);
      }}
      onReload={onReload}
      backTo={screens.users}
    >
      <FormSection title={t('who')}>
        <FormGrid>
          <SelectField
            control={control}
            name="userType"
            label={t('userType')}
            options={types.map((value) => ({ value, label: typeNames(value) }))}
            onChanged={() => form.setValue('roleIds', [])}
            disabled={user !== null}
            required
          />
          <TextField control={control} name="fullName" label={t('fullName')} maxLength={100} required />
          <PhoneField
            control={control}
            name="mobileNumber"
            label={t('mobileNumber')}
            {...(user === null ? { description: t('mobileHint') } : {})}
            required
          />
          <TextField control={control} name="userName" label={t('userName')} maxLength={50} required />
          <TextField control={control} name="email" label={t('email')} type="email" inputMode="email" />
        </FormGrid>
      </FormSection>
      {user === null ? <RightsFields form={form} /> : null}
    </FormPage>
  );
}

/** Where a new person works and what they may do; the screens of assignments change it later. */
function RightsFields({ form }: { form: AppForm<UserValues> }) {
  const t = useTexts(userScreenMessages);
  const { can, outlets } = useSession();
  const type = form.watch('userType');
  const mayGive = can('user-role.create') && can(roleContract.ofUserType);
  const roles = useCall(roleContract.ofUserType, { params: { userType: type } }, { enabled: mayGive });
  if (type !== 'OUTLET_USER' && !mayGive) return null;
  return (
    <FormSection title={t('rights')}>
      <FormGrid>
        {type === 'OUTLET_USER' ? (
          <MultiSelectField
            control={form.control}
            name="outletIds"
            label={t('outlets')}
            options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
            required
          />
        ) : null}
        {mayGive ? (
          <MultiSelectField
            control={form.control}
            name="roleIds"
            label={t('roles')}
            description={t('rolesHint')}
            options={(roles.data?.rows ?? []).map(({ id, name, nameNp }) => ({
              value: id,
              label: name,
              labelNp: nameNp,
            }))}
          />
        ) : null}
      </FormGrid>
    </FormSection>
  );
}
