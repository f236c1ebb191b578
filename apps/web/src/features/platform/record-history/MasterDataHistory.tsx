import type { MasterData, MasterDataRow } from '@bahi/contract/master-data';
import { declaredKindOf } from '@bahi/contract/platform/record-history/quiet-kinds';
import { useSession } from '../../../platform/session.tsx';
import { RecordHistory } from './RecordHistory.tsx';

/** Below the details of declared master data, for who keeps it: what all businesses share has its history with the platform. */
export function MasterDataHistory({ of, record }: { of: MasterData; record: MasterDataRow }) {
  const { isPlatformUser } = useSession();
  const kind = declaredKindOf(of.name);
  return kind === undefined || record.isShared !== isPlatformUser ? null : <RecordHistory kind={kind} id={record.id} />;
}
