import { multiplyRate, type Paisa, sumPaisa } from './money.ts';

/**
 * What tax is deducted at source from, and under which number the portal files it (nepal design, "The tax month").
 * Without a `portalType` the number depends on who is paid: a person or firm, a company, an office. What is `isOfPart` of what
 * is paid is reckoned from a part that only whoever pays knows.
 */
export const tdsNatures = {
  SERVICE_FEE: { portalType: null, hasRate: true, isOfPart: false },
  SERVICE_VAT: { portalType: null, hasRate: true, isOfPart: false },
  CONTRACT: { portalType: null, hasRate: true, isOfPart: false },
  COMMISSION: { portalType: null, hasRate: true, isOfPart: false },
  ROYALTY: { portalType: null, hasRate: true, isOfPart: false },
  RENT: { portalType: 27, hasRate: true, isOfPart: false },
  VEHICLE_VAT: { portalType: null, hasRate: true, isOfPart: false },
  FREIGHT: { portalType: null, hasRate: true, isOfPart: false },
  FREIGHT_VAT: { portalType: null, hasRate: true, isOfPart: false },
  INTEREST: { portalType: 28, hasRate: true, isOfPart: false },
  DIVIDEND: { portalType: 29, hasRate: true, isOfPart: false },
  WINDFALL: { portalType: 31, hasRate: true, isOfPart: false },
  // By steps of the yearly income: what was worked out is typed.
  REMUNERATION: { portalType: 20, hasRate: false, isOfPart: false },
  // Of the first step of that income, to a head of its own.
  SOCIAL_SECURITY: { portalType: 33, hasRate: true, isOfPart: true },
} as const satisfies Record<string, { portalType: TdsPortalType | null; hasRate: boolean; isOfPart: boolean }>;

export type TdsNature = keyof typeof tdsNatures;

export function isTdsNature(text: string): text is TdsNature {
  return text in tdsNatures;
}

export const tdsNatureNames: readonly TdsNature[] = Object.keys(tdsNatures).filter(isTdsNature);

/** The portal's own numbers with the revenue heads that they stand for; null where the catalogues name none. */
export const tdsPortalTypes = {
  19: '11111',
  20: '11112',
  21: null,
  22: '11121',
  23: '11122',
  24: '11123',
  25: '11124',
  26: null,
  27: '11131',
  28: '11132',
  29: '11133',
  30: '11134',
  31: '11135',
  33: '11211',
  34: '11139',
  35: null,
  36: null,
} as const;
export type TdsPortalType = keyof typeof tdsPortalTypes;

export const tdsPortalNumbers: readonly TdsPortalType[] = [
  19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 33, 34, 35, 36,
];

/** The type of a person or firm, which most who are paid are. */
export const usualPortalType = 19 satisfies TdsPortalType;

export function isTdsPortalType(number: number): number is TdsPortalType {
  return tdsPortalNumbers.some((known) => known === number);
}

/** Tax at a rate, in hundredths of a per cent, of what is paid without VAT; rounded half up to the paisa. */
export function tdsOf(base: Paisa, rateHundredths: number): Paisa {
  return multiplyRate(base, rateHundredths);
}

/** Whether an amount is the tax of the base: tax is paid in whole rupees by many, so that less than a rupee more or less is. */
export function isTdsOf(amount: Paisa, base: Paisa, rateHundredths: number): boolean {
  return Math.abs(amount - tdsOf(base, rateHundredths)) < 100;
}

type Taken = { readonly nature: string; readonly base: Paisa };

/**
 * What other lines of a voucher take from what one of a nature may be of. Of a salary both taxes are reckoned of the same
 * money, so that neither takes it from the other; what anybody else is paid is paid out of something else.
 */
export function baseTaken(nature: string, others: readonly Taken[]): Paisa {
  const of = (wanted: (nature: string) => boolean): Paisa =>
    sumPaisa(others.filter((one) => wanted(one.nature)).map(({ base }) => base));
  const [income, social] = [of((one) => one === 'REMUNERATION'), of((one) => one === 'SOCIAL_SECURITY')];
  const more = income > social ? income : social;
  const salary = nature === 'REMUNERATION' ? income : nature === 'SOCIAL_SECURITY' ? social : more;
  return sumPaisa([salary, of((one) => one !== 'REMUNERATION' && one !== 'SOCIAL_SECURITY')]);
}
