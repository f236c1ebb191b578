import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { screens } from '@bahi/contract/screens';
import { call } from '../api-client.ts';
import { beginAnew } from '../navigation.ts';
import { forgetShared } from '../storage.ts';
import { inTurn, storeTokens } from '../tokens.ts';

/** The screen that switches to a joined sign-in: leaving for it asks about what is unsaved, as leaving for any does. */
export function switchAddress(userId: number): string {
  return screens.switchBusiness.replace(':userId', String(userId));
}

/** What comes with the way there from a screen of ours. A link from elsewhere asks before anything is switched. */
export const askedHere = { isAsked: true } as const;

/** Goes on as a joined sign-in, in every tab. Throws ApiError, and all stays as it is; or an abort, where another tab was first. */
export async function switchBusiness(userId: number): Promise<void> {
  // A refresh that is under way, here or in another tab, would else store tokens of this business after those of the other.
  await inTurn(async () => {
    const answer = await call(joinedBusinessContract.enter, { params: { userId } }, { errors: 'form', hasTurn: true });
    const { office_access_token: officeAccess, office_refresh_token: officeRefresh } = answer;
    forgetShared();
    storeTokens({
      access: answer.access_token,
      refresh: answer.refresh_token,
      ...(officeAccess === undefined ? {} : { officeAccess }),
      ...(officeRefresh === undefined ? {} : { officeRefresh }),
    });
  });
  beginAnew();
}
