import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { type AppForm, submitOf } from '../../../platform/use-app-form.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './BusinessDetail.module.css';

type Props<V extends FieldValues> = {
  title: string;
  text: string;
  form: AppForm<V>;
  /** Null for who may only read it. */
  onSave: ((values: V) => Promise<unknown>) | null;
  /** The fields of the rule. */
  children: ReactNode;
};

/** A rule of the business, with what it means; it is saved by itself, once it was changed. */
export function BusinessRule<V extends FieldValues>({ title, text, form, onSave, children }: Props<V>) {
  const ui = useTexts(uiMessages);
  return (
    <div className={classes.rule}>
      <Surface title={title}>
        <form onSubmit={submitOf(form, async (values) => onSave?.(values))} noValidate>
          <p className={classes.hint}>{text}</p>
          <FormGrid>{children}</FormGrid>
          {onSave !== null && form.formState.isDirty ? (
            <Button type="submit" mt="md" loading={form.formState.isSubmitting}>
              {ui('save')}
            </Button>
          ) : null}
        </form>
      </Surface>
    </div>
  );
}
