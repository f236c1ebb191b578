import { assetForm } from '@bahi/contract/books/asset/asset-forms';
import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { assetPools } from '@bahi/domain/numbers/depreciation';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { assetValues, newAssetValues } from './asset-form.ts';

type Props = { opened: boolean; onClose: () => void; id: number | null };

/** Registers one (`id` null) or mends it. Keep it mounted and open it by `opened`, so that the focus comes back. */
export function AssetDialog({ opened, onClose, id }: Props) {
  const t = useTexts(assetScreenMessages);
  const { outlets, officeId, todayAD } = useSession();
  const save = useSend(assetContract.save);
  const form = useAppForm(assetForm, newAssetValues);
  const { control } = form;
  const pool = useWatch({ control, name: 'pool' });
  const { dialog } = useEditedRecord({
    opened,
    form,
    endpoint: assetContract.get,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => (found === undefined ? newAssetValues : assetValues(found)),
    fields: 7,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(id === null ? 'addTitle' : 'editTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      {...dialog}
    >
      <FormGrid>
        <TextField control={control} name="name" label={t('name')} maxLength={100} required autoFocus />
        <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={100} lang="ne" />
        <WholeRow>
          <SelectField
            control={control}
            name="pool"
            label={t('pool')}
            options={assetPools.map((value) => ({ value, label: t(`pool${value}`) }))}
            required
          />
        </WholeRow>
        <DateField
          control={control}
          name="boughtOnAD"
          label={t('boughtOn')}
          description={t('boughtHint')}
          max={todayAD}
          required
        />
        <AmountField control={control} name="cost" label={t('cost')} description={t('costHint')} required />
        {pool === 'E' ? <TextField control={control} name="usefulYears" label={t('usefulYears')} required /> : null}
        {officeId === null && outlets.length > 1 ? (
          <SelectField
            control={control}
            name="outletId"
            label={t('outlet')}
            options={outlets.map((outlet) => ({ value: outlet.id, label: outlet.name, labelNp: outlet.nameNp }))}
            required
          />
        ) : null}
        <WholeRow>
          <TextareaField control={control} name="note" label={t('note')} />
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}
