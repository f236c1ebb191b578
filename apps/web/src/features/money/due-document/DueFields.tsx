import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { parseRupees } from '@bahi/domain/numbers/money';
import { useRef } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import type { DueControl } from './due-kind.ts';

type Props = { control: DueControl };

/** Bill date and due date; the second follows the first until it is chosen itself. */
export function DayFields({ control }: Props) {
  const t = useTexts(dueDocumentScreenMessages);
  const bill = useField({ control, name: 'billDateAD' });
  const due = useField({ control, name: 'dueDateAD' });
  const isChosen = useRef(false);
  const lastBillDay = useRef(bill.value);
  const follow = (billDay: string): void => {
    const isFollowing = !isChosen.current && due.value === lastBillDay.current;
    if (billDay === '') return;
    lastBillDay.current = billDay;
    // Where it stays it is judged anew, against the other day.
    due.change(isFollowing ? billDay : due.value);
  };
  return (
    <>
      <DateField control={control} name="billDateAD" label={t('billDate')} required onChanged={follow} />
      <DateField
        control={control}
        name="dueDateAD"
        label={t('dueDate')}
        required
        onChanged={() => {
          isChosen.current = true;
        }}
      />
    </>
  );
}

/** What the bill comes to, with the amount in words below it. */
export function TotalField({ control }: Props) {
  const t = useTexts(dueDocumentScreenMessages);
  const language = useLanguage();
  const { text } = useField({ control, name: 'totalBillAmount' });
  const total = parseRupees(text);
  const words = total === null || total <= 0 ? undefined : amountInWords(total, language);
  return (
    <AmountField
      control={control}
      name="totalBillAmount"
      label={t('totalBillAmount')}
      required
      {...(words === undefined ? {} : { description: words })}
    />
  );
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

/** The outlet, where somebody of the whole business may choose among several; what was entered stays in its outlet. */
export function OutletField({ control, isFixed }: Props & { isFixed: boolean }) {
  const t = useTexts(dueDocumentScreenMessages);
  const { outlets } = useSession();
  if (!useHasOutlets()) return null;
  return (
    <SelectField
      control={control}
      name="outletId"
      label={t('outlet')}
      options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
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
