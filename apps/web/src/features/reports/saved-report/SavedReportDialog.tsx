import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { reportAt } from '@bahi/contract/reports/all-reports/all-reports';
import { dayNames } from '@bahi/contract/reports/report/filter-texts';
import { asksForThen } from '@bahi/contract/reports/report/second-clock';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import {
  movingPeriods,
  savedReportContract,
  savedReportForm,
} from '@bahi/contract/reports/saved-report/saved-report.contract';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import type { z } from '@bahi/contract/zod';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { usePresetName } from '../../../ui/dates/DateRangePresets.tsx';
import { RolesField } from '../../../ui/list/file/saved/RolesField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { type Beginning, newSavedReport, savedReportValues } from './saved-report-form.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  id: number | null;
  beginning: Beginning;
  /** Whoever may asks for it to be sent by e-mail as well, once it is kept. */
  onSendByMail?: ((savedReportId: number) => void) | undefined;
};
type Values = z.input<typeof savedReportForm>;

/** Keeps a report under a name (`id` null), or changes one that is kept: how it is called, its period, who finds it. */
export function SavedReportDialog({ opened, onClose, id, beginning, onSendByMail }: Props) {
  const t = useTexts(savedReportScreenMessages);
  const schedule = useTexts(reportScheduleScreenMessages);
  const [isForMail, setForMail] = useState(false);
  const close = (): void => {
    setForMail(false);
    onClose();
  };
  const save = useSend(savedReportContract.save);
  const form = useAppForm(savedReportForm, newSavedReport(beginning));
  const { control } = form;
  const { record, dialog } = useEditedRecord({
    opened,
    form,
    endpoint: savedReportContract.get,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => (found === undefined ? newSavedReport(beginning) : savedReportValues(found)),
    fields: 3,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t(id === null ? 'addTitle' : 'editTitle')}
      form={form}
      onSave={async (values) => {
        const saved = await save.mutateAsync({ body: values });
        close();
        if (isForMail) onSendByMail?.(saved.id);
      }}
      {...dialog}
    >
      <FormGrid>
        <TextField control={control} name="name" label={t('name')} maxLength={100} required autoFocus />
        <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={100} lang="ne" />
        <PeriodField form={form} />
        <WholeRow>
          <RolesField control={control} name="roleIds" enabled={opened} kept={record?.roles ?? []} />
        </WholeRow>
        {onSendByMail === undefined ? null : (
          <WholeRow>
            <Checkbox
              label={schedule('alsoByMail')}
              description={schedule('alsoByMailHint')}
              checked={isForMail}
              onChange={(event) => setForMail(event.currentTarget.checked)}
            />
          </WholeRow>
        )}
      </FormGrid>
    </FormDialog>
  );
}

/** A period that moves, or the days as they are; a report as at a day is of today or of that day. */
function PeriodField({ form: { control } }: { form: AppForm<Values> }) {
  const t = useTexts(savedReportScreenMessages);
  const nameOf = usePresetName();
  const [path, filter] = useWatch({ control, name: ['report', 'filter'] });
  const { report } = reportAt(path);
  // What moves keeps no days that it could stay at.
  const hasDays = dayNames(report).every((name) => (filter?.[name] ?? '') !== '');
  const moving = report.time === 'period' ? movingPeriods : (['today'] as const);
  // What was known on a day is of days that stay.
  const offered = asksForThen(filter ?? {}) ? [] : moving;
  return (
    <SelectField
      control={control}
      name="period"
      label={t('period')}
      description={t('periodHint')}
      placeholder={t('theseDays')}
      clearable={hasDays}
      options={offered.map((preset) => ({ value: preset, label: nameOf(preset) }))}
    />
  );
}
