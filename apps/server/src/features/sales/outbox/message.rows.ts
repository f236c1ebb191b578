import type { Row } from '../../../platform/database/table-types.ts';

type Message = Row<'paper_message'>;

/** The columns of a message beside what it was sent for; null where there is none. */
export type MessageRecord = {
  state: Message['state'] | null;
  failure: Message['failure'];
  tries: number | null;
  due_at: Date | null;
  settled_at: Date | null;
};

/** What became of a message; null of what went by no message. */
export function messageOf({ state, failure, tries, due_at: dueAt, settled_at: settledAt }: MessageRecord) {
  if (state === null) return null;
  return {
    state,
    failure,
    tries: tries ?? 0,
    dueAt: dueAt?.toISOString() ?? null,
    settledAt: settledAt?.toISOString() ?? null,
  };
}
