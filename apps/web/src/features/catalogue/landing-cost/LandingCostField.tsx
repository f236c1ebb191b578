import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import type { FieldValues } from 'react-hook-form';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { type RecordSource, useRecordChoices } from '../../../ui/fields/use-record-choices.ts';
import { useAddNew } from '../../../ui/list/add/use-add-new.ts';
import { type LandingCost, LandingCostDialog } from './LandingCostDialog.tsx';

type Props<V extends FieldValues> = FieldProps<V> & {
  addNewLabel: string;
  /** Called with the kind that was chosen or made, for what follows from it. */
  onChosen: (cost: LandingCost) => void;
};

const landingCosts: RecordSource<LandingCost> = {
  useRows: (query, options) => useCall(landingCostContract.list, { query }, options),
  useOne: (id, options) => useCall(landingCostContract.get, { params: { id } }, options),
  nameOf: ({ name, nameNp }) => ({ name, nameNp }),
};

/** A kind of cost of bringing goods home, with `Add new`. */
export function LandingCostField<V extends FieldValues>({ addNewLabel, onChosen, ...field }: Props<V>) {
  const { can } = useSession();
  const { value, change } = useField(field);
  const { withChosen, isLoading, searching } = useRecordChoices(landingCosts, value);
  const { open, dialog } = useAddNew();
  return (
    <>
      <SelectField
        {...field}
        options={choicesInUse(withChosen, value)}
        isLoading={isLoading}
        {...searching}
        addNewLabel={addNewLabel}
        onChanged={(id) => {
          const chosen = withChosen.find((cost) => cost.id === id);
          if (chosen !== undefined) onChosen(chosen);
        }}
        {...(can(landingCostContract.save) ? { onAddNew: open } : {})}
      />
      <LandingCostDialog
        {...dialog}
        onSaved={(cost) => {
          change(cost.id);
          onChosen(cost);
        }}
      />
    </>
  );
}
