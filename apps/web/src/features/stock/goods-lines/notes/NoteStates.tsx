import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../../platform/api-error.ts';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../../ui/shell/PageTitle.tsx';

type Frame = { title: string; backTo: string };

/** A page that has its heading and something else than the form. */
export function NoteFrame({ title, backTo, children }: Frame & { children: ReactNode }) {
  return (
    <>
      <PageTitle title={title} backTo={backTo} />
      {children}
    </>
  );
}

type Props<T> = Frame & { found: UseQueryResult<T, ApiError>; children: (data: T) => ReactNode };

/** What is read for the form of a note: while it comes, where it does not, and then what is made of it. */
export function NoteRead<T>({ found, children, ...frame }: Props<T>) {
  if (found.isError)
    return (
      <NoteFrame {...frame}>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      </NoteFrame>
    );
  if (found.data === undefined)
    return (
      <NoteFrame {...frame}>
        <FormSkeleton fields={8} />
      </NoteFrame>
    );
  return children(found.data);
}
