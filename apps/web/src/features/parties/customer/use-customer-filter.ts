import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { nameIn } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { type CallQueryOptions, useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Filter } from '../../../ui/list/list-types.ts';
import type { LongListQuery } from '../../../ui/fields/use-long-list.ts';
import { useParties } from '../../../ui/fields/use-parties.ts';

/**
 * A filter of lists by customer, for who may choose one. The first thousand are here at once; where there are more, the
 * server searches, and the chosen one is asked for by itself.
 */
export function useCustomerFilter(label: string, chosenId: string): Filter<'customerId'>[] {
  const language = useLanguage();
  const { can } = useSession();
  const mayList = can(customerContract.listForInvoice);
  const { options, isLoading, searching } = useParties(useCustomersToFilter, null, () => '');
  const isHere = options.some(({ value }) => String(value) === chosenId);
  const one = useCall(
    customerContract.get,
    { params: { id: chosenId } },
    { enabled: can(customerContract.get) && chosenId !== '' && !isLoading && !isHere },
  );
  if (!mayList) return [];
  const other = chosenId === '' || isHere ? undefined : one.data;
  return [
    {
      name: 'customerId',
      label,
      options: options.map((choice) => ({
        value: String(choice.value),
        label: nameIn(language, choice.label, choice.labelNp),
      })),
      ...searching,
      ...(other === undefined
        ? {}
        : { chosen: { value: chosenId, label: nameIn(language, other.name, other.nameNp) } }),
    },
  ];
}

function useCustomersToFilter(query: LongListQuery, { enabled = true, ...more }: CallQueryOptions) {
  const { can } = useSession();
  const mayList = can(customerContract.listForInvoice);
  return useCall(customerContract.listForInvoice, { query }, { ...more, enabled: enabled && mayList });
}
