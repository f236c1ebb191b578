import { screens } from '@bahi/contract/screens';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call } from './api-client.ts';
import { forgetOwn } from './storage.ts';
import { clearTokens, inTurn, takeWayBack } from './tokens.ts';

/** For the server's part; whoever leaves does not wait for one that does not answer. */
const patienceMilliseconds = 3000;

/** Ends the session at the server and in every tab; the server's part may fail, the browser's may not. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await endSignIn();
    await navigate(screens.login);
  }, [navigate]);
}

/**
 * The same without a screen. Out of the sample of one's business it is one's own sign-in that ends, and with it what was
 * entered from it: the one in the sample may be over already, and could end nothing.
 */
export async function endSignIn(): Promise<void> {
  await inTurn(() => Promise.resolve(void takeWayBack()));
  await Promise.race([
    call(sessionContract.logout, {}, { errors: 'form' }).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
  ]);
  clearTokens();
  forgetOwn();
}
