import { contract } from '../../endpoint.ts';
import { status } from '../../enumeration.ts';
import { listQuery, wholeList } from '../../paging.ts';
import { z } from '../../zod.ts';

const zone = { id: z.int(), name: z.string(), nameNp: z.string(), code: z.string(), isActive: z.boolean() };
const country = z.object(zone);
const province = z.object({ ...zone, countryId: z.int() });
const district = z.object({ ...zone, provinceId: z.int() });
const localBody = z.object({
  ...zone,
  districtId: z.int(),
  localBodyTypeId: z.int(),
  localBodyTypeName: z.string(),
  localBodyTypeNameNp: z.string(),
  /** Drives the ward options, 1 to totalWards. */
  totalWards: z.int(),
});
const byStatus = z.object({ status: status.schema });

export const geographyContract = contract('geography', {
  countries: {
    call: 'GET /country/list/:status',
    access: 'session',
    params: byStatus,
    query: listQuery,
    answer: wholeList(country),
  },
  provinces: {
    call: 'GET /province/list/:status',
    access: 'session',
    params: byStatus,
    query: listQuery,
    answer: wholeList(province),
  },
  districts: {
    call: 'GET /district/list/province/:id',
    access: 'session',
    query: listQuery,
    answer: wholeList(district),
  },
  localBodies: {
    call: 'GET /localbody/list/district/:districtId',
    access: 'session',
    query: listQuery,
    answer: wholeList(localBody),
  },
  totalWards: { call: 'GET /localbody/total-wards/:id', access: 'session', answer: z.object({ totalWards: z.int() }) },
});
