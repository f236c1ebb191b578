import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { formatRupees, parseRupees, subtractPaisa } from '@bahi/domain/numbers/money';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { AmountField } from '../../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FormGrid, FormSection, WholeRow } from '../../../../ui/form/FormGrid.tsx';
import { type CashOfDay, type CloseChoices, type DayCloseForm, typedCash } from '../day-close-form.ts';

type Props = { form: DayCloseForm; choices: CloseChoices; cash: CashOfDay };

/** To whom the cash is handed over, what of it stays for tomorrow, and where the rest goes. */
export function HandingFields({ form, choices, cash }: Props) {
  const t = useTexts(dayCloseScreenMessages);
  const { control } = form;
  const [takenToId, handedToUserId] = useWatch({ control, name: ['takenToId', 'handedToUserId'] });
  const targets = choices.targets.filter(
    ({ id, outletId }) => id !== cash.moneyAccountId && (outletId === null || outletId === cash.outletId),
  );
  return (
    <FormSection title={t('handing')}>
      <FormGrid>
        <SelectField
          control={control}
          name="handedToUserId"
          label={t('handedTo')}
          placeholder={t('nobody')}
          options={choices.people.map(({ id, name }) => ({ value: id, label: name, labelNp: null }))}
          clearable
        />
        {isChosen(handedToUserId) ? null : (
          <TextField control={control} name="handedToName" label={t('handedToName')} maxLength={100} />
        )}
        <SelectField
          control={control}
          name="takenToId"
          label={t('takenTo')}
          placeholder={t('allStays')}
          options={targets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          clearable
          // What is no longer asked for is not sent.
          onChanged={(value) => {
            if (!isChosen(value)) form.setValue('leftAmount', '');
          }}
        />
        {isChosen(takenToId) ? <LeftField form={form} /> : null}
        <WholeRow>
          <TextField control={control} name="remarks" label={t('remarks')} maxLength={500} />
        </WholeRow>
      </FormGrid>
    </FormSection>
  );
}

function LeftField({ form }: { form: DayCloseForm }) {
  const t = useTexts(dayCloseScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const [notes, otherAmount, leftAmount] = useWatch({ control, name: ['notes', 'otherAmount', 'leftAmount'] });
  const counted = typedCash({ notes, otherAmount });
  const left = parseRupees(String(leftAmount ?? ''));
  const taken = counted === null || left === null ? null : subtractPaisa(counted, left);
  const hint = taken === null || taken <= 0 ? t('leftHint') : t('takenNow', { amount: formatRupees(taken, language) });
  return <AmountField control={control} name="leftAmount" label={t('left')} description={hint} required />;
}

function isChosen(value: unknown): boolean {
  return value !== '' && value !== null && value !== undefined;
}
