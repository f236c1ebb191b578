import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeDepositForm } from '@bahi/contract/books/cheque/cheque-form';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { newValues } from '@bahi/contract/form-values';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { ChequeChoice } from './deposit/ChequeChoice.tsx';
import { type Slip, SlipDialog } from './deposit/SlipDialog.tsx';
import { useBanks } from './deposit/use-banks.ts';

type Props = { opened: boolean; onClose: () => void };

const newDeposit = (dateAD: string) => newValues(chequeDepositForm, { cheques: [], moneyAccountId: '', dateAD });

/** Cheques in hand that go to the bank together; then the slip that goes with them. */
export function DepositDialog({ opened, onClose }: Props) {
  const t = useTexts(chequeScreenMessages);
  const { todayAD } = useSession();
  const [slip, setSlip] = useState<Slip | null>(null);
  const send = useSend(chequeContract.deposit);
  const query = { kind: 'RECEIVED', state: 'IN_HAND', toDateAD: todayAD, pageSize: 100, sort: 'chequeDateAD' } as const;
  const found = useCall(chequeContract.list, { query }, { staleTime: 0, enabled: opened && slip === null });
  const banks = useBanks();
  const form = useAppForm(chequeDepositForm, newDeposit(todayAD));
  useEffect(() => {
    if (!opened) return;
    setSlip(null);
    form.reset(newDeposit(todayAD));
  }, [opened, todayAD, form]);
  const first = banks[0]?.value;
  useEffect(() => {
    // The field is not there yet while the cheques are fetched.
    if (opened && first !== undefined) form.setValue('moneyAccountId', first);
  }, [opened, first, form]);
  if (slip !== null) return <SlipDialog slip={slip} opened={opened} onClose={onClose} />;
  const isNone = found.isSuccess && found.data.rows.length === 0;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('depositTitle')}
      form={form}
      isFinal
      saveLabel={t('deposit')}
      waiting={
        found.isPending ? (
          <FormSkeleton fields={5} />
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : isNone ? (
          <p>{t('nothingInHand')}</p>
        ) : null
      }
      onSave={async (body) => setSlip(await send.mutateAsync({ body }))}
    >
      <ChequeChoice form={form} cheques={found.data?.rows ?? []} />
      <FormGrid columns={1}>
        <SelectField control={form.control} name="moneyAccountId" label={t('intoAccount')} options={banks} required />
        <DateField control={form.control} name="dateAD" label={t('date')} required />
        <TextField control={form.control} name="remarks" label={t('remarks')} maxLength={200} />
      </FormGrid>
    </FormDialog>
  );
}
