import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { stillSending } from '../../../ui/documents/still-sending.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import type { AppForm } from '../../../platform/use-app-form.ts';
import type { FormDraft } from '../../../platform/kept/use-form-draft.ts';
import { atDueFields, type DueValues, type OwnForm } from './due-form.ts';

type Saving = {
  form: AppForm<DueValues>;
  draft: FormDraft;
  kind: { listPath: string; places: Readonly<Record<string, string>>; ownForm: OwnForm };
  /** Sends the values; it resolves when the server answered with the record, and then only. */
  send: (values: DueValues) => Promise<unknown>;
};

/**
 * Saves, then resets the form, forgets its draft and goes to the list (specification, section 4); refusals come back
 * to the fields that the form has. While a document is under way nothing is saved, for it would be left behind.
 */
export function useDueSave({ form, draft, kind, send }: Saving) {
  const files = useTexts(filesMessages);
  const navigate = useNavigate();
  const isSending = useRef(false);
  const mayPay = useSession().can(paymentContract.createSettlement);
  const save = async (values: DueValues): Promise<void> => {
    if (isSending.current) throw stillSending(files('stillSending'));
    try {
      // A draft can be older than the right that its payment needs; the field is not offered then.
      await send(mayPay ? values : { ...values, paymentMode: 'CREDIT', moneyAccountId: '' });
    } catch (error) {
      throw error instanceof ApiError ? atDueFields(error, values.documents, kind) : error;
    }
    draft.discard();
    form.reset();
    await navigate(kind.listPath);
  };
  const setSending = useCallback((sending: boolean) => {
    isSending.current = sending;
  }, []);
  return { save, setSending };
}
