import { businessContract, businessForm } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { type BusinessProfile, businessValues } from './business-form.ts';
import { BusinessFields } from './BusinessFields.tsx';
import classes from './BusinessDetail.module.css';
import { BusinessLogo } from './BusinessLogo.tsx';

type Props = {
  profile: BusinessProfile;
  onSaved: () => void;
  /** Absent while there is nothing to go back to. */
  onCancel: (() => void) | undefined;
  onReload: () => Promise<Pick<UseQueryResult<BusinessProfile>, 'data'>>;
};

/** Edits the profile. The logo is sent when it is chosen; everything else with Save. */
export function BusinessForm({ profile, onSaved, onCancel, onReload }: Props) {
  const t = useTexts(businessScreenMessages);
  const save = useSend(businessContract.saveProfile);
  const form = useAppForm(businessForm, businessValues(profile));
  const reload = async (): Promise<void> => {
    const { data } = await onReload();
    if (data !== undefined) form.reset(businessValues(data));
  };
  return (
    <FormPage
      title={profile.exists ? t('title') : t('firstTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onSaved();
      }}
      onReload={() => void reload()}
      onCancel={onCancel}
    >
      {profile.exists ? null : <p className={classes.hint}>{t('firstHint')}</p>}
      <div className={classes.logo}>
        <BusinessLogo mode="upload" image={profile.businessImage} />
      </div>
      <BusinessFields form={form} isRegistrationFixed={profile.isRegistrationFixed} />
    </FormPage>
  );
}
