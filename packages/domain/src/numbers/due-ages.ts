/** How long what a customer owes is past its due day: the least and the most days of each age; null has no bound. */
export const dueAges = {
  NOT_DUE: { least: null, most: 0 },
  DAYS_1_30: { least: 1, most: 30 },
  DAYS_31_60: { least: 31, most: 60 },
  DAYS_61_91: { least: 61, most: 91 },
  BEYOND_91: { least: 92, most: null },
} as const satisfies Record<string, { least: number | null; most: number | null }>;

export type DueAge = keyof typeof dueAges;
export const dueAgeNames = [
  'NOT_DUE',
  'DAYS_1_30',
  'DAYS_31_60',
  'DAYS_61_91',
  'BEYOND_91',
] as const satisfies DueAge[];

/** The age of what is so many days past its due day; a day that is to come counts below zero. */
export function dueAgeOf(daysLate: number): DueAge {
  const found = dueAgeNames.find((name) => {
    const { most } = dueAges[name];
    return most !== null && daysLate <= most;
  });
  return found ?? 'BEYOND_91';
}
