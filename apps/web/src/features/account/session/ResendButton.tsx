import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { resendAt } from './sign-in-flow.ts';
import { useCountdown } from './use-countdown.ts';

type Props = {
  resendAtMilliseconds: number;
  /** Sends a new code; resolves to the seconds until the next one. */
  onResend: () => Promise<number>;
};

/** Sends another code, once the wait is over. */
export function ResendButton({ resendAtMilliseconds, onResend }: Props) {
  const t = useTexts(signInMessages);
  const [until, setUntil] = useState(resendAtMilliseconds);
  const [isSending, setSending] = useState(false);
  const left = useCountdown(until);
  const resend = async (): Promise<void> => {
    setSending(true);
    try {
      setUntil(resendAt(await onResend()));
    } catch {
      // Why it could not be sent has been shown as a toast.
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant="default" fullWidth loading={isSending} disabled={left > 0} onClick={() => void resend()}>
      {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
    </Button>
  );
}
