import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { unitScreenMessages } from '@bahi/contract/catalogue/unit/unit-screen.messages';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useAddNew } from '../../../ui/list/add/use-add-new.ts';
import { textOf } from '../../../ui/master-data/master-data-values.ts';
import { useMasterDataChoices } from '../../../ui/master-data/use-master-data-choices.ts';
import { UnitDialog } from './UnitDialog.tsx';

/** A unit of measure, with `Add new`; found by its short code too. */
export function UnitField<V extends FieldValues>(
  props: FieldProps<V> & { clearable?: boolean; onChanged?: () => void },
) {
  const t = useTexts(unitScreenMessages);
  const { can } = useSession();
  const { value, change } = useField(props);
  const choices = useMasterDataChoices(unitContract.masterData, value, {
    remarkOf: (unit) => textOf(unit['shortCode']) ?? undefined,
  });
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...props}
        {...choices}
        addNewLabel={t('addNew')}
        {...(can(unitContract.save) ? { onAddNew: open } : {})}
      />
      <UnitDialog {...dialog} onSaved={change} />
    </>
  );
}
