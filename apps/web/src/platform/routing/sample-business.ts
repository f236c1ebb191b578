import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { call } from '../api-client.ts';
import { beginAnew } from '../navigation.ts';
import { forgetShared } from '../storage.ts';
import { inTurn, keepWayBack, storeTokens, takeWayBack } from '../tokens.ts';

/** Goes on in the sample business, in every tab; one's own tokens wait in this browser. Throws ApiError, and all stays as it is. */
export async function enterSample(): Promise<void> {
  await inTurn(async () => {
    const answer = await call(sampleBusinessContract.enter, {}, { errors: 'form', hasTurn: true });
    forgetShared();
    keepWayBack();
    storeTokens({ access: answer.access_token, refresh: answer.refresh_token });
  });
  beginAnew();
}

/** Goes back to one's own business. The session in the sample ends at the server as well, where that can be reached. */
export async function leaveSample(): Promise<void> {
  await inTurn(async () => {
    await call(sampleBusinessContract.leave, {}, { errors: 'form', hasTurn: true }).catch(() => undefined);
    forgetShared();
    takeWayBack();
  });
  beginAnew();
}
