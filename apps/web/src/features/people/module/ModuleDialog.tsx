import { privileges } from '@bahi/contract/access';
import { moduleContract, moduleForm } from '@bahi/contract/people/module/module.contract';
import { moduleMessages } from '@bahi/contract/people/module/module.messages';
import { moduleScreenMessages } from '@bahi/contract/people/module/module-screen.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { useEffect } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { MultiSelectField } from '../../../ui/fields/MultiSelectField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type ModuleRow, moduleValues } from './module-form.ts';

registerTexts(moduleMessages);

const methods = ['GET', 'POST', 'PUT', 'DELETE'].map((method) => ({ value: method, label: method }));
const audiences = ['BUSINESS', 'PLATFORM', 'BOTH'] as const;

type Props = { opened: boolean; onClose: () => void; /** Null for a new one. */ module: ModuleRow | null };

/** A place in the tree of modules: its names, where it stands, how it looks and whether it is shown. */
export function ModuleDialog({ opened, onClose, module }: Props) {
  const t = useTexts(moduleScreenMessages);
  const grants = useTexts(roleScreenMessages);
  const create = useSend(moduleContract.create);
  const update = useSend(moduleContract.update);
  const form = useAppForm(moduleForm, moduleValues(module));
  const all = useCall(moduleContract.list, {}, { enabled: opened });
  useEffect(() => {
    if (opened) form.reset(moduleValues(module));
  }, [opened, module, form]);
  const isBuiltIn = module?.isBuiltIn === true;
  const parents = (all.data?.rows ?? []).filter((row) => row.level < 3 && row.moduleId !== module?.moduleId);
  const { control } = form;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(module === null ? 'add' : 'editTitle')}
      form={form}
      onSave={async (values) => {
        if (module === null) await create.mutateAsync({ body: values });
        else await update.mutateAsync({ body: { ...values, moduleId: module.moduleId, version: module.version } });
        onClose();
      }}
      size={760}
    >
      {isBuiltIn ? <p>{t('builtIn')}</p> : null}
      <FormGrid>
        <TextField control={control} name="moduleName" label={t('name')} required autoFocus />
        <TextField control={control} name="moduleNameNp" label={t('nameNp')} lang="ne" required />
        <SelectField
          control={control}
          name="parentModuleId"
          label={t('parent')}
          options={parents.map((row) => ({ value: row.moduleId, label: row.moduleName, labelNp: row.moduleNameNp }))}
          isLoading={all.isPending}
          clearable
        />
        <TextField control={control} name="orderNumber" label={t('orderNumber')} inputMode="numeric" required />
        <TextField control={control} name="iconName" label={t('iconName')} />
        <TextField control={control} name="iconClass" label={t('iconClass')} />
        <TextField control={control} name="screenUrl" label={t('screenUrl')} disabled={isBuiltIn} />
        <TextField control={control} name="resourceName" label={t('resourceName')} />
        <TextField control={control} name="url" label={t('url')} />
        <SelectField control={control} name="method" label={t('method')} options={methods} clearable />
        <SelectField
          control={control}
          name="audience"
          label={t('audience')}
          options={audiences.map((audience) => ({ value: audience, label: t(audience) }))}
          disabled={isBuiltIn}
        />
        <MultiSelectField
          control={control}
          name="privileges"
          label={t('privileges')}
          options={privileges.map((privilege) => ({ value: privilege, label: grants(privilege) }))}
          disabled={isBuiltIn}
        />
        <WholeRow>
          <CheckboxField control={control} name="configurable" label={t('configurable')} />
          <CheckboxField control={control} name="hidden" label={t('hidden')} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}
