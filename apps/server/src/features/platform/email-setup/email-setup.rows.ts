import type { Answer } from '@bahi/contract/endpoint';
import type { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';

export type EmailSetup = Answer<(typeof emailSetupContract)['get']>;

/** A row without its password: of that only whether there is one leaves the server. */
export const emailSetupColumns = `id, email, host, port, protocol, secrets is not null as "hasPassword",
  is_active as "isActive", version`;
