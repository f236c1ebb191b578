import { contract } from '../../endpoint.ts';
import { choiceOf, userType } from '../../enumeration.ts';
import { requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';
import { shownPasskeyText } from '../second-factor/passkey.ts';
import { secondFactorCode } from '../second-factor/second-factor-code.ts';
import { ownBusiness } from './own-business.ts';

/** OAuth's own fields stand at the top level of the answer, beside `message` and `status` (decisions: signing in). */
export const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token ends. */
  expires_in: z.int(),
  /** The office (outlet) that the tokens are bound to; null for the whole business. */
  office_id: z.int().nullable(),
  /** Sent to an outlet user of exactly one outlet, who gets the office token at once. */
  office_access_token: z.string().optional(),
  office_refresh_token: z.string().optional(),
  /** An administrator reset the password: the new one is chosen at /change-password first. */
  must_change_password: z.boolean(),
});

/**
 * The client that the web app signs in as. Everybody who opens the page sees it, so it is configuration and not a
 * secret (decisions: signing in).
 */
export const oauthClient = { id: 'bahi-web', secret: 'bahi-web' } as const;

const shortestPassword = 4;

/** The fields of the login form (specification, section 5); the text about its length says 4 to 20. */
export const signInForm = z.object({
  username: requiredText(254),
  password: z
    .string('common.isRequired')
    .min(1, 'common.isRequired')
    .min(shortestPassword, 'session.passwordLength')
    .max(128, 'session.passwordLength'),
});

const neededBy = {
  otp: ['ticket'],
  second_factor: ['ticket'],
  refresh_token: ['refresh_token'],
} as const;

/**
 * One form for four grants. `password`: username (e-mail, mobile number or user name) and password. `otp`: a ticket
 * of purpose LOGIN. `refresh_token`: the refresh token, the access token it came with and, for the office token,
 * officeId. Whoever has a second factor is refused the first two with `mfa_required` and a ticket, which
 * `second_factor` takes with a code, or with a passkey that has signed the ticket.
 */
const tokenForm = z
  .object({
    grant_type: choiceOf(['password', 'refresh_token', 'otp', 'second_factor']),
    username: z.string().optional(),
    password: z.string().optional(),
    ticket: z.string().max(200).optional(),
    code: secondFactorCode.optional(),
    /** What the browser answered (`PublicKeyCredential.toJSON`), as text. */
    passkey: shownPasskeyText.optional(),
    refresh_token: z.string().max(500).optional(),
    access_token: z.string().max(4000).optional(),
    officeId: z.coerce
      .number('common.outletUnknown')
      .int('common.outletUnknown')
      .positive('common.outletUnknown')
      .optional(),
  })
  .superRefine((form, context) => {
    if (form.grant_type === 'password') {
      const { username, password } = form;
      for (const { path, message } of signInForm.safeParse({ username, password }).error?.issues ?? [])
        context.addIssue({ code: 'custom', path, message });
      return;
    }
    for (const needed of neededBy[form.grant_type])
      if (!form[needed]) context.addIssue({ code: 'custom', path: [needed], message: 'common.isRequired' });
    if (form.grant_type === 'second_factor' && form.code === undefined && form.passkey === undefined)
      context.addIssue({ code: 'custom', path: ['code'], message: 'common.isRequired' });
  });

const menuModule = z.object({
  moduleId: z.int(),
  parentModuleId: z.int().nullable(),
  moduleName: z.string(),
  moduleNameNp: z.string(),
  moduleCode: z.string(),
  screenUrl: z.string().nullable(),
  iconClass: z.string().nullable(),
  iconBase64: z.string().nullable(),
  iconName: z.string().nullable(),
  hidden: z.boolean(),
  /** What the user may do in this module. */
  privileges: z.object({
    create: z.boolean(),
    read: z.boolean(),
    update: z.boolean(),
    delete: z.boolean(),
    approve: z.boolean(),
    report: z.boolean(),
    view: z.boolean(),
  }),
  get childModules(): z.ZodArray<z.ZodType<MenuModule>> {
    return z.array(menuModule);
  },
});
export type MenuModule = {
  moduleId: number;
  parentModuleId: number | null;
  moduleName: string;
  moduleNameNp: string;
  moduleCode: string;
  screenUrl: string | null;
  iconClass: string | null;
  iconBase64: string | null;
  iconName: string | null;
  hidden: boolean;
  privileges: Record<'create' | 'read' | 'update' | 'delete' | 'approve' | 'report' | 'view', boolean>;
  childModules: MenuModule[];
};

export const initAnswer = z.object({
  user: z.object({
    userDetails: z.object({
      id: z.int(),
      userType: userType.answer,
      userName: z.string(),
      fullName: z.string(),
      fullNameNp: z.string().nullable(),
      email: z.string().nullable(),
      mobileNumber: z.string().nullable(),
      /** A data address of the picture, or null. */
      profilePic: z.string().nullable(),
      mustChangePassword: z.boolean(),
      /** A second step is asked of them and not set up: nothing else is open until it is. */
      mustSetUpSecondStep: z.boolean(),
      /** Said where their sign-in is joined with one of another business, to which they may switch. */
      isJoined: z.literal(true).optional(),
    }),
  }),
  isBusinessDetailComplete: z.boolean(),
  isBusinessAddressComplete: z.boolean(),
  /** The user's business; null for platform users. */
  business: ownBusiness.nullable(),
  /** The outlets that the user may work in. */
  outlets: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), nameNp: z.string().nullable() })),
  /** The outlet that the token is bound to. */
  officeId: z.int().nullable(),
  /** Rights as `module.privilege`, enforced on every call; the client shows what they allow. */
  rights: z.array(z.string()),
  todayAD: z.string(),
  todayBS: z.string(),
  /** The current fiscal year, `2083/84`. */
  fiscalYear: z.string(),
  /** Years of the calendar that differ from the built-in table: year and its twelve month lengths. */
  calendarYears: z.array(z.object({ year: z.int(), months: z.array(z.int()) })),
  lastOfficialBsYear: z.int(),
});

export const sessionContract = contract('session', {
  token: {
    call: 'POST /oauth/token',
    access: 'public',
    form: true,
    body: tokenForm,
    answer: tokenAnswer,
    spread: true,
    givesTokens: true,
    transaction: 'own',
    toast: 'silent',
  },
  init: { call: 'GET /init', access: 'session', withoutSecondStep: true, answer: initAnswer },
  logout: {
    call: 'POST /user/logout',
    access: 'session',
    withoutSecondStep: true,
    answer: z.object({}),
    toast: 'silent',
    transaction: 'own',
  },
  menu: {
    call: 'GET /menu/get/user/:officeId/:isOutlet',
    access: 'session',
    params: z.object({ officeId: z.coerce.number().int().min(0), isOutlet: z.enum(['true', 'false']) }),
    answer: z.array(menuModule),
  },
});
