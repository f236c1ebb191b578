import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/i18n.ts';
import type { AppForm } from '../../platform/use-app-form.ts';
import classes from './StaleNotice.module.css';

type Props<V extends FieldValues> = { form: AppForm<V>; onReload: (() => void) | undefined };

/** The record was changed by somebody else while it was edited here: offers to begin again with the newest. */
export function StaleNotice<V extends FieldValues>({ form, onReload }: Props<V>) {
  const t = useTexts(uiMessages);
  if (onReload === undefined || form.formState.errors.root?.type !== 'common.stale') return null;
  return (
    <div className={classes.notice} role="alert">
      {t('changedMeanwhile')}
      <Button variant="default" onClick={onReload}>
        {t('loadNewest')}
      </Button>
    </div>
  );
}
