import type { ModuleCode } from './module-codes.ts';

/** The privileges a role can hold on a module (specification, section 6; `all` means every one, `view` means read). */
export const privileges = ['create', 'read', 'update', 'delete', 'approve', 'report'] as const;
export type Privilege = (typeof privileges)[number];

/** A module with one privilege: `invoice.create`. */
export type Right = `${ModuleCode}.${Privilege}`;

/** Who may make a call: anyone, anyone signed in, or the holders of a right. */
export type Access = 'public' | 'session' | Right;
