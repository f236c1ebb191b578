import { z } from '../../zod.ts';

/** What can be shared: by the names of their modules, so that `<kind>.read` is the right to read one. */
export const sharedKinds = ['invoice', 'credit-note', 'quotation'] as const;
export type SharedKind = (typeof sharedKinds)[number];
export const sharedKind = z.enum(sharedKinds, 'common.notFound');
