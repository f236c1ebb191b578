import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { incomeScreenMessages } from '@bahi/contract/money/income/income-screen.messages';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { incomeMessages } from '@bahi/contract/money/income/income.messages';
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
import { customers } from '../../parties/customer/customer-sources.ts';
import { uuidsOf } from '../due-document/due-form.ts';
import { DayFields, dayNames, DescriptionField, OutletField, TotalField } from '../due-document/DueFields.tsx';
import { useDueOpening } from '../due-document/use-due-opening.ts';
import { useDueSave } from '../due-document/use-due-save.ts';
import { type IncomeDetail, incomeScreenForm, incomeValuesOf, newIncome } from './income-form.ts';
import { incomeListPath } from './income-paths.ts';

registerTexts(incomeMessages);

const noDocuments: IncomeDetail['documents'] = [];

type Props = {
  /** The income to edit; null for a new one. */
  income: IncomeDetail | null;
  /** Fetches the income anew, after somebody else changed it. */
  onReload: () => void;
};

/** The form of an income, new or not. */
export function IncomeForm({ income, onReload }: Props) {
  const t = useTexts(incomeScreenMessages);
  const due = useTexts(dueDocumentScreenMessages);
  const { userDetails, officeId } = useSession();
  const opening = useDueOpening();
  const { todayAD } = opening;
  const schema = useMemo(() => incomeScreenForm(todayAD), [todayAD]);
  const form = useAppForm(schema, income === null ? newIncome(opening) : incomeValuesOf(income));
  const draft = useFormDraft(form, `income.${income?.id ?? 'new'}.${userDetails.id}.${officeId ?? ''}`);
  const send = useSend(incomeContract.save);
  const upload = useSend(incomeContract.uploadDocument, { errors: 'form' });
  const discard = useSend(incomeContract.removeDocument, { errors: 'form' });
  const { save, setSending } = useDueSave({
    form,
    draft,
    listPath: incomeListPath,
    send: (values) => send.mutateAsync({ body: { ...values, documents: uuidsOf(values.documents) } }),
  });
  const { control } = form;
  return (
    <FormPage
      title={t(income === null ? 'createTitle' : 'editTitle')}
      form={form}
      draft={draft}
      onSave={save}
      onReload={() => {
        draft.discard();
        onReload();
      }}
      backTo={incomeListPath}
    >
      <FormSection title={due('documents')}>
        <DocumentsField
          control={control}
          name="documents"
          attached={income?.documents ?? noDocuments}
          onUpload={(document) => upload.mutateAsync({ files: { document } })}
          onDiscard={(docUuid) => discard.mutate({ params: { docUuid } })}
          onSending={setSending}
        />
      </FormSection>
      <FormSection title={due('bill')}>
        <FormGrid>
          <TextField
            control={control}
            name="incomeHeading"
            label={t('incomeHeading')}
            description={t('headingHint')}
            maxLength={150}
            required
          />
          <PartySelectField source={customers} control={control} name="customerId" current={customerOf(income)} />
          <DayFields control={control} names={dayNames} />
          <CategoryField
            control={control}
            name="categoryId"
            label={t('category')}
            categoryType="INCOME"
            current={income}
            required
          />
          <TotalField control={control} name="totalBillAmount" />
          <OutletField control={control} name="outletId" isFixed={income !== null} />
          <WholeRow>
            <DescriptionField control={control} name="description" />
          </WholeRow>
        </FormGrid>
      </FormSection>
    </FormPage>
  );
}

function customerOf(income: IncomeDetail | null) {
  if (income === null) return null;
  return { id: income.customerId, name: income.customerName, nameNp: income.customerNameNp };
}
