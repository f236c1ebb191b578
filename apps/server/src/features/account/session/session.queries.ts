import { rupeesOf } from '../../../platform/core/rupees.ts';
import { type BsCalendar, standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Answer } from '@bahi/contract/endpoint';
import type { sessionContract } from '@bahi/contract/account/session/session.contract';
import type { Context, Session } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { findWorkplaces } from '../../../platform/sessions/rights.ts';
import { type BusinessRow, findBusiness, findPerson, type PersonRow } from './session.rows.ts';

type Init = Answer<typeof sessionContract.init>;

/** Everything the web app needs to draw its frame: who, for which business, what may be done, and what day it is. */
export async function getInit(context: Context): Promise<Init> {
  const { db, session, businessId } = context;
  const [person, business, workplaces] = await Promise.all([
    findPerson(db, businessId, session.userId),
    findBusiness(db, businessId),
    findWorkplaces(db, session),
  ]);
  if (person === null || business === null) return failInvalidToken();
  const today = bothDates(context.today, context.calendar);
  return {
    user: { userDetails: userDetailsOf(person, session) },
    isBusinessDetailComplete: businessId === 0 || isDetailComplete(business),
    isBusinessAddressComplete: businessId === 0 || isAddressComplete(business),
    business: businessId === 0 ? null : businessOf(business),
    outlets: workplaces.map(({ id, code, name, name_np }) => ({ id, code, name, nameNp: name_np })),
    officeId: session.outletId,
    rights: [...session.rights].toSorted(),
    todayAD: today.ad,
    todayBS: today.bs,
    fiscalYear: fiscalYearOf(context.today, context.calendar).label,
    calendarYears: changedYears(context.calendar),
    lastOfficialBsYear: context.calendar.lastOfficialYear,
  };
}

/** What a bill needs of its issuer: a name, a type, and a number unless the business is not registered. */
function isDetailComplete(business: BusinessRow): boolean {
  const isNumbered = business.register_type === 'NOT_REGISTERED' || business.pan !== null;
  return business.business_type_id !== null && business.register_type !== null && isNumbered;
}

function isAddressComplete(business: BusinessRow): boolean {
  return [business.province_id, business.district_id, business.local_body_id, business.ward_no].every(
    (part) => part !== null,
  );
}

function userDetailsOf(person: PersonRow, { secondStep }: Session): Init['user']['userDetails'] {
  return {
    id: person.id,
    userType: person.user_type,
    userName: person.user_name,
    fullName: person.full_name,
    fullNameNp: person.full_name_np,
    email: person.email,
    mobileNumber: person.mobile_number,
    profilePic: person.picture,
    mustChangePassword: person.must_change_password,
    mustSetUpSecondStep: secondStep === 'DUE',
    ...(person.is_joined ? { isJoined: true } : {}),
  };
}

function businessOf(business: BusinessRow): Init['business'] {
  return {
    id: business.id,
    companyName: business.company_name,
    companyNameNp: business.company_name_np,
    panOrVATNumber: business.pan,
    companyRegisterType: business.register_type,
    allowsFreeLines: business.allows_free_lines,
    roundsToRupee: business.rounds_to_rupee,
    sellsAbroad: business.sells_abroad,
    ...(business.keeps_batches ? { keepsBatches: true } : {}),
    ...(business.is_sample ? { isSample: true } : {}),
    voucherLimit: business.voucher_limit_paisa === null ? null : rupeesOf(business.voucher_limit_paisa),
    approvalLimit: business.approval_limit_paisa === null ? null : rupeesOf(business.approval_limit_paisa),
    status: business.status,
    statusReason: business.status_reason,
    provinceId: business.province_id,
    districtId: business.district_id,
    localBodyId: business.local_body_id,
    wardNo: business.ward_no,
    cashCustomerId: business.cash_customer_id,
    businessImage: business.logo,
  };
}

/** The years of the calendar in force that are not as the built-in table has them. */
function changedYears(calendar: BsCalendar): Init['calendarYears'] {
  return calendar.months.flatMap((months, position) => {
    const known = standardCalendar.months[position];
    const isSame = known !== undefined && months.every((length, month) => length === known[month]);
    return isSame ? [] : [{ year: calendar.firstYear + position, months: [...months] }];
  });
}
