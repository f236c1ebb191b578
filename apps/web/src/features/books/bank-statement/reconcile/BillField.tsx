import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { bankPaymentForm } from '@bahi/contract/books/bank-statement/bank-statement-form';
import { bankStatementScreenMessages } from '@bahi/contract/books/bank-statement/bank-statement-screen.messages';
import type { z } from '@bahi/contract/zod';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { useWatch } from 'react-hook-form';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useCall } from '../../../../platform/query.ts';
import type { AppForm } from '../../../../platform/use-app-form.ts';
import { useField } from '../../../../ui/fields/field.ts';
import { SearchSelect } from '../../../../ui/fields/SearchSelect.tsx';

type Values = z.input<typeof bankPaymentForm>;

/** An open bill that the line may pay: those of its very amount come first. */
export function BillField({ form, lineId }: { form: AppForm<Values>; lineId: number }) {
  const t = useTexts(bankStatementScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const entity = useField<Values>({ control, name: 'componentEntityId' });
  const type = useField<Values>({ control, name: 'componentType' });
  const [chosenId, chosenType] = useWatch({ control, name: ['componentEntityId', 'componentType'] });
  const { data = [], isLoading } = useCall(bankStatementContract.bills, { params: { id: lineId }, query: {} });
  return (
    <SearchSelect
      ref={entity.ref}
      name={entity.name}
      label={t('bill')}
      description={t('billHint')}
      clearable
      value={chosenId ? `${chosenType ?? ''}:${chosenId}` : ''}
      options={data.map((bill) => ({
        value: `${bill.type}:${bill.id}`,
        label: `${bill.code} · ${nameIn(language, bill.partyName, bill.partyNameNp)}`,
        remark: formatRupees(paisaOf(bill.dueAmount), language),
      }))}
      isLoading={isLoading}
      onChange={(key) => {
        const bill = data.find((one) => `${one.type}:${one.id}` === key);
        type.change(bill?.type);
        entity.change(bill?.id ?? '');
      }}
      onBlur={entity.blur}
      error={entity.error}
    />
  );
}
