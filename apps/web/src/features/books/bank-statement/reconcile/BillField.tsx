import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { bankPaymentForm } from '@bahi/contract/books/bank-statement/bank-statement-form';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { searchDebounceMilliseconds } from '../../../../platform/constants.ts';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import type { AppForm } from '../../../../platform/use-app-form.ts';
import { useField } from '../../../../ui/fields/field.ts';
import { SearchSelect } from '../../../../ui/fields/SearchSelect.tsx';

type Values = z.input<typeof bankPaymentForm>;
type Bill = Answer<typeof bankStatementContract.bills>[number];

const keyOf = ({ type, id }: Bill): string => `${type}:${id}`;

/** An open bill that the line may pay, found by its number and party: those of the very amount come first. */
export function BillField({ form, lineId }: { form: AppForm<Values>; lineId: number }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const entity = useField<Values>({ control, name: 'componentEntityId' });
  const type = useField<Values>({ control, name: 'componentType' });
  const [chosenId, chosenType] = useWatch({ control, name: ['componentEntityId', 'componentType'] });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Bill | null>(null);
  const labelOf = (bill: Bill): string => `${bill.code} · ${nameIn(language, bill.partyName, bill.partyNameNp)}`;
  // The name of the chosen one stands in the field, which is no search.
  const sought = chosen !== null && typed === labelOf(chosen) ? '' : typed.trim();
  const [search] = useDebouncedValue(sought, searchDebounceMilliseconds);
  const query = search === '' ? {} : { search };
  const answer = useCall(bankStatementContract.bills, { params: { id: lineId }, query }, { keepPrevious: true });
  const found = answer.data ?? [];
  const bills = chosen === null || found.some((bill) => keyOf(bill) === keyOf(chosen)) ? found : [chosen, ...found];
  return (
    <SearchSelect
      ref={entity.ref}
      name={entity.name}
      label={t('bill')}
      description={t('billHint')}
      clearable
      value={chosenId ? `${chosenType ?? ''}:${chosenId}` : ''}
      options={bills.map((bill) => ({
        value: keyOf(bill),
        label: labelOf(bill),
        remark: formatRupees(paisaOf(bill.dueAmount), language),
      }))}
      isLoading={answer.isFetching || sought !== search}
      onSearch={setTyped}
      onChange={(key) => {
        const bill = bills.find((one) => keyOf(one) === key) ?? null;
        setChosen(bill);
        type.change(bill?.type);
        entity.change(bill?.id ?? '');
      }}
      onBlur={entity.blur}
      error={entity.error ?? answer.error?.message}
    />
  );
}
