import { addressAnswer } from '../geography/addresses.ts';
import { businessForm } from '../business/business.contract.ts';
import { contract } from '../../endpoint.ts';
import { enumeration, registerType, status } from '../../enumeration.ts';
import { chosenId, optionalEmail, optionalText, requiredText, toldAlways } from '../../fields.ts';
import { mobileNumber } from '../otp/otp.contract.ts';
import { listQuery, page, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

export const businessResponse = enumeration({ APPROVED: 1, REJECTED: 2, SUSPENDED: 3, REACTIVATED: 4 });

/** Who will own a business that the platform makes. They choose the password themselves, by their mobile. */
const owner = z.object({
  fullName: requiredText(100),
  userName: requiredText(50)
    .transform((name) => name.normalize('NFC'))
    .pipe(z.string().regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'account.userNameInvalid')),
  mobileNumber,
  email: optionalEmail,
});

/** The business form, made or changed by the platform; a new business comes with its owner. */
export const businessDetailForm = businessForm
  .safeExtend({ owner: owner.optional() })
  .refine((form) => form.id !== undefined || form.owner !== undefined, {
    path: ['owner'],
    message: 'common.isRequired',
    ...toldAlways,
  });

const named = z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() });
const statusFields = {
  status: z.enum(['NEW', 'ACTIVE', 'INACTIVE']),
  /** By whose act it is inactive: shown as rejected or suspended. */
  statusReason: z.enum(['REJECTED', 'SUSPENDED']).nullable(),
};

const row = z.object({
  id: z.int(),
  companyName: z.string(),
  companyNameNp: z.string().nullable(),
  panOrVATNumber: z.string().nullable(),
  companyRegisterType: registerType.answer.nullable(),
  ...statusFields,
  ownerName: z.string().nullable(),
  ownerMobileNumber: z.string().nullable(),
  address: z.string().nullable(),
  addressNp: z.string().nullable(),
  createdAt: z.string(),
});

const detail = row
  .extend({
    businessTypeId: z.int().nullable(),
    businessType: named.nullable(),
    companyEmail: z.string().nullable(),
    ...addressAnswer,
    version: z.int(),
  })
  .meta({ id: 'BusinessDetail' });

const response = z.object({
  id: z.int(),
  response: businessResponse.answer,
  remarks: z.string().nullable(),
  respondedBy: z.string().nullable(),
  respondedAt: z.string(),
});

const view = detail.extend({
  owners: z.array(
    z.object({
      id: z.int(),
      fullName: z.string(),
      userName: z.string(),
      email: z.string().nullable(),
      mobileNumber: z.string().nullable(),
      isActive: z.boolean(),
    }),
  ),
  outlets: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      nameNp: z.string().nullable(),
      phone: z.string().nullable(),
      isActive: z.boolean(),
    }),
  ),
  counts: z.object({
    users: z.int(),
    outlets: z.int(),
    customers: z.int(),
    items: z.int(),
    services: z.int(),
    invoices: z.int(),
  }),
  responses: z.array(response),
});

const withStatus = z.object({
  id: z.coerce.number('common.notFound').int('common.notFound').positive('common.notFound'),
  status: status.schema,
});
const refreshes = ['people'] as const;

/** What the platform does with businesses; the business's own profile is in business.contract.ts. */
export const businessDetailContract = contract('businessDetail', {
  save: {
    call: 'POST /business-detail/by-super-user/save',
    access: 'business.create',
    body: businessDetailForm,
    answer: detail,
    transaction: 'own',
    refreshes,
  },
  list: {
    call: 'GET /business-detail/list/:status',
    access: 'business.read',
    params: z.object({ status: status.schema }),
    query: listQuery,
    answer: page(row),
  },
  get: { call: 'GET /business-detail/:id', access: 'business.read', answer: detail },
  view: { call: 'GET /business-detail/view-business/:id', access: 'business.read', answer: view, transaction: 'own' },
  /** INACTIVE suspends, ACTIVE gives it back; with remarks it is a response. */
  setStatus: {
    call: 'PUT /business-detail/change-status/:id/:status',
    access: 'business.approve',
    params: withStatus,
    answer: detail,
    transaction: 'own',
    refreshes,
  },
  /** The answer to a business that has registered. A rejection says why. */
  respond: {
    call: 'POST /business-responses/save',
    access: 'business.approve',
    body: z
      .object({
        businessDetailId: chosenId,
        response: z.union([z.string(), z.int()], 'common.isRequired').pipe(businessResponse.schema),
        remarks: optionalText(500),
      })
      .refine((form) => form.response === 'APPROVED' || form.response === 'REACTIVATED' || form.remarks !== null, {
        path: ['remarks'],
        message: 'common.isRequired',
      }),
    answer: detail,
    transaction: 'own',
    refreshes,
  },
  responses: {
    call: 'GET /business-responses/fetch/:businessDetailId',
    access: 'business.read',
    query: listQuery,
    answer: wholeList(response),
    transaction: 'own',
  },
});
