import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { allocationMethods } from '@bahi/domain/landed-cost';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { LandingCost } from '../../catalogue/landing-cost/LandingCostDialog.tsx';
import { LandingCostField } from '../../catalogue/landing-cost/LandingCostField.tsx';
import type { CostsValues } from './direct-cost-form.ts';

type Props = { form: AppForm<CostsValues>; position: number };

/** What a cost is for, how it is spread and what it comes to, in total or per unit: writing one empties the other. */
export function CostAmountFields({ form, position }: Props) {
  const t = useTexts(directCostScreenMessages);
  const { control } = form;
  const name = `costs.${position}` as const;
  const put = (field: 'totalCost' | 'perUnitCost', text: string): void =>
    form.setValue(`${name}.${field}`, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  /** The kind says how it is spread, and proposes what it usually comes to where nothing is written yet. */
  const follow = (kind: LandingCost): void => {
    form.setValue(`${name}.allocationMethod`, kind.allocationMethod, { shouldDirty: true });
    const { totalCost, perUnitCost } = form.getValues(name);
    if (totalCost || perUnitCost) return;
    put('totalCost', String(kind.totalCost ?? ''));
    put('perUnitCost', kind.totalCost === null ? String(kind.perUnitCost ?? '') : '');
  };
  return (
    <>
      <LandingCostField
        control={control}
        name={`${name}.landingCostId`}
        label={t('kind')}
        addNewLabel={t('addKind')}
        required
        onChosen={follow}
      />
      <SelectField
        control={control}
        name={`${name}.allocationMethod`}
        label={t('spreadBy')}
        options={allocationMethods.map((method) => ({ value: method, label: t(method) }))}
        required
      />
      <AmountField
        control={control}
        name={`${name}.totalCost`}
        label={t('totalCost')}
        description={t('oneOfBoth')}
        onChanged={(text) => {
          if (text !== '') put('perUnitCost', '');
        }}
      />
      <AmountField
        control={control}
        name={`${name}.perUnitCost`}
        label={t('perUnitCost')}
        description={t('oneOfBoth')}
        onChanged={(text) => {
          if (text !== '') put('totalCost', '');
        }}
      />
    </>
  );
}
