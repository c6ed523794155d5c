import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

export const cover = style({
  padding: theme.space[20],
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  '@media': {
    'screen and (max-width: 15rem)': { padding: theme.space[12] },
    print: { breakInside: 'avoid' },
  },
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

/** As many beside each other as have room for their words. */
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: `${theme.space[8]} ${theme.space[16]}`,
  marginBlockStart: theme.space[12],
})

export const label = style({ color: theme.colour.softInk, fontSize: theme.text[15] })

export const value = style({ fontVariantNumeric: 'lining-nums tabular-nums', lineHeight: 1.4 })
