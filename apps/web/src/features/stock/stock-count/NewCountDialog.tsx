import { day } from '@bahi/contract/fields';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { countScope, stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { stockPaperForm } from '@bahi/contract/stock/stock-paper/stock-paper';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { toldAlways, optionalId } from '@bahi/contract/fields';
import { z } from '@bahi/contract/zod';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { PaperHeadFields } from '../stock-paper/PaperHeadFields.tsx';

const newCount = z
  .object({
    outletId: stockPaperForm.outletId,
    dateAD: day,
    scope: countScope.schema,
    itemCategoryId: optionalId,
    remarks: stockPaperForm.remarks,
  })
  .superRefine((form, context) => {
    if (form.scope === 'CATEGORY' && !form.itemCategoryId)
      context.addIssue({ code: 'custom', path: ['itemCategoryId'], message: 'common.isRequired' });
  }, toldAlways);

/** Begins a count: where, of which day, and what of the shelf; its sheet opens when it is made. */
export function NewCountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(stockCountScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const navigate = useNavigate();
  const { todayAD, outlets, officeId } = useSession();
  const values = {
    outletId: officeId ?? outlets[0]?.id ?? '',
    dateAD: todayAD,
    scope: 'ALL' as const,
    itemCategoryId: '',
    remarks: '',
  };
  const form = useAppForm(newCount, values);
  const { control } = form;
  const send = useSend(stockCountContract.create);
  const scope = useWatch({ control, name: 'scope' });
  const categories = useCall(itemCategoryContract.list, { query: { isActive: true } }, { enabled: opened });
  useEffect(() => {
    if (opened) form.reset();
  }, [opened, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('createTitle')}
      form={form}
      saveLabel={t('open')}
      onSave={async (body) => {
        const { id } = await send.mutateAsync({
          body: { ...body, itemCategoryId: body.scope === 'CATEGORY' ? body.itemCategoryId : null },
        });
        await navigate(screenAt(screens.countSheet, { countId: id }));
      }}
    >
      <PaperHeadFields control={control} day="dateAD" outlet="outletId" />
      <p>{t('dayHint')}</p>
      <SelectField
        control={control}
        name="scope"
        label={t('scope')}
        options={countScope.words.map((one) => ({ value: one, label: t(one) }))}
        required
      />
      {scope === 'CATEGORY' ? (
        <SelectField
          control={control}
          name="itemCategoryId"
          label={t('category')}
          options={(categories.data?.rows ?? []).map((row) => ({
            value: row.id,
            label: row.name,
            labelNp: row.nameNp,
          }))}
          isLoading={categories.isPending}
          required
        />
      ) : null}
      <TextField control={control} name="remarks" label={paper('remarks')} maxLength={500} />
    </FormDialog>
  );
}
