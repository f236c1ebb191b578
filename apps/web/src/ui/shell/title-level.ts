import { createContext } from 'react';

/** True inside of a screen that has a title of its own: what stands in it is a part, with a smaller title. */
export const PartOfScreen = createContext(false);
