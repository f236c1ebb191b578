import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ownPrefix, readStored, writeStored } from '../storage.ts';
import type { AppForm } from '../use-app-form.ts';

const prefix = `${ownPrefix}draft.`;
const saveAfterMilliseconds = 800;

/** Where an unsaved entry is kept until its user signs out. */
export function draftKey(name: string): string {
  return prefix + name;
}

export type FormDraft = {
  /** An unsaved entry of an earlier visit was put into the form. */
  isRestored: boolean;
  /** Forgets the draft: after saving, or when the user starts afresh. */
  discard: () => void;
};

/**
 * Keeps what is typed into a long form, so that it survives a closed tab. `name` tells the drafts apart, with the
 * user: `invoice.new.17`. Restores only into a form that nobody has changed yet.
 */
export function useFormDraft<V extends FieldValues>(form: AppForm<V>, name: string, enabled = true): FormDraft {
  const key = draftKey(name);
  const [isRestored, setRestored] = useState(false);
  const keep = useDebouncedCallback((values: unknown) => writeStored(key, JSON.stringify(values)), {
    delay: saveAfterMilliseconds,
    flushOnUnmount: false,
  });
  useEffect(() => {
    const stored = enabled ? readStored(key) : null;
    if (stored === null || form.formState.isDirty) return;
    try {
      // What was stored is what this form held; a draft of an older shape shows as errors at its fields.
      form.reset(JSON.parse(stored) as V, { keepDefaultValues: true });
      setRestored(true);
    } catch {
      writeStored(key, null);
    }
    // The draft is restored once, when the form is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, enabled]);
  useEffect(() => {
    if (!enabled) return undefined;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === true) keep(values);
      },
    });
  }, [form, keep, enabled]);
  return {
    isRestored,
    discard: () => {
      keep.cancel();
      writeStored(key, null);
      setRestored(false);
    },
  };
}
