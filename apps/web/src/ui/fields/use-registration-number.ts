import { useRef } from 'react';

type Field = { read: () => string | null | undefined; write: (number: string) => void };

/**
 * The number of a registration, while its type is being chosen: what was typed comes back with a type that has one, and
 * is not sent with a type that has none.
 */
export function useRegistrationNumber({ read, write }: Field): (hasNumber: boolean) => void {
  const typed = useRef('');
  return (hasNumber) => {
    const number = read() ?? '';
    if (!hasNumber) {
      typed.current = number;
      write('');
    } else if (number === '') write(typed.current);
  };
}
