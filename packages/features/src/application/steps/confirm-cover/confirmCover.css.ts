import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const cover = style({
  paddingBlock: theme.space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
  '@media': { print: { breakInside: 'avoid' } },
})

/** The cover, and its price at the end of the line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${theme.space[16]}`,
})

export const premium = style({ fontWeight: 600, fontVariantNumeric: 'lining-nums tabular-nums' })

export const terms = style({ color: theme.colour.softInk, fontVariantNumeric: 'lining-nums tabular-nums' })
