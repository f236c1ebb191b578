import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditedRecord, Made } from './edited-record.ts';
import type { World } from './world.ts';

/** Opens a record in its form, saves it, and says what is then not as it was. */
export async function faultsOf(
  { page, settled }: Desk,
  world: World,
  record: EditedRecord,
  made: Made,
): Promise<string[]> {
  const before = await record.read(world, made);
  await record.open(page, made, world);
  const names = inputsOf(record);
  const input = page
    .locator(names.map((name) => `${field}[name="${name}"], ${field}[name^="${name}."]`).join())
    .first();
  await input.waitFor({ state: 'attached' });
  await settled();
  const missing = made.isFull ? await missingInputs(page, names) : [];
  const sent = await save(page, record);
  // Else the way back from the form would lead away from the next one.
  if (record.saveLabel === undefined) await input.waitFor({ state: 'detached' });
  const after = await record.read(world, made);
  // What the server makes of what is left empty is known to the form, and not to the body.
  const changed = made.isFull ? lostOf(fieldsOf(record, made, made.body), fieldsOf(record, made, sent)) : [];
  return [...missing, ...changed, ...differencesOf(before, after)];
}

/** What takes a value; the page has a description that is named as well. */
const field = ':is(input, textarea, select, button)';

/** The names of the inputs that the form must have. */
function inputsOf({ fields, without, inputs }: EditedRecord): string[] {
  return fields.filter((field) => !(field in without)).map((field) => inputs[field] ?? field);
}

/** What has not come after a while: parts of a form are drawn only once all has come that they show. */
async function missingInputs(page: Page, names: readonly string[]): Promise<string[]> {
  let missing = names;
  const allShown = async (): Promise<boolean> => {
    const shown = await shownInputs(page);
    missing = names.filter((name) => !shown.includes(name));
    return missing.length === 0;
  };
  await expect
    .poll(allShown, { timeout: 10_000 })
    .toBe(true)
    .catch(() => undefined);
  return missing.map((name) => `no input for ${name}`);
}

function shownInputs(page: Page): Promise<string[]> {
  return page.locator(`${field}[name]`).evaluateAll((inputs) =>
    inputs.map(
      (input) =>
        input
          .getAttribute('name')
          ?.replace(/^own\./, '')
          .split('.')[0] ?? '',
    ),
  );
}

/** Presses save, and answers what was sent. */
async function save(page: Page, { save: { call }, saveLabel }: EditedRecord): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ');
  const address = new RegExp(`/api/v1${path.replace(/^\/v1(?=\/)/, '').replaceAll(/:\w+/g, '[^/]+')}$`);
  const button =
    saveLabel === undefined
      ? page.locator('form button[type=submit]').last()
      : page.getByRole('button', { name: saveLabel });
  const [answer] = await Promise.all([
    page
      .waitForResponse(
        (response) => response.request().method() === method && address.test(new URL(response.url()).pathname),
        { timeout: 5000 },
      )
      .catch(async (error: unknown) => {
        const said = await page
          .locator('[aria-invalid=true]')
          .evaluateAll((inputs) => inputs.map((input) => input.outerHTML));
        throw new Error(`not sent: ${said.join()}`, { cause: error });
      }),
    button.click(),
  ]);
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return answer.request().postDataJSON();
}

/** A body as its call takes it, without what has no input. */
function fieldsOf({ fields, without, parse }: EditedRecord, { id }: Made, body: unknown): Record<string, unknown> {
  const taken = parse(id, body);
  return Object.fromEntries(fields.filter((field) => !(field in without)).map((field) => [field, taken[field]]));
}

/** What of one thing is not in another, or not the same there; what it does not say may be anything. */
function lostOf(said: unknown, sent: unknown): string[] {
  return differencesOf(said, sent).filter((difference) => !difference.includes(': undefined became'));
}

/** What a save changes though it leaves everything as it is; lines that are written anew get another id. */
const changing = /^(id|version|updated_at|entry_id)$/;

/** Where one thing is not as another, by the way to it. */
export function differencesOf(before: unknown, after: unknown, way = ''): string[] {
  if (changing.test(way.split('.').at(-1) ?? '')) return [];
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differencesOf(before[key], after[key], way === '' ? key : `${way}.${key}`));
  }
  const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
  return was === is ? [] : [`${way}: ${was} became ${is}`];
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type Desk = { page: Page; settled: () => Promise<void> };

/** A page with a look at what it waits for: `settled` once the server was asked nothing for a moment. */
export function desk(page: Page): Desk {
  const waiting = new Set<unknown>();
  let last = Date.now();
  const ended = (request: unknown): void => {
    waiting.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const settled = async (): Promise<void> => {
    const said = { message: 'all has come', interval: 20, timeout: 20_000 };
    await expect.poll(() => waiting.size === 0 && Date.now() - last > 100, said).toBe(true);
  };
  page.setDefaultTimeout(20_000);
  return { page, settled };
}
