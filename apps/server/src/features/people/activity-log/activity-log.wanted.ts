import type { ActivityKind } from '@bahi/contract/people/activity-log/activity-kinds';
import type { Context } from '../../../platform/core/context.ts';

export type LogReader = Pick<Context, 'db' | 'businessId' | 'can' | 'calendar'>;

/** Where something stands: its moment to the microsecond, and its id. */
export type Position = { micros: string; id: number };

/** Whether one stands before the other, below zero, or behind it. */
export function byTime(left: Position, right: Position): number {
  return Number(left.micros) - Number(right.micros) || left.id - right.id;
}

/** What is asked for, and behind which position of the doors and of the audit. */
export type Wanted = {
  from: string;
  to: string;
  kind: ActivityKind | undefined;
  userId: number | undefined;
  afterDoor: Position | null;
  afterAudit: Position | null;
  limit: number;
  /** How many rows of the audit are looked at, told or not. */
  window: number;
};
