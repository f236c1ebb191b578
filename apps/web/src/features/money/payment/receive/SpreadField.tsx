import '@mantine/core/styles/Input.layer.css';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { rupeesFromPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { NativeSelect } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import type { Receive } from './use-receive-form.ts';

/** The oldest first, or an amount for each; choosing begins with what the oldest would get. */
export function SpreadField({ receive }: { receive: Receive }) {
  const t = useTexts(settlementScreenMessages);
  const { form, spread, isChosen, setChosen } = receive;
  const change = (chooses: boolean): void => {
    const allocations = (form.getValues('allocations') ?? []).map((allocation, position) => {
      const proposed = chooses ? (spread.ofDocument[position] ?? zeroPaisa) : zeroPaisa;
      return { ...allocation, amount: proposed > 0 ? String(rupeesFromPaisa(proposed)) : '' };
    });
    form.setValue('allocations', allocations);
    setChosen(chooses);
    form.clearErrors(['totalPayingAmount', 'allocations']);
  };
  return (
    <NativeSelect
      label={t('spread')}
      value={isChosen ? 'chosen' : 'oldest'}
      data={[
        { value: 'oldest', label: t('oldestFirst') },
        { value: 'chosen', label: t('asChosen') },
      ]}
      onChange={(event) => change(event.currentTarget.value === 'chosen')}
    />
  );
}
