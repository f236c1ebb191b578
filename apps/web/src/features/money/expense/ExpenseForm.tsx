import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { expenseMessages } from '@bahi/contract/money/expense/expense.messages';
import { useMemo } from 'react';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useFormDraft } from '../../../platform/use-form-draft.ts';
import { DocumentsField } from '../../../ui/documents/DocumentsField.tsx';
import { FormGrid, FormSection, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PartySelectField } from '../../../ui/fields/PartySelectField.tsx';
import { CategoryField } from '../category/CategoryField.tsx';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import { uuidsOf } from '../due-document/due-form.ts';
import { DayFields, dayNames, DescriptionField, OutletField, TotalField } from '../due-document/DueFields.tsx';
import { useDueOpening } from '../due-document/use-due-opening.ts';
import { useDueSave } from '../due-document/use-due-save.ts';
import { VatField } from './VatField.tsx';
import { type ExpenseDetail, expenseScreenForm, expenseValuesOf, newExpense } from './expense-form.ts';
import { expenseListPath } from './expense-paths.ts';

registerTexts(expenseMessages);

const vatNames = { vendorId: 'vendorId', total: 'totalBillAmount', vatAmount: 'vatAmount' } as const;
const noDocuments: ExpenseDetail['documents'] = [];

type Props = {
  /** The expense to edit; null for a new one. */
  expense: ExpenseDetail | null;
  /** Fetches the expense anew, after somebody else changed it. */
  onReload: () => void;
};

/** The form of an expense, new or not. */
export function ExpenseForm({ expense, onReload }: Props) {
  const t = useTexts(expenseScreenMessages);
  const due = useTexts(dueDocumentScreenMessages);
  const { userDetails, officeId } = useSession();
  const opening = useDueOpening();
  const { todayAD } = opening;
  const schema = useMemo(() => expenseScreenForm(todayAD), [todayAD]);
  const form = useAppForm(schema, expense === null ? newExpense(opening) : expenseValuesOf(expense));
  const draft = useFormDraft(form, `expense.${expense?.id ?? 'new'}.${userDetails.id}.${officeId ?? ''}`);
  const send = useSend(expenseContract.save);
  const upload = useSend(expenseContract.saveImage, { errors: 'form' });
  const discard = useSend(expenseContract.removeDocument, { errors: 'form' });
  const { save, setSending } = useDueSave({
    form,
    draft,
    listPath: expenseListPath,
    send: (values) => send.mutateAsync({ body: { ...values, documents: uuidsOf(values.documents) } }),
  });
  const { control } = form;
  return (
    <FormPage
      title={t(expense === null ? 'createTitle' : 'editTitle')}
      form={form}
      draft={draft}
      onSave={save}
      onReload={() => {
        draft.discard();
        onReload();
      }}
      backTo={expenseListPath}
    >
      <FormSection title={due('documents')}>
        <DocumentsField
          control={control}
          name="documents"
          attached={expense?.documents ?? noDocuments}
          onUpload={(document) => upload.mutateAsync({ files: { document } })}
          onDiscard={(docUuid) => discard.mutate({ params: { docUuid } })}
          onSending={setSending}
        />
      </FormSection>
      <FormSection title={due('bill')}>
        <FormGrid>
          <TextField
            control={control}
            name="heading"
            label={t('heading')}
            description={t('headingHint')}
            maxLength={150}
            required
          />
          <PartySelectField source={vendors} control={control} name="vendorId" current={vendorOf(expense)} />
          <DayFields control={control} names={dayNames} />
          <CategoryField
            control={control}
            name="categoryId"
            label={t('category')}
            categoryType="EXPENSE"
            current={expense}
            required
          />
          <TotalField control={control} name="totalBillAmount" />
          <TextField control={control} name="billNumber" label={t('billNumber')} maxLength={50} />
          <VatField control={control} names={vatNames} />
          <OutletField control={control} name="outletId" isFixed={expense !== null} />
          <WholeRow>
            <DescriptionField control={control} name="description" />
          </WholeRow>
        </FormGrid>
      </FormSection>
    </FormPage>
  );
}

function vendorOf(expense: ExpenseDetail | null) {
  if (expense === null) return null;
  return { id: expense.vendorId, name: expense.vendorName, nameNp: expense.vendorNameNp };
}
