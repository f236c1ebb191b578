import { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { readAllNotices, readNotice, saveChoices } from './notice.commands.ts';
import { countUnread, getChoices, recentNotices } from './notice.queries.ts';

/** What somebody should know of, and by which way it comes to them. */
export function noticeRoutes(server: Server): void {
  implement(server, noticeContract, {
    unread: (context) => countUnread(context),
    recent: recentNotices,
    read: readNotice,
    readAll: readAllNotices,
    choices: (context) => getChoices(context),
    saveChoices,
  });
}
