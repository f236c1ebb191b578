import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTexts } from '../../platform/i18n.ts';
import { type AppForm, submitOf } from '../../platform/use-app-form.ts';
import type { FormDraft } from '../../platform/kept/use-form-draft.ts';
import type { FormAbout } from '../../platform/kept/kept-forms.ts';
import { useKeptForm } from '../../platform/kept/use-kept-form.ts';
import { useConfirm } from '../dialogs/confirm.tsx';
import classes from './FormPage.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useSaveShortcut } from './use-save-shortcut.ts';

type Props<V extends FieldValues> = {
  /** Absent where the screen around the form has its title. */
  title?: string;
  /** Stands between the title and the form: the steps that the form is one of. */
  head?: ReactNode;
  form: AppForm<V>;
  /** The record that it is about, where what is typed is to outlive its session and no `draft` keeps it. */
  about?: FormAbout;
  /** Sends the values and then navigates. When it throws an ApiError, the refusals appear at their fields. */
  onSave: (values: V) => Promise<unknown>;
  /** Fetches the record anew, after somebody else has changed it; the form then begins with what came. */
  onReload?: (() => void) | undefined;
  /** Where Cancel and the arrow lead, if to another screen. */
  backTo?: string;
  /** What Cancel does on a screen that only turns into a form. */
  onCancel?: (() => void) | undefined;
  saveLabel?: string;
  /** Saving closes or posts what no edit puts right: Ctrl+A does not do it. */
  isFinal?: boolean;
  /** False while what has to be known to save is still on its way. */
  isReady?: boolean;
  /** What else is done with the form, by a button beside Save; it is the main one then, and stands at the end. */
  action?: ReactNode;
  draft?: FormDraft;
  children: ReactNode;
};

/** Creates or edits a record on a screen of its own; the save bar stays in view, Ctrl+S saves, leaving unsaved work asks first. */
export function FormPage<V extends FieldValues>(props: Props<V>) {
  const {
    title,
    head,
    form,
    about,
    onSave,
    onReload,
    backTo,
    onCancel,
    saveLabel,
    isFinal = false,
    isReady = true,
    action,
    draft,
    children,
  } = props;
  const t = useTexts(uiMessages);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useSaveShortcut(element, { isAccepted: !isFinal });
  const kept = useKeptForm(form, { isOpen: isReady, about: draft === undefined ? about : undefined });
  const cancel = async (): Promise<void> => {
    // The guard of the screens asks when another one is opened.
    if (backTo !== undefined) await navigate(backTo);
    else if (!isDirty || (await confirm({ kind: 'leave' }))) onCancel?.();
  };
  return (
    <>
      {title === undefined ? null : <PageTitle title={title} {...(backTo === undefined ? {} : { backTo })} />}
      {head}
      <RestoredNotice
        restored={draft?.isRestored === true || kept.isRestored}
        onDiscard={() => {
          draft?.discard();
          kept.discard();
        }}
      />
      <form ref={element} onSubmit={submitOf(form, onSave)} noValidate>
        <div className={classes.surface}>{children}</div>
        <div className={classes.bar}>
          <StaleNotice form={form} onReload={onReload} />
          {backTo === undefined && onCancel === undefined ? null : (
            <Button variant="default" onClick={() => void cancel()}>
              {t('cancel')}
            </Button>
          )}
          <Button
            type="submit"
            variant={action === undefined ? 'filled' : 'default'}
            loading={isSubmitting}
            disabled={!isReady}
          >
            {saveLabel ?? t('save')}
          </Button>
          {action}
        </div>
      </form>
      <LeaveDialog isDirty={isDirty && !isSubmitSuccessful && !isSubmitting} onLeave={draft?.discard} />
    </>
  );
}
