import type { Paisa } from '../numbers/money.ts';

/** What was said to a draft. */
export const approvalAnswers = ['APPROVED', 'REJECTED'] as const;
export type ApprovalAnswer = (typeof approvalAnswers)[number];
/** Where a draft stands that needs somebody else's word. */
export type ApprovalState = 'WAITING' | ApprovalAnswer;

/** Whether a draft needs somebody else's word: it comes to more than the owner's limit. No limit asks nobody. */
export function needsApproval(total: Paisa, limit: Paisa | null): boolean {
  return limit !== null && total > limit;
}

/**
 * Where a document stands: what was said to it, or that a draft above the limit waits for it; null where nobody is asked
 * (specification: approve and reject answer a draft above the owner's limit).
 */
export function approvalStateOf(
  { isDraft, total, answer }: { isDraft: boolean; total: Paisa; answer: ApprovalAnswer | null },
  limit: Paisa | null,
): ApprovalState | null {
  return answer ?? (isDraft && needsApproval(total, limit) ? 'WAITING' : null);
}
