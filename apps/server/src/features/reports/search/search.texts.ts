import { toDevanagari, toLatin } from '@bahi/domain/numbers/digits';

/** What is found, of whichever kind. */
export type FoundRow = {
  id: number;
  name: string;
  name_np: string | null;
  remark: string | null;
  remark_np: string | null;
  /** What it comes to, where it comes to an amount. */
  amount_paisa?: number;
  is_active: boolean;
};

/** Patterns of what holds a text, and of what begins with it, among columns of which each is a line led by its break. */
export type Texts = { holds: string[]; begins: string[] };

/** As it was written, and with its digits in either script: names hold both. Small letters, and every mark as itself. */
export function textsOf(search: string): Texts {
  const text = search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (mark) => `\\${mark}`);
  const texts = [...new Set([text, toLatin(text), toDevanagari(text)])];
  return { holds: texts.map((one) => `%${one}%`), begins: texts.map((one) => `%\n${one}%`) };
}
