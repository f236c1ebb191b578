import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { chosenId, emptyOr, requiredEmail, requiredText, version, wholeNumber } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/**
 * How the way to the host is kept secret: TLS from the first byte, TLS that is begun before anything else is said, or
 * not at all, which only a host of the operator's own network may be asked for.
 */
export const mailProtocol = enumeration({ SSL: 1, STARTTLS: 2, NONE: 3 });
export type MailProtocol = (typeof mailProtocol.words)[number];

/** A host's name or IP address, without port or protocol. */
const mailHost = requiredText(253)
  .transform((host) => host.toLowerCase().replace(/\.$/, ''))
  .pipe(
    z.string().regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.|$))+$|^\[?[0-9a-f:.]*:[0-9a-f:.]*\]?$/, {
      message: 'emailSetup.hostInvalid',
    }),
  );

/** Never answered. Left empty it stays as it is, unless the account or its host changed; none is kept for a new one. */
const password = z
  .string()
  .max(500, 'common.textLong')
  .nullish()
  .transform((text) => text || null);

export const emailSetupForm = z.object({
  id: z.int().positive().optional(),
  version,
  email: requiredEmail,
  host: mailHost,
  port: wholeNumber(1, 65_535),
  protocol: mailProtocol.schema,
  password,
});
const emailSetup = z.object({
  id: z.int(),
  email: z.string(),
  host: z.string(),
  port: z.int(),
  protocol: mailProtocol.answer,
  hasPassword: z.boolean(),
  /** Mail goes by this one; at most one is active. */
  isActive: z.boolean(),
  version: z.int(),
});

export const emailTestForm = z.object({
  /** The account to send from; without one, the account in use. */
  id: emptyOr(chosenId),
  to: requiredEmail,
});

/** The platform's e-mail accounts, one of which is in use. */
export const emailSetupContract = contract('emailSetup', {
  save: {
    call: 'POST /v1/email-setup/save',
    changesSecurity: true,
    access: 'email.create',
    body: emailSetupForm,
    answer: emailSetup,
    // Whether the host may be called is found out before a transaction opens.
    transaction: 'own',
  },
  get: { call: 'GET /v1/email-setup/:id', access: 'email.read', answer: emailSetup },
  list: {
    call: 'GET /v1/email-setup/list',
    access: 'email.read',
    query: listQuery,
    answer: page(emailSetup, {
      /** The account of SMTP_URL, which wins over those of the list; else null. */
      environmentEmail: z.string().nullable(),
    }),
  },
  toggle: {
    call: 'PUT /v1/email-setup/toggle/:id',
    changesSecurity: true,
    access: 'email.update',
    answer: emailSetup,
  },
  test: {
    call: 'POST /v1/email-setup/test',
    access: 'email.update',
    body: emailTestForm,
    answer: z.object({
      /** The account that it was sent from. */
      from: z.string(),
    }),
    transaction: 'own',
  },
});
