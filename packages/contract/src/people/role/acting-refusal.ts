import { z } from '../../zod.ts';

/** Why the caller may not act on a person or a role, by the server's own rule; null: they may. */
export const actingRefusal = z.enum(['ownRights', 'aboveYou', 'beyondOwn', 'withinOutlet']).nullable();
export type ActingRefusal = z.output<typeof actingRefusal>;
