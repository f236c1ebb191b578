import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormAbout, hasKeptForm, type Keeper, keptFormName, noteOpenForm, takeKeptForm } from './kept-forms.ts';
import { textOf } from '../i18n.ts';
import { type Session, useOptionalSession } from '../session.tsx';
import { showToast } from '../toasts.ts';
import type { AppForm } from '../use-app-form.ts';

/** By then a form that stands open has taken what was kept. */
const noticeAfterMilliseconds = 1500;

export type KeptForm = {
  /** What was typed before the session ended was put into the form. */
  isRestored: boolean;
  discard: () => void;
};

type Kept<V> = {
  isOpen: boolean;
  about: FormAbout | undefined;
  /** Told what was put into the form, and what it begins afresh with, where more than its fields follows from it. */
  onRestored?: ((values: V) => void) | undefined;
};

/**
 * Lets a form outlive its session: what is typed when it ends is kept in this tab, and put into the same form when the
 * same user has signed in again. `isOpen` is false while a dialog is closed or waits for its record. Without saying what
 * it is about nothing of a form is kept: it could be put into that of another record.
 */
export function useKeptForm<V extends FieldValues>(form: AppForm<V>, { isOpen, about, onRestored }: Kept<V>): KeptForm {
  const session = useOptionalSession();
  const { isDirty, isSubmitSuccessful, defaultValues } = form.formState;
  const [isRestored, setRestored] = useState(false);
  const name =
    session === null || about === undefined
      ? null
      : keptFormName(addressHere(), session.officeId, about, { ...defaultValues });
  const note = useEffectEvent(() =>
    session === null || name === null || !isDirty
      ? null
      : { keeper: keeperOf(session), name, values: form.getValues() },
  );
  const restore = useEffectEvent(() => {
    const values = session === null || name === null ? null : takeKeptForm(keeperOf(session), name);
    if (values === null) return;
    // It is what this very form held.
    const restored = { ...form.getValues(), ...values };
    form.reset(restored, { keepDefaultValues: true });
    onRestored?.(restored);
    setRestored(true);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // Whoever opened it has put its first values into it by then.
    const timer = setTimeout(() => restore(), 0);
    const close = noteOpenForm(() => note());
    return () => {
      clearTimeout(timer);
      close();
      setRestored(false);
    };
  }, [isOpen]);
  return {
    // Once it is saved, or is again what it was, nothing restored stands there.
    isRestored: isRestored && isDirty && !isSubmitSuccessful,
    discard: () => {
      form.reset();
      onRestored?.(form.getValues());
      setRestored(false);
    },
  };
}

/** For a screen whose form was in a dialog: says that it goes on where it was, once it is opened again. */
export function useKeptNotice(session: Session): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (hasKeptForm(keeperOf(session), addressHere()))
        showToast({ kind: 'general', message: textOf('connection.formKept'), id: 'form-kept' });
    }, noticeAfterMilliseconds);
    return () => clearTimeout(timer);
    // Once, when somebody has signed in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Whose what is typed is. */
function keeperOf({ userDetails, business }: Session): Keeper {
  return { userId: userDetails.id, businessId: business?.id ?? null };
}

/** The screen as it stands in the address bar. */
function addressHere(): string {
  return window.location.pathname + window.location.search;
}
