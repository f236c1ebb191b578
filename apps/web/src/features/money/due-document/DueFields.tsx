import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { parseRupees } from '@bahi/domain/numbers/money';
import { useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { type FieldProps, useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import type { DueControl } from './due-kind.ts';

type Props = { control: DueControl };

type Days<V extends FieldValues> = Pick<FieldProps<V>, 'control'> & Record<'bill' | 'due', FieldPath<V>>;

/** Bill date and due date, by their names; the second follows the first until it is chosen itself. */
export function DayFields<V extends FieldValues>({ control, bill: billName, due: dueName }: Days<V>) {
  const t = useTexts(dueDocumentScreenMessages);
  const bill = useField({ control, name: billName });
  const due = useField({ control, name: dueName });
  const isChosen = useRef(false);
  const lastBillDay = useRef(bill.value);
  const follow = (billDay: string): void => {
    const isFollowing = !isChosen.current && (due.value === '' || due.value === lastBillDay.current);
    if (billDay === '') return;
    lastBillDay.current = billDay;
    // Where it stays it is judged anew, against the other day.
    due.change(isFollowing ? billDay : due.value);
  };
  return (
    <>
      <DateField control={control} name={billName} label={t('billDate')} required onChanged={follow} />
      <DateField
        control={control}
        name={dueName}
        label={t('dueDate')}
        required
        onChanged={() => {
          isChosen.current = true;
        }}
      />
    </>
  );
}

/** What the bill comes to, or is left of it, with the amount in words below it. */
export function TotalField<V extends FieldValues>(props: Pick<FieldProps<V>, 'control' | 'name' | 'label'>) {
  const language = useLanguage();
  const { text } = useField(props);
  const total = parseRupees(text);
  const words = total === null || total <= 0 ? undefined : amountInWords(total, language);
  return <AmountField {...props} required {...(words === undefined ? {} : { description: words })} />;
}

/** A remark of at most fifty letters, which are counted. */
export function DescriptionField({ control }: Props) {
  const t = useTexts(dueDocumentScreenMessages);
  const { text } = useField({ control, name: 'description' });
  return (
    <TextareaField
      control={control}
      name="description"
      label={t('description')}
      description={t('letters', { count: text.trim().length })}
      rows={2}
    />
  );
}

type Place<V extends FieldValues> = Pick<FieldProps<V>, 'control' | 'name'> & { isFixed: boolean };

/** The outlet, where somebody of the whole business may choose among several; what was entered stays in its outlet. */
export function OutletField<V extends FieldValues>({ control, name, isFixed }: Place<V>) {
  const t = useTexts(dueDocumentScreenMessages);
  const { outlets } = useSession();
  if (!useHasOutlets()) return null;
  return (
    <SelectField
      control={control}
      name={name}
      label={t('outlet')}
      options={outlets.map((outlet) => ({ value: outlet.id, label: outlet.name, labelNp: outlet.nameNp }))}
      disabled={isFixed}
      required
    />
  );
}

/** Whether there are several outlets to choose from. */
export function useHasOutlets(): boolean {
  const { outlets, officeId } = useSession();
  return officeId === null && outlets.length > 1;
}

/** The name of an outlet, where there are several. */
export function useOutletName(): (outletId: number) => string | null {
  const language = useLanguage();
  const { outlets } = useSession();
  const hasOutlets = useHasOutlets();
  return (outletId) => {
    const outlet = hasOutlets ? outlets.find(({ id }) => id === outletId) : undefined;
    return outlet === undefined ? null : nameIn(language, outlet.name, outlet.nameNp);
  };
}
