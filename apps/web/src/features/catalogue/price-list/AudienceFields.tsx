import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { MultiSelectField } from '../../../ui/fields/MultiSelectField.tsx';
import { type Party, useParties } from '../../../ui/fields/use-parties.ts';
import { customers } from '../../parties/customer/customer-sources.ts';
import type { PriceListValues } from './price-list-form.ts';

type Props = { control: Control<PriceListValues, unknown, PriceListValues> };

/** The groups of customers that a list is for: those in use, and those that it is for already. */
export function AudienceGroups({ control }: Props) {
  const t = useTexts(priceListScreenMessages);
  const chosen = useWatch({ control, name: 'customerGroupIds' }) ?? [];
  const groups = useCall(customerGroupContract.list, { query: { sort: 'name' } });
  const offered = (groups.data?.rows ?? []).filter(({ id, isActive }) => isActive || chosen.includes(id));
  return (
    <MultiSelectField
      control={control}
      name="customerGroupIds"
      label={t('customerGroups')}
      options={offered.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
      required
    />
  );
}

/** The customers that a list is for, found however many there are; `known` are those that it is for already. */
export function AudienceCustomers({ control, known }: Props & { known: readonly Party[] }) {
  const t = useTexts(priceListScreenMessages);
  const chosen = useWatch({ control, name: 'customerIds' }) ?? [];
  const { rows, options, isLoading, searching } = useParties(customers.useRows, null, () => '');
  // Who was chosen stays named when other names are searched.
  const [seen, setSeen] = useState<ReadonlyMap<number, Party>>(new Map());
  const unseen = rows.filter(({ id }) => chosen.includes(id) && !seen.has(id));
  if (unseen.length > 0) setSeen(new Map([...seen, ...unseen.map((party) => [party.id, party] as const)]));
  const away = [...known, ...seen.values()].filter(
    ({ id }, position, all) =>
      chosen.includes(id) &&
      options.every(({ value }) => value !== id) &&
      all.findIndex((one) => one.id === id) === position,
  );
  return (
    <MultiSelectField
      control={control}
      name="customerIds"
      label={t('customers')}
      options={[...options, ...away.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))]}
      isLoading={isLoading}
      withoutAll
      {...searching}
      required
    />
  );
}
