import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@bahi/contract/endpoint';
import { rowOf } from '@bahi/contract/paging';
import { z } from '@bahi/contract/zod';
import { answerSchema } from './wire.ts';

/** Rows between two turns of the event loop: some milliseconds, so that a long list holds up nobody else. */
const rowsAtOnce = 50;

/** The answer as it travels, by its schema. Throws when a handler has answered what the contract does not say. */
export async function answerText(endpoint: Endpoint, wire: Record<string, unknown>): Promise<string> {
  const schema = answerSchema(endpoint);
  const row = rowOf(endpoint.answer) ?? elementOf(endpoint.answer);
  const { data } = wire;
  if (row === undefined || !Array.isArray(data) || data.length <= rowsAtOnce)
    return JSON.stringify(z.encode(schema, wire));
  const rows = z.array(row);
  const texts: string[] = [];
  for (let from = 0; from < data.length; from += rowsAtOnce) {
    if (from > 0) await setImmediate();
    texts.push(JSON.stringify(z.encode(rows, data.slice(from, from + rowsAtOnce))).slice(1, -1));
  }
  // What stands beside the rows is never empty: the status is there.
  const { data: _rows, ...beside } = z.record(z.string(), z.unknown()).parse(z.encode(schema, { ...wire, data: [] }));
  return `${JSON.stringify(beside).slice(0, -1)},"data":[${texts.join(',')}]}`;
}

function elementOf(answer: z.ZodType): z.ZodType | undefined {
  return answer instanceof z.ZodArray && answer.element instanceof z.ZodType ? answer.element : undefined;
}
