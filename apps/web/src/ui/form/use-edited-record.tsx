import type { Endpoint, Named, Sent } from '@bahi/contract/endpoint';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Result } from '../../platform/api-client.ts';
import { useFresh } from '../../platform/query.ts';
import type { AppForm } from '../../platform/use-app-form.ts';
import { ErrorState } from '../shell/EmptyState.tsx';
import { FormSkeleton } from '../list/ListSkeleton.tsx';

type Edited<E extends Named<Endpoint>, V extends FieldValues> = {
  opened: boolean;
  form: AppForm<V>;
  endpoint: E;
  /** Names the record; null for a new one. */
  sent: Sent<E> | null;
  /** The record as its form shows it; a new one without. */
  valuesOf: (record: Result<E> | undefined) => V;
  /** How many fields stand grey until the record is there. */
  fields: number;
};

/**
 * The record that a dialog edits, as the server has it when the dialog opens: the form begins with it, or as that of a
 * new one. `dialog` goes to FormDialog: what stands in place of the form meanwhile, and how to begin again.
 */
export function useEditedRecord<E extends Named<Endpoint>, V extends FieldValues>(edited: Edited<E, V>) {
  const { opened, form, endpoint, sent, valuesOf, fields } = edited;
  const found = useFresh(endpoint, opened ? sent : null);
  const record = found.data;
  useEffect(() => {
    if (opened) form.reset(valuesOf(record));
    // What a new one begins with is what it was when the dialog opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [opened, record, form]);
  const read = (): void => void found.refetch();
  const missing =
    found.error === null ? <FormSkeleton fields={fields} /> : <ErrorState error={found.error} onRetry={read} />;
  const isThere = sent === null || !opened || record !== undefined;
  return {
    record,
    dialog: { onReload: sent === null ? undefined : read, waiting: isThere ? null : missing },
  };
}
