import { mostCosts } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import { directCostScreenMessages } from '@bahi/contract/purchase/direct-cost/direct-cost-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PartySelectField } from '../../../ui/fields/PartySelectField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import { CostAmountFields } from './CostAmountFields.tsx';
import { CostBillFields } from './CostBillFields.tsx';
import classes from './PurchaseCosts.module.css';
import type { CostsControl, CostsValues, CostValues } from './direct-cost-form.ts';
import { PaidHowField } from '../../money/payment/PaidHowField.tsx';

type Props = {
  form: AppForm<CostsValues>;
  /** As a row begins. */
  fresh: CostValues;
  purchase: { isImport: boolean; issuedDateAD: string };
};

/** One or several costs at once, each with its kind, amount and bill; the last one stays. */
export function CostRows({ form, fresh, purchase }: Props) {
  const t = useTexts(directCostScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const rows = useFieldArray<CostsValues, 'costs', 'id', CostsValues>({ control, name: 'costs' });
  return (
    <div className={classes.rows}>
      {rows.fields.map((row, position) => (
        <fieldset key={row.id} className={classes.row}>
          <legend className={classes.legend}>{t('row', { number: formatNumber(position + 1, language) })}</legend>
          <CostRow form={form} position={position} purchase={purchase} />
          {rows.fields.length > 1 ? (
            <DangerIcon
              className={classes.removeRow ?? ''}
              aria-label={t('removeRow', { number: formatNumber(position + 1, language) })}
              onClick={() => rows.remove(position)}
            >
              <Trash2 size={18} aria-hidden />
            </DangerIcon>
          ) : null}
        </fieldset>
      ))}
      {rows.fields.length < mostCosts ? (
        <Button
          className={classes.addRow ?? ''}
          variant="subtle"
          leftSection={<Plus size={18} aria-hidden />}
          onClick={() => rows.append(fresh, { focusName: `costs.${rows.fields.length}.landingCostId` })}
        >
          {t('addRow')}
        </Button>
      ) : null}
    </div>
  );
}

type RowProps = Omit<Props, 'fresh'> & { position: number };

function CostRow({ form, position, purchase }: RowProps) {
  const t = useTexts(directCostScreenMessages);
  const control: CostsControl = form.control;
  const name = `costs.${position}` as const;
  return (
    <FormGrid columns={4}>
      <CostAmountFields form={form} position={position} />
      <PartySelectField control={control} name={`${name}.vendorId`} source={vendors} current={null} />
      <CostBillFields control={control} position={position} purchase={purchase} />
      <PaidHowField control={control} name={`${name}.paymentMode`} label={t('paidHow')} required />
      <TextField control={control} name={`${name}.remarks`} label={t('remarks')} maxLength={200} />
    </FormGrid>
  );
}
