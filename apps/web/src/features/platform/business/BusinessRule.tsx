import type { Access } from '@bahi/contract/access';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { z } from '@bahi/contract/zod';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { type AppForm, submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import classes from './BusinessDetail.module.css';

type Props<S extends z.ZodType<unknown, FieldValues>> = {
  /** What its part of the address is: `#credit` leads to it. */
  name: string;
  title: string;
  /** What it means, where its fields do not say it. */
  text?: string;
  /** The call that saves it: whoever may not make it may only read. */
  rule: { access: Access; body: S };
  values: DefaultValues<z.input<S>>;
  onSave: (body: z.input<S>) => Promise<unknown>;
  /** The fields of the rule; disabled for who may only read it. */
  children: (form: AppForm<z.input<S>>, disabled: boolean) => ReactNode;
};

const partOf = (name: string): string => `rule-${name}`;

/** Leads to the rule that the address names; who came by keys goes on from it. Without one it does nothing. */
export function leadToRule(hash: string): void {
  const part = document.getElementById(partOf(hash.slice(1)));
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** A rule of the business; it is saved by itself, once it was changed. */
export function BusinessRule<S extends z.ZodType<unknown, FieldValues>>(props: Props<S>) {
  const { name, title, text, rule, values, onSave, children } = props;
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const form = useAppForm(rule.body, values);
  const mayChange = can(rule);
  return (
    <div id={partOf(name)} className={classes.rule} tabIndex={-1}>
      <Surface title={title}>
        <form onSubmit={submitOf(form, onSave)} noValidate>
          {text === undefined ? null : <p className={classes.hint}>{text}</p>}
          <FormGrid>{children(form, !mayChange)}</FormGrid>
          {mayChange && form.formState.isDirty ? (
            <Button type="submit" mt="md" loading={form.formState.isSubmitting}>
              {ui('save')}
            </Button>
          ) : null}
        </form>
      </Surface>
    </div>
  );
}
