import { z } from '../../zod.ts';

/** Letters and digits of recovery codes: none looks like another. */
export const recoveryAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
export const recoveryCodeLength = 10;

/** What the second step takes: six digits of the app in either script, or a recovery code, however it is spaced. */
export const secondFactorCode = z
  .string('common.isRequired')
  .max(40, 'secondFactor.codeForm')
  .transform((text) =>
    text
      .toLowerCase()
      .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0x0966) - 0x0966))
      .replace(/[\s-]/g, ''),
  )
  .pipe(
    z
      .string()
      .min(1, 'common.isRequired')
      .regex(new RegExp(`^(\\d{6}|[${recoveryAlphabet}]{${recoveryCodeLength}})$`), 'secondFactor.codeForm'),
  );
