import type { Input } from '@bahi/contract/endpoint';
import type { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { requireOutlet, requireRole, type PersonRecord } from './assignment.guard.ts';

type Form = Input<(typeof userRoleContract)['update']>['body'] | Input<(typeof userRoleContract)['create']>['body'];

/** Which role, where and from when till when, as it is stored. */
export type Term = {
  roleBusinessId: number;
  roleId: number;
  outletId: number | null;
  effectiveFrom: string;
  effectiveTill: string | null;
};

/** Reads and checks the term of an assignment; `id` is the assignment that is edited. */
export async function readTerm(context: Context, form: Form, person: PersonRecord, id: number | null): Promise<Term> {
  const role = await requireRole(context, form.roleId, person);
  if (form.outletId !== null) await requireOutlet(context, form.outletId, person);
  const term = {
    roleBusinessId: role.business_id,
    roleId: role.id,
    outletId: form.outletId,
    ...readDays(context, form),
  };
  await refuseDouble(context, term, person, id);
  return term;
}

function readDays({ calendar, today }: Context, form: Form): Pick<Term, 'effectiveFrom' | 'effectiveTill'> {
  const { effectiveDateAD, effectiveDateBS, effectiveTillDateAD, effectiveTillDateBS } = form;
  const from =
    readDay(calendar, { ad: effectiveDateAD, bs: effectiveDateBS }, { ad: 'effectiveDateAD', bs: 'effectiveDateBS' }) ??
    today;
  const till = readDay(
    calendar,
    { ad: effectiveTillDateAD, bs: effectiveTillDateBS },
    { ad: 'effectiveTillDateAD', bs: 'effectiveTillDateBS' },
  );
  if (till !== null && till < from)
    fail('role.tillBeforeFrom', {
      field: effectiveTillDateAD === null ? 'effectiveTillDateBS' : 'effectiveTillDateAD',
    });
  return { effectiveFrom: formatAdDate(from), effectiveTill: till === null ? null : formatAdDate(till) };
}

async function refuseDouble(
  { db, businessId }: Context,
  { roleId, outletId, effectiveFrom, effectiveTill }: Term,
  person: PersonRecord,
  id: number | null,
): Promise<void> {
  const [double] = await db.query(
    `select id from user_role where business_id = $1 and user_id = $2 and role_id = $3
       and outlet_id is not distinct from $4 and id is distinct from $7
       and daterange(effective_from, effective_till, '[]') && daterange($5::date, $6::date, '[]')`,
    [businessId, person.id, roleId, outletId, effectiveFrom, effectiveTill, id],
  );
  if (double !== undefined) fail('role.alreadyGiven', { field: 'roleId', status: 409 });
}
