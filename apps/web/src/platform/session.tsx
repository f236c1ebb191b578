import type { Access, Right } from '@bahi/contract/access';
import type { Answer } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import { type MenuModule, sessionContract } from '@bahi/contract/account/session/session.contract';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ApiError } from './api-error.ts';
import { CalendarContext, calendarWith } from './calendar.ts';
import { todayByClock } from './clock.ts';
import { useCall } from './query.ts';

export type InitAnswer = Answer<typeof sessionContract.init>;
export type Session = InitAnswer & {
  userDetails: InitAnswer['user']['userDetails'];
  userType: UserType;
  /** Whether the user may make a call, or holds a right: `can(customerContract.save)`, `can('invoice.create')`. */
  can: (what: { access: Access } | Right) => boolean;
  /** Super users and internal users work for the platform: they have no business. */
  isPlatformUser: boolean;
  /** Business details and address are there, or are not asked of this type of user. */
  isProfileComplete: boolean;
  /** Nothing new can be recorded: the business was rejected or suspended. */
  isBusinessInactive: boolean;
};

const SessionContext = createContext<Session | null>(null);

/** What `/init` says of the user; asked once, and again when a write refreshes `session`. */
export function useInit(): UseQueryResult<InitAnswer, ApiError> {
  return useCall(sessionContract.init, {});
}

/** Gives the screens below it the session and the calendar. */
export function SessionProvider({ init, children }: { init: InitAnswer; children: ReactNode }) {
  const session = useMemo(() => sessionFrom(init), [init]);
  const setting = useMemo(() => {
    const calendar = calendarWith(init.calendarYears, init.lastOfficialBsYear);
    const today = parseAdDate(init.todayAD, calendar);
    return { calendar, today: isDateProblem(today) ? todayByClock() : today };
  }, [init]);
  return (
    <SessionContext value={session}>
      <CalendarContext value={setting}>{children}</CalendarContext>
    </SessionContext>
  );
}

/** The session of the signed-in user. Only for screens inside the frame. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession outside of the frame');
  return session;
}

/** The session, or null on screens that are reachable without one. */
export function useOptionalSession(): Session | null {
  return use(SessionContext);
}

/**
 * The modules for the sidebar: of the chosen outlet, or of the whole business (decisions: who may do what). Platform
 * users have neither and ask for 0.
 */
export function useMenu(): UseQueryResult<MenuModule[], ApiError> {
  const { officeId, business } = useSession();
  return useCall(sessionContract.menu, {
    params: { officeId: officeId ?? business?.id ?? 0, isOutlet: officeId !== null },
  });
}

function sessionFrom(init: InitAnswer): Session {
  const { userDetails } = init.user;
  const rights = new Set(init.rights);
  // The profile is asked of owners and of the business's internal users only (decisions: who may do what).
  const asksForProfile = userDetails.userType === 'BUSINESS_OWNER_USER' || userDetails.userType === 'BUSINESS_INTERNAL';
  return {
    ...init,
    userDetails,
    userType: userDetails.userType,
    can: (what) => {
      const access = typeof what === 'string' ? what : what.access;
      return access === 'public' || access === 'session' || rights.has(access);
    },
    isPlatformUser: userDetails.userType === 'SUPER_USER' || userDetails.userType === 'INTERNAL_USER',
    isProfileComplete: !asksForProfile || (init.isBusinessDetailComplete && init.isBusinessAddressComplete),
    isBusinessInactive: init.business?.status === 'INACTIVE',
  };
}
