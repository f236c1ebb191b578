import { savedFilterContract, savedFilterForm } from '@bahi/contract/reports/saved-filter/saved-filter.contract';
import { savedFilterScreenMessages } from '@bahi/contract/reports/saved-filter/saved-filter-screen.messages';
import { movingPeriods } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { usePresetName } from '../../../dates/DateRangePresets.tsx';
import { CheckboxField } from '../../../fields/CheckboxField.tsx';
import { RolesField } from './RolesField.tsx';
import { SelectField } from '../../../fields/SelectField.tsx';
import { TextField } from '../../../fields/TextField.tsx';
import { FormDialog } from '../../../form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../form/FormGrid.tsx';
import { type Beginning, type SavedFilter, savedFilterValues } from './saved-filter-form.ts';
import { daysIn } from './use-saved-filters.ts';

type Props = { opened: boolean; onClose: () => void; of: SavedFilter | Beginning };

/** Keeps a filter under a name, or changes one that is kept: how it is called, its period, who finds it, what opens the list. */
export function SavedFilterDialog({ opened, onClose, of }: Props) {
  const t = useTexts(savedFilterScreenMessages);
  const words = useTexts(savedReportScreenMessages);
  const nameOf = usePresetName();
  const save = useSend(savedFilterContract.save);
  const form = useAppForm(savedFilterForm, savedFilterValues(of));
  const { control } = form;
  const kept = 'id' in of ? of : null;
  useEffect(() => {
    if (opened) form.reset(savedFilterValues(of));
  }, [opened, of, form]);
  const hasDays = daysIn(Object.keys(of.filter)) !== null;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(kept === null ? 'addTitle' : 'editTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
    >
      <FormGrid>
        <TextField control={control} name="name" label={words('name')} maxLength={100} required autoFocus />
        <TextField control={control} name="nameNp" label={words('nameNp')} maxLength={100} lang="ne" />
        {of.period === null && !hasDays ? null : (
          <SelectField
            control={control}
            name="period"
            label={words('period')}
            description={t('periodHint')}
            placeholder={words('theseDays')}
            clearable={hasDays}
            options={movingPeriods.map((preset) => ({ value: preset, label: nameOf(preset) }))}
          />
        )}
        <CheckboxField control={control} name="isDefault" label={t('isDefault')} description={t('isDefaultHint')} />
        <WholeRow>
          <RolesField control={control} name="roleIds" enabled={opened} kept={kept?.roles ?? []} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}
