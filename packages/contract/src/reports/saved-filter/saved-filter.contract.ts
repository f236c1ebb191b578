import { contract } from '../../endpoint.ts';
import { choiceOf } from '../../enumeration.ts';
import { emptyOr, optionalText, requiredText, version } from '../../fields.ts';
import { z } from '../../zod.ts';
import { movingPeriods } from '../saved-report/saved-report.contract.ts';

/** Of one list, by one person. */
export const mostSavedFilters = 30;

/** The two days of a list as their names stand in its address, whichever of them it has. */
export const dayPairs = [
  ['fromDateAD', 'toDateAD'],
  ['from', 'to'],
] as const;

/** The parts that no filter of a list is called by: what a place in it is. */
const partName = z.string().regex(/^[a-zA-Z]{1,40}$/, 'savedFilter.filterUnknown');
const filterParts = z
  .record(partName, z.string().max(200))
  .refine((parts) => Object.keys(parts).length <= 20, 'savedFilter.filterUnknown');

/** What a list is narrowed to, kept under a name. */
export const savedFilterForm = z.object({
  id: z.int().positive().optional(),
  version,
  /** The list's call, with what its screen fixes of it: `invoice.list`, `cheque.list:RECEIVED`. */
  list: requiredText(60),
  name: requiredText(100),
  nameNp: optionalText(100),
  /** Which days are meant each time; without, those of the filter. */
  period: emptyOr(choiceOf(movingPeriods)),
  /** As it stands in the address of the list: search, order and filters. */
  filter: filterParts.default({}),
  /** The list opens with it, of who keeps it. */
  isDefault: z.boolean().default(false),
  /** Whose holders find it as well, beside who keeps it. */
  roleIds: z.array(z.int().positive()).max(30).default([]),
});

const savedFilter = z
  .object({
    id: z.int(),
    list: z.string(),
    name: z.string(),
    nameNp: z.string().nullable(),
    period: z.enum(movingPeriods).nullable(),
    filter: z.record(z.string(), z.string()),
    /** Of who asks: what others keep opens nobody else's list. */
    isDefault: z.boolean(),
    roles: z.array(z.object({ id: z.int(), name: z.string(), nameNp: z.string().nullable() })),
    /** Whether who asks keeps it: others use it, and change nothing. */
    isOwn: z.boolean(),
    /** Who keeps it does; an owner any that is shared. */
    mayRemove: z.boolean(),
    keptBy: z.string(),
    version: z.int(),
  })
  .meta({ id: 'SavedFilter' });

/** Whoever sees a list keeps what it is narrowed to, and gives others nothing by it that they do not see. */
export const savedFilterContract = contract('savedFilter', {
  /** Of one list, by name: what the caller keeps, and what their roles find. */
  ofList: {
    call: 'GET /v1/saved-filter/of/:list',
    access: 'session',
    params: z.object({ list: z.string().max(60) }),
    answer: z.array(savedFilter),
  },
  save: { call: 'POST /v1/saved-filter/save', access: 'session', body: savedFilterForm, answer: savedFilter },
  remove: { call: 'DELETE /v1/saved-filter/:id', access: 'session', answer: z.object({}) },
});
