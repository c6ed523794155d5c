import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space[8],
})

/** Beside the way back where two short lines have room. */
export const saved = style({
  display: 'flex',
  flex: '1 1 14rem',
  justifyContent: 'flex-end',
  textAlign: 'end',
  textWrap: 'balance',
  '@media': { 'screen and (max-width: 20rem)': { justifyContent: 'flex-start', textAlign: 'start' } },
})
