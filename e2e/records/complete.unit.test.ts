import { z } from '@bahi/contract/zod';
import { expect, test } from 'vitest';
import { allContracts } from '../../scripts/testing/all-contracts.ts';
import { editedRecords, noForms } from './records.ts';
import { settingsRecords } from './settings-records.ts';

const records = [...editedRecords, ...settingsRecords];

test('a call that takes the version of a record is in the walk over all forms, or it is said why not', async () => {
  const walked = new Set(records.map(({ save }) => save.name));
  // A call that makes a new one, and the second address of a form, have the same body.
  const bodies = new Set<unknown>(records.map(({ save }) => save.body));
  const versioned = (await allContracts())
    .flatMap(({ name, endpoints }) =>
      Object.entries(endpoints).map(([key, one]) => ({ ...one, name: `${name}.${key}` })),
    )
    .filter(({ body }) => body instanceof z.ZodObject && 'version' in body.shape);
  expect(versioned.length).toBeGreaterThan(50);
  const others = versioned.filter(({ name, body }) => !walked.has(name) && !bodies.has(body)).map(({ name }) => name);
  expect(others.toSorted()).toEqual(Object.keys(noForms).toSorted());
});

test('what the walk says of a field is said of one that there is', () => {
  const said = records.flatMap(({ save, fields, without, inputs }) =>
    Object.keys({ ...without, ...inputs }).map((field) => ({
      call: save.name,
      field,
      isThere: fields.includes(field),
    })),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter(({ isThere }) => !isThere)).toEqual([]);
});
