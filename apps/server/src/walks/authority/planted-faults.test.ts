import type { refusalOf } from '@bahi/domain/authority';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Cast, oneself, openCast, withoutCodeLimits } from './cast.ts';
import { walkParts } from './walk.ts';

type Rule = typeof refusalOf;
/** What is done to the rule, so that it is seen whether the walk would notice. */
const planted: { fault: (rule: Rule) => Rule } = vi.hoisted(() => {
  // The server that other files have read knows the rule as it is, and those to come shall know it so.
  vi.resetModules();
  return { fault: (rule: Rule) => rule };
});
vi.mock('@bahi/domain/authority', async (original) => {
  const real: { refusalOf: Rule } = await original();
  return { ...real, refusalOf: (...asked: Parameters<Rule>) => planted.fault(real.refusalOf)(...asked) };
});

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startTestApp(withoutCodeLimits);
  cast = await openCast(app);
});
beforeEach(() => {
  planted.fault = (rule) => rule;
});
afterAll(async () => {
  await app.close();
  vi.doUnmock('@bahi/domain/authority');
  vi.resetModules();
});

type Planted = { fault: (rule: Rule) => Rule; actor: string; victim: string };
const faults: Record<string, Planted> = {
  'one’s own is forgotten': {
    fault: (rule) => (actor, subject, today) => rule(actor, { ...subject, isOwn: false }, today),
    actor: 'owner',
    victim: oneself,
  },
  'it is asked after the write, when one has what one gives oneself': {
    fault: (rule) => (actor, subject, today) =>
      rule({ ...actor, holdings: [...actor.holdings, ...subject.holdings] }, { ...subject, isOwn: false }, today),
    actor: 'manager',
    victim: oneself,
  },
  'rank alone is asked': {
    fault: (rule) => (actor, subject, today) => rule(actor, { ...subject, holdings: [] }, today),
    actor: 'manager',
    victim: 'clerk',
  },
  'rank is forgotten': {
    fault: (rule) => (actor, subject, today) => rule({ ...actor, isAdministrator: true }, subject, today),
    actor: 'staff of the platform',
    victim: 'clerk',
  },
  'outlets are forgotten': {
    fault: (rule) => (actor, subject, today) => {
      const everywhere = actor.holdings.map((held) => ({ ...held, outletId: null }));
      return rule({ ...actor, outletId: null, holdings: everywhere }, subject, today);
    },
    actor: 'manager of one outlet',
    victim: 'clerk',
  },
  'days are forgotten': {
    fault: (rule) => (actor, subject, today) => {
      const always = actor.holdings.map((held) => ({ ...held, from: today, till: null }));
      return rule({ ...actor, holdings: always }, subject, today);
    },
    actor: 'manager who leaves',
    victim: 'clerk',
  },
  'rights to come are forgotten': {
    fault: (rule) => (actor, subject, today) =>
      rule(actor, { ...subject, holdings: subject.holdings.filter(({ from }) => from <= today) }, today),
    actor: 'manager',
    victim: 'clerk from a later day on',
  },
};

test.each(Object.entries(faults))('the walk notices when %s', async (_name, { fault, actor, victim }) => {
  planted.fault = fault;
  expect(await walkParts(cast, actor, victim)).not.toEqual([]);
});
