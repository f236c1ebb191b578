import type { Access } from '@bahi/contract/access';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { z } from '@bahi/contract/zod';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router';
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

/** A rule of the business; it is saved by itself, once it was changed. */
export function BusinessRule<S extends z.ZodType<unknown, FieldValues>>(props: Props<S>) {
  const { name, title, text, rule, values, onSave, children } = props;
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const form = useAppForm(rule.body, values);
  const mayChange = can(rule);
  const part = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    // What stands above it is there by now, and who came by keys goes on from it.
    if (hash !== `#${name}`) return;
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, [hash, key, name]);
  return (
    <div ref={part} className={classes.rule} tabIndex={-1}>
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
