import { entryWords } from '../../books/document-registry/entry-words.ts';
import { documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import type { Text } from '../../messages.ts';
import { recordKindWords } from '../../platform/record-history/record-kind-words.ts';
import { type ActivityKind, isDeedKind, isDoorKind } from './activity-kinds.ts';
import { activityLogMessages } from './activity-log.messages.ts';

/** What a kind of activity is called, on screen and in Excel. */
export function activityKindText(kind: ActivityKind): Text {
  if (isDoorKind(kind) || isDeedKind(kind)) return activityLogMessages.texts[kind];
  return isDocumentKind(kind) ? entryWords[documentKinds[kind].entry] : recordKindWords[kind];
}
