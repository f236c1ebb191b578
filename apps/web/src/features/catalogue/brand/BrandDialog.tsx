import { brandContract, brandForm } from '@bahi/contract/catalogue/brand/brand.contract';
import { brandScreenMessages } from '@bahi/contract/catalogue/brand/brand-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** What was typed into the select before `Add new`. */
  typed: string;
  onSaved: (brandId: number) => void;
};

/** Adds a brand from the form of an item. */
export function BrandDialog({ opened, onClose, typed, onSaved }: Props) {
  const t = useTexts(brandScreenMessages);
  const save = useSend(brandContract.save);
  const form = useAppForm(brandForm, namesFromTyped(''));
  useEffect(() => {
    if (opened) form.reset(namesFromTyped(typed));
  }, [opened, typed, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('addTitle')}
      form={form}
      onSave={async (values) => {
        const brand = await save.mutateAsync({ body: values });
        onSaved(brand.id);
        onClose();
      }}
    >
      <FormGrid>
        <TextField control={form.control} name="name" label={t('name')} required autoFocus />
        <TextField control={form.control} name="nameNp" label={t('nameNp')} lang="ne" required />
      </FormGrid>
    </FormDialog>
  );
}
