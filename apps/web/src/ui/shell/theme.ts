import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const indigo: MantineColorsTuple = [
  '#eef0fb',
  '#dde1f5',
  '#bcc4ea',
  '#99a4de',
  '#7c88d4',
  '#5f6dc6',
  '#4a58b3',
  '#3b489f',
  '#2e3a8c',
  '#232d70',
];
const crimson: MantineColorsTuple = [
  '#fdeef1',
  '#fad8df',
  '#f3afbd',
  '#f08ba0',
  '#e5607a',
  '#d43a5b',
  '#c92f50',
  '#b5213f',
  '#a01834',
  '#7c1029',
];
const green: MantineColorsTuple = [
  '#e9f6ee',
  '#cfebd9',
  '#a0d8b4',
  '#6fc58f',
  '#48b06f',
  '#2f9a59',
  '#228349',
  '#18713c',
  '#116031',
  '#0b4a25',
];
const amber: MantineColorsTuple = [
  '#fff5de',
  '#ffe8b5',
  '#fdd47c',
  '#f7bf45',
  '#e6a81f',
  '#c98c09',
  '#a87203',
  '#8a5c00',
  '#724b00',
  '#563800',
];

/** The greys of the dark scheme, with a touch of the primary colour. */
const dark: MantineColorsTuple = [
  '#e8eaf0',
  '#b9bfcc',
  '#a6adbd',
  '#767d90',
  '#3d4351',
  '#2f3440',
  '#232732',
  '#1d2029',
  '#181b23',
  '#14161d',
];

/** The look of the product (design: look): one family, calm colours, 8 px corners, hairlines instead of shadows. */
export const theme = createTheme({
  colors: { indigo, crimson, green, amber, dark },
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 8,
  // Its own font comes last (`own-font.ts`).
  fontFamily: 'var(--bahi-font)',
  fontSizes: { xs: '13px', sm: '15px', md: '15px', lg: '17px', xl: '20px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '1.4' },
      h2: { fontSize: '17px', lineHeight: '1.4' },
      h3: { fontSize: '15px', lineHeight: '1.45' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  // 1024 px is still mobile (specification, section 9).
  breakpoints: { xs: '30em', sm: '48em', md: '64.0625em', lg: '80em', xl: '90em' },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    // A hint stands below its field, whatever kind of field it is.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    ActionIcon: { defaultProps: { size: 40, variant: 'subtle', color: 'gray' } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true, events: { hover: true, focus: true, touch: false } } },
    Popover: { defaultProps: { transitionProps: { duration: 140, transition: 'fade' }, shadow: 'md' } },
    // The placeholder that would take the first focus is no item of a menu, as its role demands.
    Menu: {
      defaultProps: {
        transitionProps: { duration: 140, transition: 'fade' },
        shadow: 'md',
        withInitialFocusPlaceholder: false,
      },
    },
    // What floats belongs to the screen's content, so that readers who go by landmarks find it.
    Portal: { defaultProps: { target: '#content' } },
    Modal: { defaultProps: { transitionProps: { duration: 140, transition: 'fade' } } },
    Combobox: { defaultProps: { shadow: 'md' } },
  },
});

/** Surfaces and text of the design in Mantine's own variables, for both colour schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.5' },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1f2430',
    '--mantine-color-dimmed': '#5a6173',
    '--mantine-color-placeholder': '#6d7486',
    '--mantine-color-error': '#b5213f',
    '--mantine-color-default-border': '#cfd2da',
    '--mantine-color-anchor': '#2e3a8c',
    '--mantine-color-disabled': '#eceef2',
    '--mantine-color-disabled-color': '#666d7f',
  },
  dark: {
    '--mantine-color-body': '#1d2029',
    '--mantine-color-text': '#e8eaf0',
    '--mantine-color-dimmed': '#a6adbd',
    '--mantine-color-placeholder': '#8f96a8',
    '--mantine-color-error': '#f08ba0',
    '--mantine-color-default': '#232732',
    '--mantine-color-default-hover': '#2b303d',
    '--mantine-color-default-border': '#3d4351',
    '--mantine-color-anchor': '#aab4ea',
    '--mantine-color-disabled': '#262a35',
    '--mantine-color-disabled-color': '#9aa1b2',
  },
});
