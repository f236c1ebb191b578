import {
  type emailSetupContract,
  emailSetupForm,
  type MailProtocol,
} from '@bahi/contract/platform/email-setup/email-setup.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { z } from '@bahi/contract/zod';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type EmailSetupValues = z.input<typeof emailSetupForm>;
export type EmailSetup = Answer<typeof emailSetupContract.get>;

/** The port that hosts usually listen at, by protocol. */
export const usualPorts: Readonly<Record<MailProtocol, number>> = { SSL: 465, STARTTLS: 587, NONE: 25 };

const secrets = z.looseObject({ protocol: z.string(), password: z.string().nullish() });

/** Whether an account is entered without the password that its host will ask for; none is stored of it. */
function isOpen(form: unknown): boolean {
  const { data } = secrets.safeParse(form);
  return data !== undefined && data.protocol !== 'NONE' && !data.password;
}

/** The form of an account; where no password is stored, one is asked for beside whatever else is missing. */
export function emailSetupFormFor(account: EmailSetup | undefined) {
  return emailSetupForm.refine((form) => account?.hasPassword === true || !isOpen(form), {
    path: ['password'],
    message: 'common.isRequired',
    when: () => true,
  });
}

/** An account as the form shows it; its password stays on the server. */
export function emailSetupValues(account?: EmailSetup): EmailSetupValues {
  return account === undefined
    ? newValues(emailSetupForm, { port: String(usualPorts.STARTTLS), protocol: 'STARTTLS' })
    : valuesOfRecord(emailSetupForm, { ...account, port: String(account.port), password: null });
}

/** Whether a port is one that nobody chose: empty, or the usual one of some protocol. */
export function isUsualPort(port: unknown): boolean {
  const text = String(port).trim();
  return text === '' || Object.values(usualPorts).some((usual) => String(usual) === text);
}
