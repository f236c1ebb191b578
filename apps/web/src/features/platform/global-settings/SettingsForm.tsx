import { globalSettingsMessages } from '@bahi/contract/platform/global-settings/global-settings.messages';
import { globalSettingsScreenMessages } from '@bahi/contract/platform/global-settings/global-settings-screen.messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './SettingsForm.module.css';

/** What every group of settings answers, whatever its values are. */
export type SettingsState = {
  fromEnvironment: Record<string, string>;
  version: number;
  changedAt: string | null;
  changedBy: string | null;
};

/** How a group is asked for: its form begins with what counts now, and with nothing of the visit before. */
export const unkept = { gcTime: 0 } as const;

/** Shows a group of settings once it has come. */
export function SettingsAnswer<S extends SettingsState>({
  answer,
  children,
}: {
  answer: UseQueryResult<S, ApiError>;
  children: (group: SettingsGroup<S>) => ReactNode;
}) {
  if (answer.isPending) return <FormSkeleton fields={4} />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  return children({ state: answer.data, reload: async () => (await answer.refetch()).data });
}

/** A group of settings as it came, and what somebody else may have made of it since. */
export type SettingsGroup<S extends SettingsState> = { state: S; reload: () => Promise<S | undefined> };
type Props<S extends SettingsState, V extends FieldValues> = SettingsGroup<S> & {
  form: AppForm<V>;
  /** The group as its form shows it. */
  valuesOf: (state: S) => V;
  /** Absent for who may only read: then there is nothing to save. */
  save: ((values: V) => Promise<S>) | undefined;
  children: ReactNode;
};

/** The form of one group of settings, with who saved it last; once saved it begins with what counts now. */
export function SettingsForm<S extends SettingsState, V extends FieldValues>(props: Props<S, V>) {
  const { form, state, reload, valuesOf, save, children } = props;
  const changed = <LastChange state={state} />;
  const begin = (newest: S | undefined): void => {
    if (newest !== undefined) form.reset(valuesOf(newest));
  };
  if (save === undefined)
    return (
      <Surface>
        {children}
        {changed}
      </Surface>
    );
  return (
    <FormPage
      form={form}
      onSave={async (values) => begin(await save(values))}
      onReload={() => void reload().then(begin)}
    >
      {children}
      {changed}
    </FormPage>
  );
}

/** A field that the environment decides is shown, and says why it cannot be changed. */
export function useFixed({ fromEnvironment }: SettingsState, isReadOnly: boolean) {
  const t = useTexts(globalSettingsMessages);
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
