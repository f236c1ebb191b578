import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { WholeRow } from '../../../ui/form/FormGrid.tsx';

type Props<V extends FieldValues> = {
  control: Control<V, unknown, V>;
  day: FieldPath<V>;
  outlet: FieldPath<V>;
  narration: FieldPath<V>;
  dayLabel?: string;
  isDayFixed?: boolean;
};

/** Day, outlet where there are several to choose from, and what it is about. */
export function VoucherHead<V extends FieldValues>(props: Props<V>) {
  const { control, day, outlet, narration, dayLabel, isDayFixed = false } = props;
  const t = useTexts(voucherScreenMessages);
  const { outlets, officeId, todayAD } = useSession();
  return (
    <>
      <DateField
        control={control}
        name={day}
        label={dayLabel ?? t('date')}
        max={todayAD}
        disabled={isDayFixed}
        required
      />
      {officeId === null && outlets.length > 1 ? (
        <SelectField
          control={control}
          name={outlet}
          label={t('outlet')}
          options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          required
        />
      ) : null}
      <WholeRow>
        <TextField control={control} name={narration} label={t('narration')} maxLength={500} />
      </WholeRow>
    </>
  );
}
