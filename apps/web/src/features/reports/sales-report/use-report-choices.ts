import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { dropdownLength, searchDebounceMilliseconds } from '../../../platform/constants.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Choice } from '../../../ui/fields/SearchSelect.tsx';

export type SellableKind = 'ITEM' | 'SERVICE';
/** What a select of the filter offers; `chosen` is among it, however long the list is. */
export type ReportChoices = {
  options: Choice[];
  chosen: Choice | null;
  isLoading: boolean;
  /** Given to the select where the list is too long to be here as a whole: then the server searches. */
  searching: { onSearch?: (typed: string) => void };
};
type Found = { choices: Choice[]; total: number } | undefined;

/** The customers, those included who are inactive by now: a report looks back. */
export function useCustomerChoices(chosenId: string): ReportChoices {
  const { can } = useSession();
  const search = useSearch();
  const mayRead = can(customerContract.list);
  const rows = useCall(
    customerContract.list,
    { query: { pageSize: dropdownLength, ...search.query } },
    { enabled: mayRead, keepPrevious: true },
  );
  const found = foundOf(rows.data, ({ id, name, nameNp, phoneNumber }) => choice(id, name, nameNp, phoneNumber));
  const isMissing = chosenId !== '' && found !== undefined && !isAmong(found, chosenId);
  const one = useCall(customerContract.get, { params: { id: chosenId } }, { enabled: mayRead && isMissing });
  return choicesOf(search, found, {
    id: chosenId,
    other: one.data === undefined ? null : choice(one.data.id, one.data.name, one.data.nameNp, one.data.phoneNumber),
    isLoading: rows.isFetching,
  });
}

/** The items or the services, as the type says; those included that are no longer sold. */
export function useSellableChoices(kind: SellableKind | null, chosenId: string): ReportChoices {
  const { can } = useSession();
  const search = useSearch();
  const items = useCall(
    itemContract.list,
    { body: { start: 0, length: dropdownLength, ...search.query } },
    { enabled: kind === 'ITEM' && can(itemContract.list), keepPrevious: true },
  );
  const services = useCall(
    serviceContract.list,
    { query: { pageSize: dropdownLength, ...search.query } },
    { enabled: kind === 'SERVICE' && can(serviceContract.list), keepPrevious: true },
  );
  const ofItems = foundOf(items.data, (row) => choice(row.itemLedgerDetailId, row.name, row.nameNp, row.code));
  const ofServices = foundOf(services.data, (row) => choice(row.id, row.name, row.nameNp, row.code));
  const found = kind === 'ITEM' ? ofItems : kind === 'SERVICE' ? ofServices : undefined;
  const isMissing = kind !== null && chosenId !== '' && found !== undefined && !isAmong(found, chosenId);
  const one = useCall(
    invoiceContract.itemServiceDetail,
    { query: { inventoryType: kind ?? 'ITEM', id: chosenId } },
    { enabled: isMissing && can(invoiceContract.itemServiceDetail) },
  );
  return choicesOf(search, found, {
    id: chosenId,
    other: one.data === undefined ? null : choice(Number(chosenId), one.data.name, one.data.nameNp, one.data.code),
    isLoading: items.isFetching || services.isFetching,
  });
}

type Search = { query: { search?: string }; setTyped: (typed: string) => void };

function useSearch(): Search {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), searchDebounceMilliseconds);
  return { query: settled === '' ? {} : { search: settled }, setTyped };
}

type Chosen = { id: string; other: Choice | null; isLoading: boolean };

function choicesOf({ query, setTyped }: Search, found: Found, { id, other, isLoading }: Chosen): ReportChoices {
  const here = found?.choices ?? [];
  const chosen = here.find(({ value }) => String(value) === id) ?? other;
  const isLong = query.search !== undefined || (found !== undefined && found.total > here.length);
  return {
    options: chosen === null || here.includes(chosen) ? here : [chosen, ...here],
    chosen: id === '' ? null : chosen,
    isLoading,
    searching: isLong ? { onSearch: setTyped } : {},
  };
}

function foundOf<Row>(answer: { rows: Row[]; recordsTotal: number } | undefined, of: (row: Row) => Choice): Found {
  return answer === undefined ? undefined : { choices: answer.rows.map(of), total: answer.recordsTotal };
}

function isAmong(found: NonNullable<Found>, id: string): boolean {
  return found.choices.some(({ value }) => String(value) === id);
}

function choice(value: number, label: string, labelNp: string | null, remark: string): Choice {
  return { value, label, labelNp, remark };
}
