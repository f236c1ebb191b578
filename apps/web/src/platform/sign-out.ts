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
    // Out of the sample of one's business as well: one's own sign-in ends, and with it what was entered from it.
    await inTurn(() => Promise.resolve(void takeWayBack()));
    await Promise.race([
      call(sessionContract.logout, {}, { errors: 'form' }).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
    ]);
    clearTokens();
    forgetOwn();
    await navigate(screens.login);
  }, [navigate]);
}
