import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import type { ServiceRow } from './service-columns.tsx';

type Openers = { view: (serviceId: number) => void; edit: (serviceId: number) => void };

/** The row menu of a service. Of one that stands in documents the server says why it is not deleted. */
export function useServiceActions({ view, edit }: Openers): (service: ServiceRow) => RowAction[] {
  const { can } = useSession();
  const toggle = useSend(serviceContract.toggle);
  const remove = useSend(serviceContract.remove);
  return useRecordActions<ServiceRow>({
    view,
    edit: can('service.update') && can(serviceContract.save) ? edit : undefined,
    changeStatus: can(serviceContract.toggle) ? ({ id }) => toggle.mutate({ params: { id } }) : undefined,
    remove: can(serviceContract.remove) ? (id) => remove.mutate({ params: { id } }) : undefined,
  });
}
