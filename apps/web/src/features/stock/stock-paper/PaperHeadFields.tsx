import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';

type HeadValues = FieldValues & { outletId?: unknown; dateAD?: unknown };
type Props<V extends HeadValues> = { control: Control<V, unknown, V>; day: FieldPath<V>; outlet: FieldPath<V> };

/** Day and outlet of a new paper; the outlet where there are several to choose from. */
export function PaperHeadFields<V extends HeadValues>({ control, day, outlet }: Props<V>) {
  const t = useTexts(stockPaperScreenMessages);
  const { outlets, officeId, todayAD } = useSession();
  return (
    <>
      <DateField control={control} name={day} label={t('date')} max={todayAD} required />
      {officeId === null && outlets.length > 1 ? (
        <SelectField
          control={control}
          name={outlet}
          label={t('outlet')}
          options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          required
        />
      ) : null}
    </>
  );
}
