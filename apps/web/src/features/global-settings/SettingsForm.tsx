import { globalSettingsScreenMessages } from '@bahi/contract/global-settings/global-settings-screen.messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../../platform/api-error.ts';
import { useTexts } from '../../platform/i18n.ts';
import type { AppForm } from '../../platform/use-app-form.ts';
import { MomentText } from '../../ui/DateText.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormPage } from '../../ui/FormPage.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { Surface } from '../../ui/Surface.tsx';
import classes from './SettingsForm.module.css';

/** What every group of settings answers, whatever its values are. */
export type SettingsState = {
  fromEnvironment: Record<string, string>;
  version: number;
  changedAt: string | null;
  changedBy: string | null;
};

/** Shows a group of settings once it has come. */
export function SettingsAnswer<S extends SettingsState>({
  answer,
  children,
}: {
  answer: UseQueryResult<S, ApiError>;
  children: (state: S) => ReactNode;
}) {
  if (answer.isPending) return <FormSkeleton fields={4} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  return children(answer.data);
}

type Props<V extends FieldValues> = {
  form: AppForm<V>;
  state: SettingsState;
  /** Absent for who may only read: then there is nothing to save. */
  onSave: ((values: V) => Promise<unknown>) | undefined;
  /** Begins again with what somebody else has saved meanwhile. */
  onReload: () => void;
  children: ReactNode;
};

/** The form of one group of settings, with who saved it last. */
export function SettingsForm<V extends FieldValues>({ form, state, onSave, onReload, children }: Props<V>) {
  const changed = <LastChange state={state} />;
  if (onSave === undefined)
    return (
      <Surface>
        {children}
        {changed}
      </Surface>
    );
  return (
    <FormPage form={form} onSave={onSave} onReload={onReload}>
      {children}
      {changed}
    </FormPage>
  );
}

/** A field that the environment decides is shown, and says why it cannot be changed. */
export function useFixed({ fromEnvironment }: SettingsState, isReadOnly: boolean) {
  const t = useTexts(globalSettingsScreenMessages);
  return (name: string, description?: string) => {
    const variable = fromEnvironment[name];
    if (variable !== undefined) return { disabled: true, description: t('fromEnvironment', { variable }) };
    return { disabled: isReadOnly, ...(description === undefined ? {} : { description }) };
  };
}

function LastChange({ state }: { state: SettingsState }) {
  const t = useTexts(globalSettingsScreenMessages);
  return (
    <p className={classes.changed}>
      {state.changedBy === null ? t('neverChanged') : t('changed', { name: state.changedBy })}
      {state.changedAt === null ? null : (
        <>
          {' · '}
          <MomentText at={state.changedAt} />
        </>
      )}
    </p>
  );
}
