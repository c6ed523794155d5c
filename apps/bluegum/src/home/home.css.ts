import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const TABLET = 'screen and (min-width: 40rem)'
const DESK = 'screen and (min-width: 60rem)'

const page = {
  inlineSize: '100%',
  maxInlineSize: `calc(${theme.measure.page} + 2 * ${theme.space[24]})`,
  marginInline: 'auto',
  paddingInline: theme.space[16],
} as const

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const hero = style({
  background: `linear-gradient(${theme.colour.tint} 60%, ${theme.colour.surface})`,
  overflow: 'clip',
})

export const heroInner = style({
  ...page,
  ...oneColumn,
  gap: theme.space[32],
  paddingBlock: `${theme.space[48]} ${theme.space[48]}`,
  '@media': {
    [TABLET]: { paddingInline: theme.space[24] },
    [DESK]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: theme.space[64],
      paddingBlock: `${theme.space[32]} ${theme.space[64]}`,
    },
  },
})

export const heroText = style({
  ...oneColumn,
  // Not centred: the words would move when the drawing arrives.
  alignContent: 'start',
  gap: theme.space[24],
  maxInlineSize: '34rem',
  '@media': { [DESK]: { paddingBlockStart: '5rem', minBlockSize: '24rem' } },
})

export const promise = style({ '@media': { [DESK]: { fontSize: '1.15em' } } })

export const drawing = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [DESK]: { gridColumn: 2, gridRow: 1, maxInlineSize: '29rem', justifySelf: 'end' } },
})

export const figures = style({
  ...oneColumn,
  gap: theme.space[16],
  listStyle: 'none',
  '@media': {
    [TABLET]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space[32] },
    [DESK]: { gridColumn: '1 / -1' },
  },
})

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[16]}`,
})

export const figureNumber = style({
  flex: 'none',
  minInlineSize: '3.25rem',
  fontFamily: theme.font.heading,
  fontSize: '2.75rem',
  fontWeight: theme.font.headingWeight,
  lineHeight: 1,
  color: theme.colour.accentText,
})

/** Below its figure where large text leaves less room than a word takes. */
export const figureLabel = style({
  flex: '1 1 6rem',
  color: theme.colour.softInk,
  lineHeight: 1.4,
  textWrap: 'balance',
})

export const band = style({
  background: theme.colour.tint,
  paddingBlock: theme.space[64],
  '@media': { [DESK]: { paddingBlock: theme.space[96] } },
})

export const sections = style({
  ...oneColumn,
  gap: theme.space[64],
  paddingBlock: theme.space[64],
  '@media': { [DESK]: { gap: theme.space[96], paddingBlock: theme.space[96] } },
})

export const inner = style({
  ...page,
  ...oneColumn,
  gap: theme.space[32],
  '@media': { [TABLET]: { paddingInline: theme.space[24] } },
})

export const cards = style({
  ...oneColumn,
  gap: theme.space[16],
  listStyle: 'none',
  '@media': { [DESK]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space[24] } },
})

export const card = style({
  ...oneColumn,
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space[12],
  padding: theme.space[24],
  background: theme.colour.raised,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.card,
  '@media': {
    [TABLET]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: theme.space[32] },
    [DESK]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      padding: theme.space[32],
    },
  },
})

export const cardText = style({ color: theme.colour.softInk })

export const sides = style({
  ...oneColumn,
  gap: theme.space[48],
  '@media': { [TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space[64] } },
})

export const side = style({ ...oneColumn, alignContent: 'start', gap: theme.space[16] })

export const sideList = style({ listStyle: 'none' })

export const sideItem = style({
  display: 'flex',
  gap: theme.space[12],
  paddingBlock: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${theme.colour.line}` } },
})

globalStyle(`${sideItem} svg`, {
  flex: 'none',
  marginBlockStart: '0.2em',
  color: theme.colour.accentText,
})

export const talk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[24]} ${theme.space[48]}`,
  padding: theme.space[24],
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  '@media': { [TABLET]: { padding: theme.space[32] } },
})

export const talkWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[12]} ${theme.space[32]}`,
})
