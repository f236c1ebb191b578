import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { fileType } from '../../enumeration.ts';
import { z } from '../../zod.ts';

/** Rows of a list in one file at most: as many as lists count exactly. */
export const mostListFileRows = 10_000;

/**
 * What a file is asked for with, beside all that the list itself takes (search, sort, filters): the list is asked with
 * what is left.
 */
export const listFileQuery = z.looseObject({
  fileType,
  language: z.enum(['ne', 'en']).optional(),
  /** Keys of columns that are left out, with commas between. */
  without: z.string().max(500).default(''),
  /** Only these rows of the page that is asked for, by their ids, with commas between. */
  chosen: z
    .string()
    .max(1000)
    .regex(/^\d*(,\d+)*$/, 'common.malformed')
    .default(''),
  /** What the rows were chosen by, in the words of the screen: it stands above them. */
  told: z.string().max(500).default(''),
});

const listNamed = z.object({ list: z.string().max(60) });

/** Rupees by the columns, whose heads are in the language of who asks, and of how many rows; drafts and what was cancelled do not count. */
const listTotals = z
  .object({ counted: z.int(), totals: z.array(z.object({ key: z.string(), title: z.string(), amount: z.number() })) })
  .meta({ id: 'ListTotals' });

/** Any list as a file: what is filtered and sorted, all of its rows, with the rights and walls of the list's own call. */
export const listFileContract = contract('listFile', {
  make: {
    call: 'GET /v1/list-file/:list',
    access: 'session',
    params: listNamed,
    query: listFileQuery,
    answer: download,
    transaction: 'own',
    makesLongFile: true,
  },
  /** What the amounts of a list come to, as it is filtered: of at most as many rows as a file has. */
  totals: {
    call: 'GET /v1/list-file/:list/totals',
    access: 'session',
    params: listNamed,
    query: z.looseObject({}),
    answer: listTotals,
    makesLongFile: true,
    toast: 'silent',
  },
});
