import { secondFactorCode } from '@bahi/contract/account/second-factor/second-factor-code';
import {
  type SecondFactorState,
  secondFactorContract,
} from '@bahi/contract/account/second-factor/second-factor.contract';
import { secondFactorMessages } from '@bahi/contract/account/second-factor/second-factor.messages';
import type { Sent } from '@bahi/contract/endpoint';
import { requiredText } from '@bahi/contract/fields';
import { z } from '@bahi/contract/zod';
import { call } from '../../../platform/api-client.ts';
import { registerTexts } from '../../../platform/i18n.ts';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { passkeyHindrance, showPasskey } from '../session/passkeys.ts';

registerTexts(secondFactorMessages);

/** What is asked for before something is done about the second step; `name` where a passkey gets one. */
export type Proof = { code: string; password: string; name: string };
export const noProof: Proof = { code: '', password: '', name: '' };
export type Proven = Sent<typeof secondFactorContract.remove>['body'];
/** What the proof is for: a code of a new app confirms it, and a new passkey has a name. */
export type ProofFor = 'APP' | 'PASSKEY' | 'CHANGE';

/** The password where there is one, and a code, which may be left out where a passkey can stand in for it. */
export function useProofForm(state: SecondFactorState, purpose: ProofFor): AppForm<Proof> {
  const isCodeNeeded = purpose === 'APP' || (state.isOn && !canShowPasskey(state));
  const code = z
    .string()
    .refine((text) => text !== '' || !isCodeNeeded, 'common.isRequired')
    .refine((text) => text === '' || secondFactorCode.safeParse(text).success, 'secondFactor.codeForm');
  const fields = z.object({
    code,
    password: state.hasPassword ? z.string().min(1, 'common.isRequired').max(128) : z.string(),
    name: purpose === 'PASSKEY' ? requiredText(60) : z.string(),
  });
  return useAppForm(fields, noProof);
}

/** Whether the person has a passkey that this page can ask for. */
export function canShowPasskey({ passkeys, passkeyAddress }: SecondFactorState): boolean {
  return passkeys.length > 0 && passkeyHindrance(hostOf(passkeyAddress)) === null;
}

/** The host that passkeys belong to. */
export function hostOf(address: string | null): string {
  return address === null ? 'localhost' : new URL(address).hostname;
}

/** The proof as it is sent: where a code was left out, a passkey is asked for. */
export async function provenBy(state: SecondFactorState, { code, password }: Proof): Promise<Proven> {
  if (code !== '' || !state.isOn) return { code, password };
  return { password, passkey: await askForPasskey() };
}

/** A passkey of who is signed in, as the server has just asked for it. */
export async function askForPasskey() {
  return showPasskey(await call(secondFactorContract.requestPasskey, {}));
}
