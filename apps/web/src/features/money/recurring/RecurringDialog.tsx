import { recurrenceUnit, recurringContract, recurringForm } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringMessages } from '@bahi/contract/money/recurring/recurring.messages';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { useEffect } from 'react';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { newRecurringValues, recurringValues, type RepeatedDocument } from './recurring-form.ts';

registerTexts(recurringMessages);

/** A document or a voucher. */
export type RepeatedIds = { documentId: number | null; voucherId: number | null };
/** A record that is edited, or what is to come again; both where that takes the place of another. */
export type RecurringTarget = RepeatedIds & { id: number | null };
type Props = { opened: boolean; onClose: () => void; target: RecurringTarget };

/** Says how often a document or a voucher comes again. Keep it mounted and open it by `opened`, so that the focus comes back. */
export function RecurringDialog({ opened, onClose, target: { id, ...chosen } }: Props) {
  const t = useTexts(recurringScreenMessages);
  const language = useLanguage();
  const save = useSend(recurringContract.save);
  const form = useAppForm(recurringForm, newRecurringValues(undefined, ''));
  const found = useFresh(recurringContract.get, opened && id !== null ? { params: { id } } : null);
  const record = found.data;
  const { documentId, voucherId } = (chosen.documentId ?? chosen.voucherId) === null ? (record ?? chosen) : chosen;
  const ofDocument = useFresh(
    recurringContract.ofDocument,
    opened && documentId !== null ? { params: { documentId } } : null,
  );
  const ofVoucher = useFresh(
    recurringContract.ofVoucher,
    opened && voucherId !== null ? { params: { voucherId } } : null,
  );
  const repeated = documentId === null ? ofVoucher : ofDocument;
  const document = repeated.data;
  useEffect(() => {
    if (!opened || document === undefined) return;
    const party = nameIn(language, document.partyName, document.partyNameNp);
    if (id === null) form.reset(newRecurringValues(document, party));
    else if (record !== undefined) form.reset(recurringValues(record, document));
    // What a new one begins with is what it was when the dialog opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened, record, document, form]);
  const failed = found.error ?? repeated.error;
  const read = (): void => void Promise.all([found, repeated].map((one) => one.refetch()));
  const isThere = !opened || (document !== undefined && (id === null || record !== undefined));
  const missing = failed === null ? <FormSkeleton fields={6} /> : <ErrorState error={failed} onRetry={read} />;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(id === null ? 'addTitle' : 'editTitle')}
      form={form}
      onReload={id === null ? undefined : read}
      waiting={isThere ? null : missing}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        onClose();
      }}
    >
      {document === undefined ? null : <RecurringFields control={form.control} document={document} />}
    </FormDialog>
  );
}

type FieldsProps = {
  control: ReturnType<typeof useAppForm<typeof recurringForm>>['control'];
  document: RepeatedDocument;
};

function RecurringFields({ control, document }: FieldsProps) {
  const t = useTexts(recurringScreenMessages);
  const language = useLanguage();
  const { can } = useSession();
  const unit = useField({ control, name: 'unit' });
  const dayOfMonth = useField({ control, name: 'dayOfMonth' });
  const automatic = useField({ control, name: 'isAutomatic' });
  const isVoucher = document.voucherId !== null;
  // What is so already can be taken back by everybody who edits it.
  const showsAutomatic = (document.mayIssue && can('recurring.approve')) || automatic.value === true;
  return (
    <>
      <p>
        {document.documentTitle ?? t('draftWithout')} · {nameIn(language, document.partyName, document.partyNameNp)} ·{' '}
        <MoneyText rupees={document.amount} withUnit />
      </p>
      {isVoucher && automatic.value !== true ? <p>{t('voucherHint')}</p> : null}
      {document.takesOldest ? <p role="note">{t('takesOldest')}</p> : null}
      <FormGrid>
        <WholeRow>
          <TextField control={control} name="name" label={t('name')} maxLength={100} required autoFocus />
        </WholeRow>
        <TextField control={control} name="every" label={t('every')} inputMode="numeric" required />
        <SelectField
          control={control}
          name="unit"
          label={t('unit')}
          options={recurrenceUnit.words.map((word) => ({ value: word, label: t(word) }))}
          required
          onChanged={(word) => {
            if (word === 'WEEK') dayOfMonth.change('');
          }}
        />
        <DateField control={control} name="firstDayAD" label={t('firstDay')} required />
        <DateField control={control} name="lastDayAD" label={t('lastDay')} description={t('lastDayHint')} />
        {unit.value === 'WEEK' ? null : (
          <TextField
            control={control}
            name="dayOfMonth"
            label={t('dayOfMonth')}
            description={t('dayOfMonthHint')}
            inputMode="numeric"
          />
        )}
        {showsAutomatic ? (
          <WholeRow>
            <CheckboxField
              control={control}
              name="isAutomatic"
              label={t(isVoucher ? 'postsItself' : 'isAutomatic')}
              description={t(isVoucher ? 'postsHint' : 'automaticHint')}
            />
          </WholeRow>
        ) : null}
      </FormGrid>
    </>
  );
}
