import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  ShownPasskey,
} from '@bahi/contract/account/second-factor/passkey';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts, textOf } from '../../../platform/i18n.ts';
import { showToast } from '../../../platform/toasts.ts';

registerTexts(secondFactorScreenMessages);

/** Why this page can use no passkey of `host`; null where it can. Without https there are none, whatever the browser. */
export function passkeyHindrance(host: string): 'ADDRESS' | 'BROWSER' | null {
  if (!window.isSecureContext || window.location.hostname !== host) return 'ADDRESS';
  return browserSupportsWebAuthn() ? null : 'BROWSER';
}

/** Has a device make a passkey. Fails as a refused call does, with its toast, when the person lets it be. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<MadePasskey> {
  const { id, rawId, type, response } = await told('notMade', startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Has a device show a passkey. Fails as a refused call does, with its toast, when the person lets it be. */
export async function showPasskey(optionsJSON: PasskeyRequest): Promise<ShownPasskey> {
  const { id, rawId, type, response } = await told('notShown', startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Browsers say nearly nothing of why, so that no page learns what devices somebody has. */
async function told<T>(failure: 'notMade' | 'notShown', asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    const message = textOf(`secondFactorScreen.${isKnown ? 'hasOne' : failure}`);
    showToast({ kind: 'error', message });
    throw new ApiError({ status: 400, code: failure, message });
  }
}
