import type { MasterData, MasterDataValues } from '@bahi/contract/master-data';
import { masterDataScreenMessages } from '@bahi/contract/platform/master-data/master-data-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useFresh, useSend } from '../../platform/query.ts';
import { useAppForm } from '../../platform/use-app-form.ts';
import { ErrorState } from '../shell/EmptyState.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { FormGrid } from '../form/FormGrid.tsx';
import { FormSkeleton } from '../list/ListSkeleton.tsx';
import { valuesOf } from './master-data-values.ts';
import { MasterDataFields } from './MasterDataFields.tsx';

export type MasterDataDialogProps = {
  of: MasterData;
  opened: boolean;
  onClose: () => void;
  /** The record to edit; a new one without. */
  recordId: number | null;
  /** What the screen has decided already: the group whose conversions it shows. */
  within: MasterDataValues;
};

const noValues: MasterDataValues = {};

/** Creates or edits a record of a declared resource. Keep it mounted and open it by `opened`. */
export function MasterDataDialog({ of, opened, onClose, recordId, within }: MasterDataDialogProps) {
  const t = useTexts(masterDataScreenMessages);
  const language = useLanguage();
  const save = useSend(of.save);
  const form = useAppForm(of.form, noValues);
  const isNew = recordId === null;
  const found = useFresh(of.get, opened && !isNew ? { params: { id: recordId } } : null);
  const record = found.data;
  useEffect(() => {
    if (opened) form.reset(valuesOf(of, record ?? null, within));
  }, [opened, record, form, of, within]);
  const isThere = isNew || !opened || record !== undefined;
  const name = of.one[language];
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(isNew ? 'addTitle' : 'editTitle', { name })}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      onReload={isNew ? undefined : () => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={4} />}
    >
      <FormGrid>
        <MasterDataFields of={of} control={form.control} without={Object.keys(within)} />
      </FormGrid>
    </FormDialog>
  );
}
