import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** The place where toasts appear; loaded with the first toast. */
export function ToastHost() {
  return <Notifications position="bottom-right" limit={4} zIndex={500} />;
}
