import type { Input } from '@bahi/contract/endpoint';
import type { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { revokeStrandedAt } from '../../account/session/revoke-sessions.ts';
import { pauseNotices } from '../notice/notice.write.ts';
import { callerOf, inBusiness } from '../../people/user/managed-user.ts';
import { findBusiness, getBusiness } from './business-detail.queries.ts';
import type { BusinessDetail, BusinessResponse } from './business-detail.rows.ts';

type Contract = typeof businessDetailContract;
type Kind = BusinessResponse['response'];

/** What each answer makes of a business. Its people stay signed in: within a second they read, and post nothing. */
const outcomes = {
  APPROVED: { status: 'ACTIVE', reason: null },
  REJECTED: { status: 'INACTIVE', reason: 'REJECTED' },
  SUSPENDED: { status: 'INACTIVE', reason: 'SUSPENDED' },
  REACTIVATED: { status: 'ACTIVE', reason: null },
} as const satisfies Record<Kind, Pick<BusinessDetail, 'status'> & { reason: BusinessDetail['statusReason'] }>;

/** Approves or rejects a business that has registered, suspends one that runs, or gives it back. */
export async function respond(context: OpenContext, { body }: Input<Contract['respond']>): Promise<BusinessDetail> {
  return answer(context, body.businessDetailId, body.response, body.remarks);
}

/** The same by a status alone: INACTIVE suspends, ACTIVE approves a new business and gives back any other. */
export async function setBusinessStatus(
  context: OpenContext,
  { params }: Input<Contract['setStatus']>,
): Promise<BusinessDetail> {
  const { id, status } = params;
  if (status !== 'ACTIVE' && status !== 'INACTIVE') return fail('common.choiceUnknown', { field: 'status' });
  return answer(context, id, status, null);
}

async function answer(
  context: OpenContext,
  businessId: number,
  asked: Kind | 'ACTIVE' | 'INACTIVE',
  remarks: string | null,
): Promise<BusinessDetail> {
  await findBusiness(context, businessId);
  const saved = await inBusiness(context, businessId, async (inside) => {
    const response = await allowedResponse(inside, asked);
    const { status, reason } = outcomes[response];
    await revokeStrandedAt(inside.db, businessId, inside.now);
    await inside.db.query('update business set status = $2, status_reason = $3, version = version + 1 where id = $1', [
      businessId,
      status,
      reason,
    ]);
    // Its own people stay signed in; who switched to it is out, now and when it is given back.
    await revokeStrandedAt(inside.db, businessId, inside.now);
    await pauseNotices(inside, status === 'INACTIVE');
    await inside.db.query(
      'insert into business_response (business_id, response, remarks, responded_by) values ($1, $2, $3, $4)',
      [businessId, response, remarks, callerOf(context).userId],
    );
    return getBusiness(inside, businessId);
  });
  context.say('businessDetail.responded');
  return saved;
}

/** The response that fits the business as it stands, which waits for whoever answers it at the same moment. */
async function allowedResponse({ db, businessId }: Context, asked: Kind | 'ACTIVE' | 'INACTIVE'): Promise<Kind> {
  const [found] = await db.query<{ status: BusinessDetail['status'] }>(
    'select status from business where id = $1 for update',
    [businessId],
  );
  const isNew = found?.status === 'NEW';
  const response =
    asked === 'ACTIVE' ? (isNew ? 'APPROVED' : 'REACTIVATED') : asked === 'INACTIVE' ? 'SUSPENDED' : asked;
  if ((response === 'APPROVED' || response === 'REJECTED') && !isNew) fail('businessDetail.notNew', { status: 409 });
  if (response === 'SUSPENDED' && found?.status === 'INACTIVE') fail('businessDetail.notActive', { status: 409 });
  if (response === 'REACTIVATED' && found?.status !== 'INACTIVE') fail('businessDetail.notInactive', { status: 409 });
  return response;
}
