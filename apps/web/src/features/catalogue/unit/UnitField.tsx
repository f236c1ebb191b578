import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { unitScreenMessages } from '@bahi/contract/catalogue/unit/unit-screen.messages';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../ui/list/use-add-new.ts';
import { UnitDialog } from './UnitDialog.tsx';

/** A unit of measure, with `Add new`; found by its short code too. */
export function UnitField<V extends FieldValues>(props: FieldProps<V>) {
  const t = useTexts(unitScreenMessages);
  const { can } = useSession();
  const units = useCall(unitContract.list, {});
  const { value, change } = useField(props);
  const { open, dialog } = useAddNew();
  const rows = units.data?.rows.map((unit) => ({ ...unit, remark: unit.shortCode }));
  return (
    <>
      <SelectField
        {...props}
        options={choicesInUse(rows, value)}
        isLoading={units.isPending}
        addNewLabel={t('addNew')}
        {...(can(unitContract.save) ? { onAddNew: open } : {})}
      />
      <UnitDialog {...dialog} onSaved={change} />
    </>
  );
}
