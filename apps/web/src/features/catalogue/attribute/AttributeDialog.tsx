import {
  attributeContract,
  attributeForm,
  attributeMasterData,
  attributeValueForm,
} from '@bahi/contract/catalogue/attribute/attribute.contract';
import { attributeMessages } from '@bahi/contract/catalogue/attribute/attribute.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';
import { masterDataScreenMessages } from '@bahi/contract/platform/master-data/master-data-screen.messages';
import type { z } from '@bahi/contract/zod';
import { useEffect } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import type { MasterDataDialogProps } from '../../../ui/master-data/MasterDataDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ValueRows } from './ValueRows.tsx';

export type AttributeValues = z.input<typeof attributeForm>;

registerTexts(attributeMessages);

const newAttribute: AttributeValues = newValues(attributeForm, { isColour: false, attributeValues: [] });

/** Creates or edits an attribute together with its values. */
export function AttributeDialog({ opened, onClose, recordId }: MasterDataDialogProps) {
  const t = useTexts(masterDataScreenMessages);
  const language = useLanguage();
  const save = useSend(attributeContract.save);
  const form = useAppForm(attributeForm, newAttribute);
  const isNew = recordId === null;
  const found = useFresh(attributeContract.get, opened && !isNew ? { params: { id: recordId } } : null);
  const attribute = found.data;
  useEffect(() => {
    if (opened) form.reset(attribute === undefined ? newAttribute : valuesOf(attribute));
  }, [opened, attribute, form]);
  const isThere = isNew || !opened || attribute !== undefined;
  const { name, nameNp, isColour } = attributeMasterData.fields;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'addTitle' : 'editTitle', { name: attributeMasterData.one[language] })}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      onReload={isNew ? undefined : () => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={4} />}
      size={760}
    >
      <FormGrid>
        <TextField control={form.control} name="name" label={name?.label[language] ?? ''} required autoFocus />
        <TextField control={form.control} name="nameNp" label={nameNp?.label[language] ?? ''} lang="ne" required />
        <WholeRow>
          <CheckboxField control={form.control} name="isColour" label={isColour?.label[language] ?? ''} />
        </WholeRow>
      </FormGrid>
      <ValueRows form={form} />
    </FormDialog>
  );
}

function valuesOf(attribute: Answer<typeof attributeContract.get>): AttributeValues {
  return valuesOfRecord(attributeForm, {
    ...attribute,
    attributeValues: attribute.attributeValues.map((value) => valuesOfRecord(attributeValueForm, value)),
  });
}
