import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** A part of the summary, with the link to change it at the end of the line, or under it. */
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[16]}`,
  paddingBlock: theme.space[12],
})

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const values = style({ listStyle: 'none', color: theme.colour.softInk })
