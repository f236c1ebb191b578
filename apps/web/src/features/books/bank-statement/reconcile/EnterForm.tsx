import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { type AppForm, submitOf } from '../../../../platform/use-app-form.ts';
import { DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import type { FieldProps } from '../../../../ui/fields/field.ts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import type { BankAccount } from '../book-words.ts';

type Props<V extends FieldValues> = {
  form: AppForm<V>;
  onSave: (values: V) => Promise<unknown>;
  onDone: () => void;
  children: ReactNode;
};

/** The form of one way to enter a line; it is matched with the line at once. */
export function EnterForm<V extends FieldValues>({ form, onSave, onDone, children }: Props<V>) {
  const t = useTexts(bankStatementScreenMessages);
  const save = async (values: V): Promise<void> => {
    await onSave(values);
    onDone();
  };
  return (
    <form onSubmit={submitOf(form, save)} noValidate>
      <FormGrid columns={1}>{children}</FormGrid>
      <DialogFooter>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The outlet of the account, else that of the caller, else the first one. */
export function useFirstOutlet(account: BankAccount): number | string {
  const { outlets, officeId } = useSession();
  return account.outletId ?? officeId ?? outlets[0]?.id ?? '';
}

/** In which outlet it is entered, where there are several. */
export function OutletField<V extends FieldValues>(props: Pick<FieldProps<V>, 'control' | 'name'>) {
  const t = useTexts(bankStatementScreenMessages);
  const { outlets, officeId } = useSession();
  if (officeId !== null || outlets.length < 2) return null;
  return (
    <SelectField
      {...props}
      label={t('outlet')}
      options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
      required
    />
  );
}
