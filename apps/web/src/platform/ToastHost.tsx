import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { toastCloseMilliseconds } from './constants.ts';
import { textOf } from './i18n.ts';
import classes from './ToastHost.module.css';
import type { Toast } from './toasts.ts';

const looks = {
  success: { color: 'green', icon: <CircleCheck size={18} aria-hidden /> },
  error: { color: 'crimson', icon: <TriangleAlert size={18} aria-hidden /> },
  general: { color: 'indigo', icon: <Info size={18} aria-hidden /> },
};

/** The place where toasts appear; loaded with the first toast. */
export function ToastHost() {
  return (
    <Notifications
      position="bottom-right"
      limit={4}
      zIndex={500}
      portalProps={{ target: document.body }}
      classNames={{ root: classes.root }}
    />
  );
}

export function presentToast({ kind, message, id }: Toast): void {
  notifications.show({
    ...(id === undefined ? {} : { id }),
    ...looks[kind],
    message,
    position: kind === 'general' ? 'bottom-right' : 'top-center',
    autoClose: toastCloseMilliseconds,
    classNames: { root: classes.toast, description: classes.message },
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': textOf('connection.dismiss') },
    'data-kind': kind,
  });
}

export function dismissToasts(): void {
  notifications.clean();
}
