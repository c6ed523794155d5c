import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  gap: theme.space[12],
  paddingBlock: theme.space[4],
})

export const label = style({ color: theme.colour.softInk })

export const value = style({ overflowWrap: 'anywhere' })

/** Takes the focus when Continue finds something missing. */
export const missing = style({ outlineOffset: theme.space[4] })
