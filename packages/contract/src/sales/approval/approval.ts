import { enumeration } from '../../enumeration.ts';
import { id, requiredText, version } from '../../fields.ts';
import { z } from '../../zod.ts';

/** Where a draft stands that needs somebody else's word. */
export const approvalState = enumeration({ WAITING: 1, APPROVED: 2, REJECTED: 3 });

/** As many drafts as are approved at once: what one list shows. */
export const mostApproved = 100;

/** What stands on a document of the approval it needed as a draft. */
export const approvalAnswer = {
  /** Null where nobody is asked. */
  approval: approvalState.answer.nullable(),
  /** Who approved or rejected it, as they were called then, and why it was rejected. */
  approvalBy: z.string().nullable(),
  approvalRemarks: z.string().nullable(),
  /** The caller may approve or reject it: they have the right, and did not write it. */
  isApprovable: z.boolean(),
};

/** Drafts that are approved together: all of them or none. */
export const approvedDrafts = z.object({
  drafts: z.array(z.object({ id, version })).min(1, 'approval.nothingChosen').max(mostApproved),
});
/** How many were approved. */
export const approvedCount = z.object({ approved: z.int() });
/** Why a draft goes back to its writer. */
export const rejectedDraft = z.object({ remarks: requiredText(500), version });
