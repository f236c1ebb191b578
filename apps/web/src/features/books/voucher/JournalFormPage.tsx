import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { screens } from '@bahi/contract/screens';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useFormDraft } from '../../../platform/kept/use-form-draft.ts';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { ApprovalHint } from './ApprovalHint.tsx';
import { useCopiedVoucher } from './use-copied-voucher.tsx';
import { useVoucherAccounts } from './use-voucher-accounts.ts';
import {
  copiedLines,
  emptyLine,
  heldOf,
  linedValues,
  type LinedValues,
  sentBeside,
  sentLines,
  type Voucher,
  type VoucherAccount,
} from './voucher-form.ts';
import { VoucherFiles } from './VoucherFiles.tsx';
import { VoucherHead } from './VoucherHead.tsx';
import { VoucherLines } from './VoucherLines.tsx';

/** A journal of any lines is written and posted at once. */
export function JournalFormPage() {
  const t = useTexts(voucherScreenMessages);
  const isAllowed = useSession().can(voucherContract.journal);
  const refusal = useEntryRefusal({ isAllowed, isNew: true });
  const { copied, missing } = useCopiedVoucher();
  if (refusal === null && missing === null) return <JournalForm copied={copied} />;
  return (
    <>
      <PageTitle title={t('journalTitle')} backTo={screens.vouchers} />
      {refusal ?? missing}
    </>
  );
}

function JournalForm({ copied }: { copied: Voucher | undefined }) {
  const t = useTexts(voucherScreenMessages);
  const navigate = useNavigate();
  const { todayAD, outlets, officeId, userDetails } = useSession();
  const form = useAppForm(linedValues, {
    outletId: officeId ?? copied?.outletId ?? outlets[0]?.id ?? '',
    dateAD: copied?.isWaiting === true ? copied.dateAD : todayAD,
    narration: copied?.narration ?? '',
    documents: heldOf(copied),
    difference: 'NONE',
    lines: copied === undefined ? [emptyLine, emptyLine] : copiedLines(copied),
  });
  const { control } = form;
  const draft = useFormDraft(form, `journal.new.${userDetails.id}.${officeId ?? ''}`, copied === undefined);
  const outletId = useWatch({ control, name: 'outletId' });
  const isNamed = ({ isOpenedAlone, holdsTax }: VoucherAccount) => holdsTax || !isOpenedAlone;
  const accounts = useVoucherAccounts(isNamed, outletId, { withParties: true });
  const send = useSend(voucherContract.journal);
  const save = async ({ difference: _, documents, ...body }: LinedValues): Promise<void> => {
    const lines = sentLines(body.lines);
    const { id } = await send.mutateAsync({ body: { ...body, ...sentBeside(copied, documents), lines } });
    draft.discard();
    await navigate(`${screens.vouchers}?view=${id}`);
  };
  return (
    <FormPage
      title={t('journalTitle')}
      form={form}
      draft={draft}
      onSave={save}
      backTo={screens.vouchers}
      saveLabel={t('save')}
    >
      <FormGrid>
        <VoucherHead control={control} day="dateAD" outlet="outletId" narration="narration" />
      </FormGrid>
      <FormSection title={t('lines')}>
        <ApprovalHint control={control} />
        <VoucherLines form={form} accounts={accounts} parties={copied?.lines ?? []} />
      </FormSection>
      <VoucherFiles control={control} name="documents" waiting={copied} />
    </FormPage>
  );
}
