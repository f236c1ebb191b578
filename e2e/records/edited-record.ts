import type { Endpoint, Named } from '@bahi/contract/endpoint';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { z } from '@bahi/contract/zod';
import type { Page } from 'playwright-core';
import { callAny } from '../api.ts';
import { actOn } from '../screen.ts';
import { textsIn } from '../texts.ts';
import type { World } from './world.ts';

type Form = Named<Endpoint> & { body: z.ZodType };
export type Body = Record<string, unknown>;
/** A record that is there, and what it was made of. */
export type Made = { id: number; body: Body; isFull: boolean };

/** A kind of record that is edited in a form. */
export type EditedRecord = {
  /** The call that its form saves by. */
  save: Named<Endpoint>;
  /** The fields of that call; which record and version it is stands beside them. */
  fields: readonly string[];
  /** What has no input in the form of a record that is there, and why. */
  without: Readonly<Record<string, string>>;
  /** Makes one with each field filled, or `bare`: with nothing but what is asked for. The number makes it unlike others. */
  make: (world: World, number: string, bare?: boolean) => Promise<Made>;
  read: (world: World, made: Made) => Promise<Body>;
  /** What the call makes of a body of that record. */
  parse: (id: number, body: unknown) => Body;
  /** Opens its form. */
  open: (page: Page, made: Made, world: World) => Promise<void>;
  /** Fields whose input bears another name. */
  inputs: Readonly<Record<string, string>>;
  /** What its button of saving says, where that is not the only one that sends the form. */
  saveLabel: string | undefined;
  isOfPlatform: boolean;
};

/** What names the record in a form stands beside its fields. */
type Filled<E extends Form> = Omit<z.input<E['body']>, 'id' | 'version' | 'moduleId' | 'userId'>;

type Declaration<E extends Form> = {
  /** The call that answers a record by its id, or what stands for one. */
  get: Named<Endpoint> | ((world: World, id: number) => Promise<Body>);
  /** Every field filled. */
  full: (world: World, number: string) => Promise<Filled<E>> | Filled<E>;
  /** What the call asks for all the same, where its schema lets it be left out. */
  asked?: readonly (keyof z.input<E['body']>)[];
  without?: Readonly<Record<string, string>>;
  inputs?: Readonly<Record<string, string>>;
  open: (page: Page, made: Made, world: World) => Promise<void>;
  /** The call that makes a new one, where that is another. */
  create?: Named<Endpoint>;
  /** Makes one where a call with the body does not. */
  make?: (world: World, body: Body) => Promise<number>;
  /** The field that names the record in the form, and in the address of the call where it stands there as well. */
  idField?: string;
  saveLabel?: string;
  isOfPlatform?: true;
};

const answered = z.record(z.string(), z.unknown());
const empty: readonly unknown[] = [undefined, null, '', false];

/** Declares a record that is edited by the call `save`. */
export function edited<E extends Form>(save: E, declaration: Declaration<E>): EditedRecord {
  const { get, full, asked = [], without = {}, open, idField = 'id', isOfPlatform = false } = declaration;
  const schema = objectOf(save.body);
  const fields = Object.keys(schema.shape).filter((field) => field !== idField && field !== 'version');
  const caller = (world: World) => (isOfPlatform ? world.platform : world.caller);
  const bareOf = (body: Body): Body =>
    Object.fromEntries(
      Object.entries(body).filter(([field]) => asked.some((one) => one === field) || !isOptional(schema.shape[field])),
    );
  const read = (world: World, { id }: { id: number }) =>
    typeof get === 'function' ? get(world, id) : callAny(get, { params: paramsOf(get, id) }, caller(world));
  return {
    save,
    fields,
    without,
    isOfPlatform,
    open,
    saveLabel: declaration.saveLabel,
    read,
    inputs: declaration.inputs ?? {},
    parse: (id, body) =>
      z.record(z.string(), z.unknown()).parse(schema.parse({ ...z.looseObject({}).parse(body), [idField]: id })),
    make: async (world, number, bare = false) => {
      const body: Body = { ...z.record(z.string(), z.unknown()).parse(await full(world, number)) };
      const left = fields.filter((field) => !(field in without) && empty.includes(body[field]));
      if (left.length > 0) throw new Error(`${save.name} is not filled: ${left.join(', ')}`);
      const sent = bare ? bareOf(body) : body;
      const id =
        (await declaration.make?.(world, sent)) ??
        answered.parse(await callAny(declaration.create ?? save, { body: sent }, caller(world)))[idField];
      return { id: z.int().parse(id), body: sent, isFull: !bare };
    },
  };
}

/** The form of a row's menu, in the list that finds it by its name. */
export function inList(path: string, nameOf: (body: Body) => unknown = ({ name }) => name) {
  return async (page: Page, { body }: Made): Promise<void> => {
    const name = String(nameOf(body));
    await goWithin(page, `${path}?search=${encodeURIComponent(name)}`);
    await actOn(page, 'en', name, textsIn(uiMessages, 'en')('edit'));
  };
}

/** A form on a screen of its own. */
export function onScreen(pathOf: (id: number) => string) {
  return async (page: Page, { id }: Made): Promise<void> => {
    await goWithin(page, pathOf(id));
  };
}

/** Another screen of the page that is open. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

function paramsOf({ call }: Endpoint, id: number): Record<string, number> {
  return Object.fromEntries([...call.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, id]));
}

function objectOf(body: z.ZodType): z.ZodObject {
  if (body instanceof z.ZodObject) return body;
  throw new Error('A form is an object');
}

function isOptional(field: z.core.$ZodType | undefined): boolean {
  return field !== undefined && z.safeParse(field, undefined).success;
}
