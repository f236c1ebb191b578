import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { openingDifferences } from '@bahi/contract/books/voucher/voucher-forms';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { voucherMessages } from '@bahi/contract/books/voucher/voucher.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { screens } from '@bahi/contract/screens';
import { type Paisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useFormDraft } from '../../../platform/kept/use-form-draft.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { useEntryRefusal } from '../../money/due-document/use-entry-refusal.tsx';
import { OpeningSheet } from './opening-sheet/OpeningSheet.tsx';
import { OpeningTable } from './OpeningTable.tsx';
import { useCopiedVoucher } from './use-copied-voucher.tsx';
import { useVoucherAccounts } from './use-voucher-accounts.ts';
import { copiedLines, emptyLine, linedValues, type LinedValues, sentLines, type Voucher } from './voucher-form.ts';
import { VoucherFiles } from './VoucherFiles.tsx';
import { VoucherHead } from './VoucherHead.tsx';
import { VoucherLines } from './VoucherLines.tsx';

type Began = Answer<typeof voucherContract.opening>;

/** What stood on the accounts when the business began here, beside what opening dues and opening stock say of it. */
export function OpeningFormPage() {
  const t = useTexts(voucherScreenMessages);
  const said = useTexts(voucherMessages);
  const { can, officeId } = useSession();
  const isAllowed = can(voucherContract.enterOpening);
  const refusal = useEntryRefusal({ isAllowed, isNew: true });
  const { copied, missing } = useCopiedVoucher();
  const began = useCall(voucherContract.opening, { query: {} }, { enabled: isAllowed, staleTime: 0 });
  const isOfOthers = officeId !== null && began.data?.isSet === false;
  if (refusal === null && missing === null && began.data !== undefined && !isOfOthers)
    return <OpeningForm copied={copied} began={began.data} />;
  const pending = isOfOthers ? (
    <p role="status">{said('openingOfAllOutlets')}</p>
  ) : began.isError ? (
    <ErrorState error={began.error} onRetry={() => void began.refetch()} />
  ) : (
    <FormSkeleton />
  );
  return (
    <>
      <PageTitle title={t('openingTitle')} backTo={screens.vouchers} />
      {refusal ?? missing ?? pending}
    </>
  );
}

function OpeningForm({ copied, began }: { copied: Voucher | undefined; began: Began }) {
  const t = useTexts(voucherScreenMessages);
  const navigate = useNavigate();
  const { outlets, officeId, userDetails } = useSession();
  const form = useAppForm(linedValues, {
    outletId: officeId ?? copied?.outletId ?? outlets[0]?.id ?? '',
    dateAD: began.isSet ? began.dateAD : (copied?.dateAD ?? began.dateAD),
    narration: copied?.narration ?? '',
    documents: [],
    difference: 'NONE',
    lines: copied === undefined ? [emptyLine, emptyLine] : copiedLines(copied),
  });
  const { control } = form;
  // A draft of another day than the one that was said meanwhile would be of a day that nobody can change.
  const day = began.isSet ? began.dateAD : 'first';
  const draft = useFormDraft(form, `opening.${day}.${userDetails.id}.${officeId ?? ''}`, copied === undefined);
  const [dateAD, outletId] = useWatch({ control, name: ['dateAD', 'outletId'] });
  const accounts = useVoucherAccounts(({ isOpened }) => isOpened, outletId);
  const send = useSend(voucherContract.enterOpening);
  const save = async ({ documents, ...body }: LinedValues): Promise<void> => {
    const sent = { documents: documents.map(({ docUuid }) => docUuid), lines: sentLines(body.lines) };
    const { id } = await send.mutateAsync({ body: { ...body, ...sent } });
    draft.discard();
    await navigate(`${screens.vouchers}?view=${id}`);
  };
  const ofOpening = accounts.accounts.find(({ code }) => code === 'OPENING_BALANCE')?.id;
  const take = (unexplained: Paisa): void => {
    const amount = String(rupeesFromPaisa(unexplained)).replace('-', '');
    const line = { ...emptyLine, [unexplained > 0 ? 'credit' : 'debit']: amount, accountId: ofOpening ?? '' };
    form.setValue('lines', [...begunLines(), line], { shouldDirty: true });
  };
  // A sheet that is taken once more is not to double what it named before.
  const takeSheet = (taken: LinedValues['lines']): void => {
    const others = begunLines().filter(({ accountId }) => taken.every((line) => line.accountId !== accountId));
    form.setValue('lines', [...others, ...taken], { shouldDirty: true });
  };
  const begunLines = (): LinedValues['lines'] =>
    form.getValues('lines').filter(({ accountId, debit, credit }) => accountId || debit || credit);
  return (
    <FormPage
      title={t('openingTitle')}
      form={form}
      draft={draft}
      onSave={save}
      backTo={screens.vouchers}
      saveLabel={t('save')}
    >
      <FormGrid>
        <VoucherHead
          control={control}
          day="dateAD"
          outlet="outletId"
          narration="narration"
          dayLabel={t('cutOverDay')}
          isDayFixed={began.isSet}
        />
      </FormGrid>
      <FormSection title={t('lines')}>
        <OpeningSheet dateAD={dateAD} outletId={outletId} accounts={accounts} onTake={takeSheet} />
        <VoucherLines form={form} accounts={accounts} />
      </FormSection>
      <FormGrid>
        <SelectField
          control={control}
          name="difference"
          label={t('differenceTo')}
          options={openingDifferences.map((one) => ({ value: one, label: t(one) }))}
          required
        />
      </FormGrid>
      <VoucherFiles control={control} name="documents" waiting={undefined} />
      <FormSection title={t('beganWith')}>
        <OpeningTable {...{ form, dateAD, outletId }} accountId={ofOpening} onTake={take} />
      </FormSection>
    </FormPage>
  );
}
