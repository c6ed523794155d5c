import { themeContract as theme } from '@coverkit/ui/theme'

export const TABLET = 'screen and (min-width: 46rem)'
export const DESK = 'screen and (min-width: 60rem)'

/** The page column with the gutters of a phone. */
export const page = {
  inlineSize: '100%',
  maxInlineSize: `calc(${theme.measure.page} + 2 * ${theme.space[24]})`,
  marginInline: 'auto',
  paddingInline: theme.space[16],
} as const
