import { priceListContract, priceListForm } from '@bahi/contract/catalogue/price-list/price-list.contract';
import { priceListMessages } from '@bahi/contract/catalogue/price-list/price-list.messages';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { priceAudiences } from '@bahi/domain/goods/list-price';
import { useWatch } from 'react-hook-form';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { QuantityField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';
import { AudienceCustomers, AudienceGroups } from './AudienceFields.tsx';
import { copiedValues, newPriceListValues, priceListValues } from './price-list-form.ts';

registerTexts(priceListMessages);

type Props = {
  opened: boolean;
  onClose: () => void;
  /** The list that is edited or copied; null for a new one. */
  id: number | null;
  isCopy: boolean;
  /** Of a new list its prices come next. */
  onMade: (id: number) => void;
};

const dialogPixels = 760;

/** Creates, copies or edits a list: for whom and when it holds. Keep it mounted and open it by `opened`. */
export function PriceListDialog({ opened, onClose, id, isCopy, onMade }: Props) {
  const t = useTexts(priceListScreenMessages);
  const save = useSend(priceListContract.save);
  const form = useAppForm(priceListForm, newPriceListValues);
  const { control } = form;
  const { record, dialog } = useEditedRecord({
    opened,
    form,
    endpoint: priceListContract.get,
    sent: id === null ? null : { params: { id } },
    valuesOf: (found) => {
      if (found === undefined) return newPriceListValues;
      return isCopy ? copiedValues(found, (name) => t('copyName', { name })) : priceListValues(found);
    },
    fields: 8,
  });
  const audience = useWatch({ control, name: 'audience' });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(id === null ? 'addTitle' : isCopy ? 'copyTitle' : 'editTitle')}
      form={form}
      onSave={async (values) => {
        const saved = await save.mutateAsync({ body: values });
        onClose();
        if (id === null || isCopy) onMade(saved.id);
      }}
      {...dialog}
      size={dialogPixels}
    >
      <FormGrid>
        <TextField control={control} name="name" label={t('name')} maxLength={100} required autoFocus />
        <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={100} lang="ne" />
        <SelectField
          control={control}
          name="audience"
          label={t('audience')}
          options={priceAudiences.toReversed().map((value) => ({ value, label: t(value) }))}
          required
        />
        {audience === 'GROUPS' ? <AudienceGroups control={control} /> : null}
        {audience === 'CUSTOMERS' ? <AudienceCustomers control={control} known={record?.customers ?? []} /> : null}
        <DateField control={control} name="fromDateAD" label={t('fromDate')} />
        <DateField control={control} name="tillDateAD" label={t('tillDate')} />
        <QuantityField
          control={control}
          name="discountPercent"
          label={t('discountPercent')}
          description={t('discountHint')}
        />
        <TextareaField control={control} name="remarks" label={t('remarks')} />
      </FormGrid>
    </FormDialog>
  );
}
