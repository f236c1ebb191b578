/**
 * The open amount of the row `document`, as the view `document_due` has it of those that are open: in SQL, paisa. A draft
 * or a cancelled document leaves nothing to settle.
 */
export const openAmount = `case document.state when 'FINAL' then document.total_paisa - document.paid_paisa else 0 end`;
