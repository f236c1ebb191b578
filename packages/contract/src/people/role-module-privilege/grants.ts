import { type Privilege, privileges } from '../../access.ts';
import { z } from '../../zod.ts';

/** The seven grants of a screen (specification, section 3): `view` means read, `all` means every one. */
export const grantNames = ['all', 'create', 'update', 'delete', 'view', 'report', 'approve'] as const;
export type GrantName = (typeof grantNames)[number];
export type Grants = Record<GrantName, boolean>;

const flag = z.boolean('common.choiceUnknown').default(false);

/** What a form grants on a screen; what is not said is not granted. `read` is understood as `view`. */
export const grantFields = {
  moduleId: z.int('common.isRequired').positive('common.isRequired'),
  all: flag,
  create: flag,
  update: flag,
  delete: flag,
  view: flag,
  read: flag,
  report: flag,
  approve: flag,
};

/** What an answer says is granted on a screen. */
export const grantAnswer = {
  all: z.boolean(),
  create: z.boolean(),
  update: z.boolean(),
  delete: z.boolean(),
  view: z.boolean(),
  report: z.boolean(),
  approve: z.boolean(),
};

type Given = Partial<Grants> & { read?: boolean };

/** The stored privileges that a form grants, of those that mean something on the screen. */
export function privilegesOf(given: Given, possible: readonly Privilege[]): Privilege[] {
  return privileges.filter(
    (privilege) =>
      possible.includes(privilege) &&
      (given.all === true || given[privilege] === true || (privilege === 'read' && given.view === true)),
  );
}

/** The seven grants that stored privileges stand for; `all` where everything possible is granted. */
export function grantsOf(stored: readonly Privilege[], possible: readonly Privilege[]): Grants {
  const has = (privilege: Privilege): boolean => stored.includes(privilege);
  return {
    all: possible.length > 0 && possible.every(has),
    create: has('create'),
    update: has('update'),
    delete: has('delete'),
    view: has('read'),
    report: has('report'),
    approve: has('approve'),
  };
}
