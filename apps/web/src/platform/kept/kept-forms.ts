import { z } from '@bahi/contract/zod';
import { clarify, obfuscate } from '../obfuscation.ts';
import { keptFormsKey } from '../storage.ts';

/** Whose forms they are: nobody else, and nobody in another business, ever sees them. */
export type Keeper = { userId: number; businessId: number | null };
const kept = z.object({
  userId: z.int(),
  businessId: z.int().nullable(),
  forms: z.record(z.string(), z.record(z.string(), z.unknown())),
});
type Kept = z.output<typeof kept>;

/** A form that is open: what is to be kept of it under which name, or nothing. */
type OpenForm = () => { keeper: Keeper; name: string; values: Record<string, unknown> } | null;

/** What a form is about: one record, a new one where there is none yet, and what is done with it beside writing it. */
export type FormAbout = { kind: string; id: number | null; action?: string };

const openForms = new Set<OpenForm>();
const secret = /password|otp|secret|ticket|token|^(code|pin)$/i;

/**
 * A form by its address, its outlet, what it is about and its fields. The version of the record is among it: what was
 * typed over one that somebody changed meanwhile is not put into it.
 */
export function keptFormName(
  address: string,
  officeId: number | null,
  { kind, id, action = '' }: FormAbout,
  values: Readonly<Record<string, unknown>>,
): string {
  const about = [officeId, kind, id, action, values['version'] ?? null];
  return `${address} ${JSON.stringify([...about, Object.keys(values).toSorted()])}`;
}

/** Names a form as open until the returned function is called. */
export function noteOpenForm(form: OpenForm): () => void {
  openForms.add(form);
  return () => openForms.delete(form);
}

/** Keeps what is typed into the forms that are open; called when the session ends, while they are still there. */
export function keepOpenForms(): void {
  for (const form of openForms) {
    const found = form();
    if (found === null) continue;
    const { keeper, name, values } = found;
    const before = read(keeper)?.forms ?? {};
    write({ ...keeper, forms: { ...before, [name]: withoutSecrets(values) } });
  }
}

/** What was kept of a form, once; what somebody else left is taken away. */
export function takeKeptForm(keeper: Keeper, name: string): Record<string, unknown> | null {
  const found = read(keeper);
  const values = found?.forms[name];
  if (found === null || values === undefined) return null;
  const { [name]: _, ...others } = found.forms;
  write(Object.keys(others).length === 0 ? null : { ...found, forms: others });
  return values;
}

/** Whether something is kept of a form that stands at an address. */
export function hasKeptForm(keeper: Keeper, address: string): boolean {
  return Object.keys(read(keeper)?.forms ?? {}).some((name) => name.startsWith(`${address} `));
}

/** The fields that may lie in a tab, at every level. */
function withoutSecrets(values: object): Record<string, unknown> {
  const shown = Object.entries(values).filter(([field]) => !secret.test(field));
  return Object.fromEntries(shown.map(([field, value]) => [field, shownOf(value)]));
}

function shownOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shownOf);
  return typeof value === 'object' && value !== null ? withoutSecrets(value) : value;
}

function read({ userId, businessId }: Keeper): Kept | null {
  try {
    const stored = sessionStorage.getItem(keptFormsKey);
    if (stored === null) return null;
    const found = kept.parse(JSON.parse(clarify(stored) ?? ''));
    if (found.userId === userId && found.businessId === businessId) return found;
  } catch {
    // What cannot be read is nothing that could be shown.
  }
  write(null);
  return null;
}

function write(forms: Kept | null): void {
  try {
    if (forms === null) sessionStorage.removeItem(keptFormsKey);
    else sessionStorage.setItem(keptFormsKey, obfuscate(JSON.stringify(forms)));
  } catch {
    // Private windows of some browsers refuse storage: the form is lost, as it was before.
  }
}
