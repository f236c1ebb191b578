import { chosenId, optionalText } from '../../fields.ts';
import { z } from '../../zod.ts';

/** The address part of a form: the cascade province → district → local body → ward, and the street. */
export const addressFields = {
  provinceId: chosenId,
  districtId: chosenId,
  localBodyId: chosenId,
  wardNo: chosenId,
  tole: optionalText(100),
};

/** The address part of an answer. */
export const addressAnswer = {
  provinceId: z.int().nullable(),
  districtId: z.int().nullable(),
  localBodyId: z.int().nullable(),
  wardNo: z.int().nullable(),
  tole: z.string().nullable(),
};
