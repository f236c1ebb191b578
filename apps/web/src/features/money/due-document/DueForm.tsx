import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useFormDraft } from '../../../platform/kept/use-form-draft.ts';
import { DocumentsField } from '../../../ui/documents/DocumentsField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid, FormSection, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { CategoryField } from '../category/CategoryField.tsx';
import { categoryTypeOf, type DueRow } from './due-document.ts';
import { copiedValues, dueFormOf, dueValuesOf, newDueValues } from './due-form.ts';
import type { DueDetail, DueKind } from './due-kind.ts';
import { DayFields, DescriptionField, OutletField, TotalField } from './DueFields.tsx';
import { PaidNowFields } from './PaidNowFields.tsx';
import { useDueSave } from './use-due-save.ts';

const noDocuments: DueDetail['documents'] = [];

type Props<Row extends DueRow, Stored extends Row & DueDetail> = {
  kind: DueKind<Row, Stored>;
  /** The record to edit; null for a new one. */
  record: Stored | null;
  /** What a new one begins as: its party, category, amount and text, of today, unpaid, and without its documents. */
  copied: Stored | null;
  /** Fetches the record anew, after somebody else changed it. */
  onReload: () => void;
};

/** The form of an income or expense, new or not. */
// Longer than 60 lines because the whole form is seen in one place.
export function DueForm<Row extends DueRow, Stored extends Row & DueDetail>(props: Props<Row, Stored>) {
  const { kind, record, copied, onReload } = props;
  const shown = record ?? copied;
  const t = useTexts(kind.texts);
  const due = useTexts(dueDocumentScreenMessages);
  const { userDetails, todayAD, outlets, officeId } = useSession();
  const schema = useMemo(() => dueFormOf(todayAD, kind.ownForm), [todayAD, kind.ownForm]);
  const party = shown === null ? null : kind.partyOf(shown);
  const form = useAppForm(schema, {
    ...(record === null || party === null
      ? { ...newDueValues(todayAD, officeId ?? outlets[0]?.id ?? ''), ...copiedValues(copied, party) }
      : dueValuesOf(record, party.id)),
    own: { ...kind.ownValues(shown), ...(record === null ? kind.uncopied : {}) },
  });
  const draft = useFormDraft(
    form,
    `${kind.name}.${record?.id ?? (copied === null ? 'new' : `copy-${copied.id}`)}.${userDetails.id}.${officeId ?? ''}`,
  );
  const upload = kind.useUpload();
  const discard = kind.useDiscard();
  const { save, setSending } = useDueSave({ form, draft, kind, send: kind.useSave() });
  const { control } = form;
  return (
    <FormPage
      title={t(record === null ? 'createTitle' : 'editTitle')}
      form={form}
      draft={draft}
      onSave={save}
      onReload={() => {
        draft.discard();
        onReload();
      }}
      backTo={kind.listPath}
    >
      <FormSection title={due('documents')}>
        <DocumentsField
          control={control}
          name="documents"
          attached={record?.documents ?? noDocuments}
          onUpload={upload}
          onDiscard={discard}
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
          <kind.PartyField control={control} name="partyId" current={party} />
          <DayFields control={control} bill="billDateAD" due="dueDateAD" />
          <CategoryField
            control={control}
            name="categoryId"
            label={t('category')}
            categoryType={categoryTypeOf(kind.kind)}
            current={shown}
            required
          />
          <TotalField control={control} name="totalBillAmount" label={due('totalBillAmount')} />
          {kind.OwnFields === undefined ? null : <kind.OwnFields control={control} />}
          {record === null ? <PaidNowFields control={control} kind={kind.kind} /> : null}
          <OutletField control={control} name="outletId" isFixed={record !== null} />
          <WholeRow>
            <DescriptionField control={control} />
          </WholeRow>
        </FormGrid>
      </FormSection>
    </FormPage>
  );
}
