import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const parts = style({ display: 'grid', gap: theme.space[12] })

/** Each part begins with a hairline, as the lines of a sum do. */
export const part = style({
  paddingBlockStart: theme.space[12],
  borderBlockStart: `1px solid ${theme.colour.hair}`,
  '@media': { print: { breakInside: 'avoid' } },
})

export const title = style({ color: theme.colour.softInk, fontSize: theme.text[15] })

export const due = style({ fontWeight: 600, fontVariantNumeric: 'lining-nums tabular-nums' })

export const note = style({
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontVariantNumeric: 'lining-nums tabular-nums',
})
