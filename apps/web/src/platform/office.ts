import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { call } from './api-client.ts';
import { getTokens, storeTokens } from './tokens.ts';

/** Works in one outlet from now on, by a token of its own, or (null) in the whole business again. */
export async function chooseOffice(officeId: number | null): Promise<void> {
  const tokens = getTokens();
  if (tokens === null) return;
  const { access, refresh } = tokens;
  if (officeId === null) {
    storeTokens({ access, refresh });
  } else {
    const answer = await call(sessionContract.token, {
      body: { grant_type: 'refresh_token', refresh_token: refresh, access_token: access, officeId },
    });
    storeTokens({
      access,
      refresh,
      officeAccess: answer.office_access_token ?? answer.access_token,
      officeRefresh: answer.office_refresh_token ?? answer.refresh_token,
    });
  }
}
