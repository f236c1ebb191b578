import { messages } from '../../messages.ts';

/** What each key does, for whoever works without a mouse. */
export const keysMessages = messages('keys', {
  title: { en: 'Keys', ne: 'किबोर्डका किहरू' },
  or: { en: 'or', ne: 'वा' },
  arrowDown: { en: 'Arrow down', ne: 'तल जाने तीर' },
  arrowUp: { en: 'Arrow up', ne: 'माथि जाने तीर' },
  everywhere: { en: 'Everywhere', ne: 'जहाँसुकै' },
  find: { en: 'Find and go, or begin something', ne: 'खोजेर जान वा केही सुरु गर्न' },
  help: { en: 'These keys', ne: 'यी किहरू' },
  next: { en: 'To the next field', ne: 'अर्को कोठामा जान' },
  close: { en: 'Close what is open', ne: 'खुलेको बन्द गर्न' },
  lists: { en: 'Lists', ne: 'सूचीमा' },
  rows: { en: 'From row to row, also from the search', ne: 'एक हरफबाट अर्कोमा जान, खोजबाट पनि' },
  open: { en: 'Open the row', ne: 'हरफ खोल्न' },
  records: { en: 'From an open record to the next of the list', ne: 'खुलेको विवरणबाट सूचीको अर्कोमा जान' },
  forms: { en: 'Forms', ne: 'फाराममा' },
  save: { en: 'Save', ne: 'सुरक्षित गर्न' },
  calendar: { en: 'Open the calendar of a date', ne: 'मितिको पात्रो खोल्न' },
  bills: { en: 'Invoices and other papers with lines', ne: 'बिल र सामान राखिने अरू कागजमा' },
  saveDraft: { en: 'Save as a draft', ne: 'मस्यौदा राख्न' },
  issue: { en: 'Issue', ne: 'जारी गर्न' },
  nextCell: { en: 'To the next cell, at the end to a new line', ne: 'अर्को कोठामा, अन्त्यमा नयाँ हरफमा जान' },
  cellBack: { en: 'Back to the cell before', ne: 'अघिल्लो कोठामा फर्कन' },
  lines: { en: 'From line to line', ne: 'एक हरफबाट अर्कोमा जान' },
  removeLine: { en: 'Remove the line', ne: 'हरफ हटाउन' },
});
