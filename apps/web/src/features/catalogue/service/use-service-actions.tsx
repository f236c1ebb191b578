import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { ImageUp } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import type { ServiceRow } from './service-columns.tsx';

type Opener = (serviceId: number) => void;
type Openers = { view: Opener; edit: Opener; image: Opener };

/** The row menu of a service. Of one that stands in documents the server says why it is not deleted. */
export function useServiceActions({ view, edit, image }: Openers): (service: ServiceRow) => RowAction[] {
  const t = useTexts(serviceScreenMessages);
  const { can } = useSession();
  const toggle = useSend(serviceContract.toggle);
  const remove = useSend(serviceContract.remove);
  return useRecordActions<ServiceRow>({
    view,
    edit: can('service.update') && can(serviceContract.save) ? edit : undefined,
    more: ({ id }) =>
      can(serviceContract.saveImage)
        ? [{ label: t('image'), icon: <ImageUp size={16} aria-hidden />, onClick: () => image(id) }]
        : [],
    changeStatus: can(serviceContract.toggle)
      ? ({ id, isActive }) => toggle.mutate({ params: { id }, query: { isActive: !isActive } })
      : undefined,
    remove: can(serviceContract.remove) ? (id) => remove.mutate({ params: { id } }) : undefined,
  });
}
