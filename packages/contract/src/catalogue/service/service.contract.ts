import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { amount, optionalDay, optionalId, optionalText, requiredText, version } from '../../fields.ts';
import { listQuery, page, wantedStatus } from '../../paging.ts';
import { z } from '../../zod.ts';

/** What the price is for: the reporting periods of the specification, and a whole job. */
export const durationType = enumeration({ JOB: 0, HOURLY: 1, DAILY: 2, WEEKLY: 3, MONTHLY: 4, YEARLY: 5 });

/** `costPrice` is what the customer pays for one unit of the duration, in rupees. */
export const serviceForm = z.object({
  id: z.int().positive().optional(),
  version,
  name: requiredText(150),
  nameNp: optionalText(150),
  /** Made by the server when left empty. */
  code: optionalText(40),
  durationType: durationType.schema.default('JOB'),
  costPrice: amount,
  taxable: z.boolean().default(true),
  taxRateId: optionalId,
  vatIncludedPrice: z.boolean().default(false),
  description: optionalText(2000),
});
export const serviceRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  durationType: durationType.answer,
  costPrice: z.number(),
  taxable: z.boolean(),
  vatIncludedPrice: z.boolean(),
  isActive: z.boolean(),
  version: z.int(),
});
const serviceDetail = serviceRow
  .extend({
    taxRateId: z.int().nullable(),
    description: z.string().nullable(),
    /** A small picture as a data address. */
    image: z.string().nullable(),
  })
  .meta({ id: 'ServiceDetail' });
export const servicePriceRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
  durationType: durationType.answer,
  costPrice: z.number(),
  vatIncludedPrice: z.boolean(),
  taxable: z.boolean(),
  taxRate: z.number(),
});

export const serviceContract = contract('service', {
  list: { call: 'GET /v1/service/list', access: 'service.read', query: listQuery, answer: page(serviceRow) },
  save: {
    call: 'POST /v1/service/save',
    access: 'service.create',
    body: serviceForm,
    answer: serviceDetail,
    refreshes: ['goods'],
  },
  get: { call: 'GET /v1/service/:id', access: 'service.read', answer: serviceDetail },
  toggle: {
    call: 'PUT /v1/service/toggle/:id',
    access: 'service.update',
    query: wantedStatus,
    answer: serviceDetail,
  },
  /** Puts the picture in the place of the one before. */
  saveImage: {
    call: 'PUT /v1/service/save-image',
    access: 'service.update',
    files: ['image'],
    body: z.object({ id: z.coerce.number('common.isRequired').int('common.isRequired').positive('common.isRequired') }),
    transaction: 'own',
    answer: z.object({ id: z.int(), image: z.string() }),
    refreshes: ['goods'],
  },
  remove: { call: 'DELETE /v1/service/:id', access: 'service.delete', answer: z.object({}) },
  priceList: {
    call: 'GET /v1/service/fetch-service-price-list',
    access: 'invoice.read',
    query: listQuery.extend({ dayAD: optionalDay }),
    answer: page(servicePriceRow),
  },
});
