import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSession } from '../../../../platform/session.tsx';
import { DateField } from '../../../../ui/dates/DateField.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import type { CloseChoices, DayCloseForm } from '../day-close-form.ts';

/** Which box is closed, in which outlet and for which day; what there is no choice of is not asked for. */
export function CloseHead({ form, choices }: { form: DayCloseForm; choices: CloseChoices }) {
  const t = useTexts(dayCloseScreenMessages);
  const { control } = form;
  const { outlets, officeId, todayAD } = useSession();
  const moneyAccountId = useWatch({ control, name: 'moneyAccountId' });
  const box = choices.boxes.find(({ id }) => id === Number(moneyAccountId));
  return (
    <FormGrid columns={3}>
      {choices.boxes.length > 1 ? (
        <SelectField
          control={control}
          name="moneyAccountId"
          label={t('box')}
          options={choices.boxes.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          onChanged={(value) => {
            const own = choices.boxes.find(({ id }) => id === Number(value))?.outletId;
            if (own !== null && own !== undefined) form.setValue('outletId', own);
          }}
          required
        />
      ) : null}
      {officeId === null && outlets.length > 1 ? (
        <SelectField
          control={control}
          name="outletId"
          label={t('outlet')}
          options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          disabled={box !== undefined && box.outletId !== null}
          required
        />
      ) : null}
      <DateField control={control} name="dateAD" label={t('date')} max={todayAD} required />
    </FormGrid>
  );
}
