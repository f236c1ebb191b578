import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { secondFactorMessages } from '@bahi/contract/account/second-factor/second-factor.messages';
import { z } from '@bahi/contract/zod';
import { registerTexts } from '../../../platform/i18n.ts';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';

registerTexts(secondFactorMessages);

const withoutPassword = secondFactorContract.confirm.body.extend({ password: z.string() });
const withPassword = withoutPassword.extend({ password: z.string().min(1, 'common.isRequired').max(128) });
export type Proof = z.input<typeof withoutPassword>;

/** A code, and the password where there is one. */
export function useProofForm(hasPassword: boolean): AppForm<Proof> {
  return useAppForm(hasPassword ? withPassword : withoutPassword, { code: '', password: '' });
}
