import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** The button is beside the cause of the changes, and wraps below it when there is no room. */
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  columnGap: theme.space[16],
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[16] })
