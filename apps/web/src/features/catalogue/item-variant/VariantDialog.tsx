import { itemLedgerDetailForm } from '@bahi/contract/catalogue/item-variant/item-ledger-detail';
import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemMessages } from '@bahi/contract/catalogue/item/item.messages';
import { itemVariantMessages } from '@bahi/contract/catalogue/item-variant/item-variant.messages';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';
import type { KeyboardEvent } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { useEditedRecord } from '../../../ui/form/use-edited-record.tsx';

registerTexts(itemVariantMessages);
registerTexts(itemMessages);

type Props = { itemId: number; variantId: number | null; opened: boolean; onClose: () => void };

/** What a variant keeps of its own here: its values and its opening stock have screens of their own. */
const form = itemLedgerDetailForm.omit({ attributeValueIds: true, openingStock: true });
const nothing = newValues(form, { vatIncluded: false, isActive: true });

/** Edits one variant: its SKU and barcode, its prices, and whether it is sold. */
export function VariantDialog({ itemId, variantId, opened, onClose }: Props) {
  const t = useTexts(itemVariantScreenMessages);
  const save = useSend(itemVariantContract.update);
  const edited = useAppForm(form, nothing);
  const { control } = edited;
  const { dialog } = useEditedRecord({
    opened,
    form: edited,
    endpoint: itemVariantContract.list,
    sent: { params: { id: itemId }, query: {} },
    valuesOf: (variants) => {
      const variant = variants?.find(({ id }) => id === variantId);
      return variant === undefined ? nothing : valuesOfRecord(form, variant);
    },
    fields: 5,
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('editVariant')}
      form={edited}
      {...dialog}
      onSave={async (body) => {
        await save.mutateAsync({ params: { id: variantId ?? 0 }, body });
        onClose();
      }}
    >
      <FormGrid>
        <AmountField control={control} name="sellingPrice" label={t('sellingPrice')} required />
        <AmountField control={control} name="purchasePrice" label={t('purchasePrice')} />
        <AmountField control={control} name="mrp" label={t('mrp')} />
        <TextField control={control} name="sku" label={t('sku')} />
        <div onKeyDown={keepFromSaving}>
          <TextField control={control} name="barcode" label={t('barcode')} />
        </div>
        <CheckboxField control={control} name="vatIncluded" label={t('vatIncluded')} />
        <CheckboxField control={control} name="isActive" label={t('isSold')} />
      </FormGrid>
    </FormDialog>
  );
}

/** A scanner ends a barcode with Enter, which is no wish to save. */
function keepFromSaving(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
