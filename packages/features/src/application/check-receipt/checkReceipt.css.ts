import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** 64 digits that are compared one by one, or a command to copy. */
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text[15],
  overflowWrap: 'anywhere',
})

/** One below the other, so that their digits can be compared. */
export const hashes = style({
  display: 'grid',
  gap: theme.space[4],
  padding: theme.space[20],
  borderRadius: theme.radius.card,
  background: theme.colour.tint,
})

export const name = style({ color: theme.colour.softInk, fontSize: theme.text[15] })

export const command = style([
  code,
  {
    display: 'block',
    padding: theme.space[16],
    borderRadius: theme.radius.control,
    background: theme.colour.tint,
  },
])
