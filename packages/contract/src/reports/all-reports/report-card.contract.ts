import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';
import { reportCodes } from './report-cards.ts';

/** The module of a report. */
const code = z.string('common.isRequired').refine((text) => reportCodes.includes(text), 'common.choiceUnknown');

/** The reports that somebody put on top of the others, for themselves. */
export const reportCardContract = contract('reportCard', {
  favourites: { call: 'GET /v1/report-card/favourites', access: 'session', answer: z.array(z.string()) },
  favour: {
    call: 'PUT /v1/report-card/favourite',
    access: 'session',
    body: z.object({ code, isFavourite: z.boolean('common.isRequired') }),
    answer: z.array(z.string()),
    toast: 'silent',
  },
});
