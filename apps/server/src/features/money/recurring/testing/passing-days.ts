import { inOutlet, type Person } from '../../../../testing/people.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { makeDue } from '../recurring.worker.ts';

/** From the day of the tests to 1 Poush 2083, on which something comes again first. */
export const untilFirst = 26;

/** Lets days pass; whoever was signed in signs in anew. */
export async function passDays(app: TestApp, days: number, ...people: Person[]): Promise<void> {
  app.advance(days * 86_400_000);
  for (const person of people) Object.assign(person, await inOutlet(app, person, null));
}

/** The same, and makes what is due by then. */
export async function passAndMake(app: TestApp, days: number, ...people: Person[]): Promise<void> {
  await passDays(app, days, ...people);
  await makeDue(app.services);
}
