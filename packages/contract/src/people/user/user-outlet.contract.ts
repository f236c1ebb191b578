import { contract } from '../../endpoint.ts';
import { chosenId, version } from '../../fields.ts';
import { flag, listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { userListRow, userRow } from './user.contract.ts';

/** In which outlets an outlet user works. */
export const userOutletForm = z.object({
  userId: chosenId,
  version,
  outletIds: z.array(chosenId).min(1, 'common.isRequired').max(200),
});

export const userOutletContract = contract('userOutlet', {
  list: {
    call: 'GET /user-outlet/list',
    access: 'user-outlet.read',
    query: listQuery.extend({
      outletId: z.coerce.number().int().positive().optional(),
      /** False: only who works nowhere yet. */
      hasOutlet: flag,
    }),
    answer: page(userListRow),
  },
  get: { call: 'GET /user-outlet/:userId', access: 'user-outlet.read', answer: userRow },
  /** Who has outlets already is changed with the right to update. */
  save: {
    call: 'POST /user-outlet/save',
    access: 'user-outlet.create',
    body: userOutletForm,
    answer: userRow,
    refreshes: ['people'],
  },
});
