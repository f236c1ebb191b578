import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';

type Summary = Answer<(typeof dashboardContract)['summary']>;
export type BusinessSummary = NonNullable<Summary['business']>;
export type PlatformSummary = NonNullable<Summary['platform']>;
export type Activity = BusinessSummary['activities'][number];
export type DayFigures = BusinessSummary['daily'][number];
