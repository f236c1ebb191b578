import { outletContract, outletForm } from '@bahi/contract/outlet/outlet.contract';
import { outletMessages } from '@bahi/contract/outlet/outlet.messages';
import { outletScreenMessages } from '@bahi/contract/outlet/outlet-screen.messages';
import { useEffect } from 'react';
import { registerTexts, useTexts } from '../../platform/i18n.ts';
import { useFresh, useSend } from '../../platform/query.ts';
import { useAppForm } from '../../platform/use-app-form.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { outletValues } from './outlet-form.ts';
import { OutletFields } from './OutletFields.tsx';

registerTexts(outletMessages);

type Props = { opened: boolean; onClose: () => void; outletId: number | null };

/** Opens or changes an outlet. */
export function OutletDialog({ opened, onClose, outletId }: Props) {
  const t = useTexts(outletScreenMessages);
  const save = useSend(outletContract.save);
  const form = useAppForm(outletForm, outletValues());
  const isNew = outletId === null;
  const found = useFresh(outletContract.get, opened && !isNew ? { params: { id: outletId } } : null);
  const outlet = found.data;
  useEffect(() => {
    if (opened) form.reset(outletValues(outlet));
  }, [opened, outlet, form]);
  const isThere = isNew || !opened || outlet !== undefined;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={isNew ? t('addTitle') : t('editTitle')}
      form={form}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
      onReload={isNew ? undefined : () => void found.refetch()}
      waiting={isThere ? null : found.error ? <ErrorState error={found.error} /> : <FormSkeleton fields={10} />}
      size={760}
    >
      <OutletFields control={form.control} code={form.watch('code')} isCodeFixed={outlet?.isCodeFixed ?? false} />
    </FormDialog>
  );
}
