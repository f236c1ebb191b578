import type { Answer, Input } from '@bahi/contract/endpoint';
import type { otpContract, otpStates } from '@bahi/contract/platform/otp/otp.contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { foundBy, orderOf, readPage, type Sorting } from '../../../platform/database/list-query.ts';

type ListEndpoint = typeof otpContract.list;
type OtpState = (typeof otpStates)[number];

/** The codes that were asked for, the newest first. They belong to no business: the platform alone lists them. */
export async function listCodes(context: Context, { query }: Input<ListEndpoint>): Promise<Answer<ListEndpoint>> {
  const { sms } = context.services;
  const state = stateOf(context);
  let selection = context.db.tables().selectFrom('otp');
  const search = foundBy(query.search, { codes: ['otp.mobile_number', 'otp.subject'] });
  if (search !== null) selection = selection.where(search);
  if (query.purpose !== undefined) selection = selection.where('otp.purpose', '=', query.purpose);
  if (query.state !== undefined) selection = selection.where(state, '=', query.state);
  const shown = selection.select([
    'otp.id',
    numberAsked.as('mobileNumber'),
    'otp.purpose',
    state.as('state'),
    'otp.tries',
    'otp.created_at as createdAt',
    'otp.expires_at as expiresAt',
    'otp.used_at as usedAt',
    'otp.console_code as code',
  ]);
  const order = orderOf(sorting, query.sort, '-createdAt', 'otp.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  // Whoever knows a code can sign in as its owner: staff to whom the list is opened see none.
  const mayRead = sms.isConsole && context.session.userType === 'SUPER_USER';
  return {
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      usedAt: row.usedAt?.toISOString() ?? null,
      code: mayRead ? row.code : null,
    })),
    recordsTotal,
    isConsole: mayRead,
  };
}

/** A subject that is no mobile number is the fingerprint of another name, and is not shown. */
const numberAsked = sql<string | null>`coalesce(otp.mobile_number,
  case when otp.subject ~ '^9[678][0-9]{8}$' then otp.subject end)`;

const sorting: Sorting = {
  mobileNumber: numberAsked,
  purpose: sql.ref('otp.purpose'),
  tries: sql.ref('otp.tries'),
  createdAt: sql.ref('otp.created_at'),
  expiresAt: sql.ref('otp.expires_at'),
};

/** As the entry of a code judges it: only the last one of a subject and purpose counts. */
function stateOf({ services, now }: Context): RawBuilder<OtpState> {
  return sql<OtpState>`case
    when otp.used_at is not null then 'USED'
    when exists (select from otp newer where newer.subject = otp.subject and newer.purpose = otp.purpose
      and (newer.created_at, newer.id) > (otp.created_at, otp.id)) then 'REPLACED'
    when otp.tries >= ${services.config.limits.otp.tries} then 'USED_UP'
    when otp.expires_at <= to_timestamp(${now}::double precision / 1000) then 'EXPIRED'
    else 'OPEN' end`;
}
