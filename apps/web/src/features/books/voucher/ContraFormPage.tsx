import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import type { z } from '@bahi/contract/zod';
import { screens } from '@bahi/contract/screens';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { useCopiedVoucher } from './use-copied-voucher.tsx';
import { useVoucherAccounts } from './use-voucher-accounts.ts';
import { contraValues, heldOf, sentBeside, type Voucher } from './voucher-form.ts';
import { VoucherFiles } from './VoucherFiles.tsx';
import { VoucherHead } from './VoucherHead.tsx';

/** Money goes out of one account and into another one. */
export function ContraFormPage() {
  const t = useTexts(voucherScreenMessages);
  const isAllowed = useSession().can(voucherContract.contra);
  const refusal = useEntryRefusal({ isAllowed, isNew: true });
  const { copied, missing } = useCopiedVoucher();
  if (refusal === null && missing === null) return <ContraForm copied={copied} />;
  return (
    <>
      <PageTitle title={t('contraTitle')} backTo={screens.vouchers} />
      {refusal ?? missing}
    </>
  );
}

function ContraForm({ copied }: { copied: Voucher | undefined }) {
  const t = useTexts(voucherScreenMessages);
  const navigate = useNavigate();
  const { todayAD, outlets, officeId } = useSession();
  const form = useAppForm(contraValues, {
    outletId: officeId ?? copied?.outletId ?? outlets[0]?.id ?? '',
    dateAD: copied?.isWaiting === true ? copied.dateAD : todayAD,
    narration: copied?.narration ?? '',
    documents: heldOf(copied),
    fromAccountId: copied?.lines.find(({ credit }) => credit !== null)?.accountId ?? '',
    toAccountId: copied?.lines.find(({ debit }) => debit !== null)?.accountId ?? '',
    amount: copied?.total ?? '',
  });
  const { control } = form;
  const [outletId, from] = useWatch({ control, name: ['outletId', 'fromAccountId'] });
  const { options: sources } = useVoucherAccounts(({ isMoney }) => isMoney, outletId);
  const { options, isLoading } = useVoucherAccounts(({ isMoney }) => isMoney, outletId);
  const send = useSend(voucherContract.contra);
  const save = async ({ documents, ...body }: z.input<typeof contraValues>): Promise<void> => {
    const { id } = await send.mutateAsync({ body: { ...body, ...sentBeside(copied, documents) } });
    await navigate(`${screens.vouchers}?view=${id}`);
  };
  return (
    <FormPage
      title={t('contraTitle')}
      form={form}
      about={{ kind: 'contra', id: null }}
      onSave={save}
      backTo={screens.vouchers}
      saveLabel={t('save')}
    >
      <FormGrid>
        <SelectField
          control={control}
          name="fromAccountId"
          label={t('from')}
          options={sources}
          isLoading={isLoading}
          required
        />
        <SelectField
          control={control}
          name="toAccountId"
          label={t('to')}
          options={options.filter(({ value }) => String(value) !== String(from))}
          isLoading={isLoading}
          required
        />
        <AmountField control={control} name="amount" label={t('amountRupees')} required />
        <VoucherHead control={control} day="dateAD" outlet="outletId" narration="narration" />
      </FormGrid>
      <VoucherFiles control={control} name="documents" waiting={copied} />
    </FormPage>
  );
}
