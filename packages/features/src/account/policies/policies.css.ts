import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const TABLET = 'screen and (min-width: 48rem)'
const LARGE_TEXT = 'screen and (max-width: 15rem)'

/** Three figures beside each other in one panel, one under the other on a phone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [TABLET]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const figure = style({
  minInlineSize: 0,
  padding: `${theme.space[16]} ${theme.space[20]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.hair}` } },
  '@media': {
    [TABLET]: {
      padding: `${theme.space[20]} ${theme.space[24]}`,
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${theme.colour.hair}` } },
    },
  },
})

export const figureLabel = style({
  marginBlockEnd: theme.space[4],
  color: theme.colour.softInk,
  fontSize: theme.text[15],
})

export const value = style({ display: 'block' })

/** A price is one piece; a date may break between its words. */
export const amount = style({
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  // The longest date fits on one line of a third of the column.
  fontSize: '1.375rem',
  lineHeight: 1.2,
  letterSpacing: theme.font.headingTracking,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '@media': {
    'screen and (min-width: 48rem) and (max-width: 71.99rem)': { fontSize: theme.text[20] },
    [LARGE_TEXT]: { fontSize: theme.text[17] },
  },
})

export const piece = style({ whiteSpace: 'nowrap' })

export const unit = style({ color: theme.colour.softInk, whiteSpace: 'nowrap' })

export const note = style({
  marginBlockStart: theme.space[4],
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.45,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

/** Policies one under the other; many of them two beside each other where there is room for both. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  listStyle: 'none',
})

export const many = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(21rem, 100%), 1fr))',
    alignItems: 'start',
  },
])

const inset = {
  paddingInline: theme.space[20],
  '@media': { 'screen and (min-width: 40rem)': { paddingInline: theme.space[24] } },
} as const

export const head = style({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[8]} ${theme.space[16]}`,
  paddingBlock: theme.space[20],
})

/** Beside the mark; the badge wraps under both. */
export const names = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'break-word' })

export const small = style({ color: theme.colour.softInk, fontSize: theme.text[15], lineHeight: 1.5 })

/** Takes no space while it is empty. */
export const notices = style({
  ...inset,
  display: 'grid',
  gap: theme.space[12],
  paddingBlockEnd: theme.space[16],
  selectors: { '&:empty': { display: 'none' } },
})

export const group = style({ borderBlockStart: `1px solid ${theme.colour.hair}` })

export const beneficiaries = style({
  ...inset,
  display: 'grid',
  gap: theme.space[8],
  paddingBlock: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.hair}`,
})

export const owner = style([small, { ...inset, paddingBlockStart: theme.space[16] }])

export const ownerTitle = style({ color: theme.colour.ink, fontWeight: 600 })

export const foot = style({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${theme.space[24]}`,
  paddingBlock: theme.space[8],
  borderBlockStart: `1px solid ${theme.colour.hair}`,
})

export const facts = style([small, { minInlineSize: 0, paddingBlock: theme.space[8] }])

export const premium = style({
  color: theme.colour.ink,
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space[24]}` })

/** A drawing of the brand beside the words, on the ground of the panel. */
export const events = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  alignItems: 'center',
  '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const drawing = style({
  display: 'none',
  '@media': { 'screen and (min-width: 64rem)': { display: 'block', inlineSize: '12rem' } },
})
