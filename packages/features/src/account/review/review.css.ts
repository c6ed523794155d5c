import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const table = style({ fontSize: theme.text[15] })

/** Below the comparison and its panel. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[48],
  marginBlockStart: theme.space[48],
})

export const note = style({
  display: 'block',
  fontWeight: 400,
  fontSize: theme.text[15],
  color: theme.colour.softInk,
})

/** One cover, in a card without padding. */
export const cover = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${theme.space[12]} ${theme.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
  '@media': { 'screen and (min-width: 40rem)': { paddingInline: theme.space[24] } },
})

/** A question with its fact; its link is at the end of the line, or wraps below it. */
export const prompt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[32]}`,
  paddingBlock: theme.space[12],
})

export const words = style({ flex: '1 1 18rem', minInlineSize: 0, maxInlineSize: '40rem' })
