import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const TABLET = 'screen and (min-width: 40rem)'
const DESK = 'screen and (min-width: 60rem)'
/** A phone whose text the visitor has made about twice as large: a figure is below its name. */
const LARGE_TEXT = 'screen and (max-width: 15rem)'

const page = {
  inlineSize: '100%',
  maxInlineSize: `calc(${theme.measure.page} + 2 * ${theme.space[24]})`,
  marginInline: 'auto',
  paddingInline: theme.space[16],
} as const

export const hero = style({ overflow: 'clip' })

export const heroInner = style({
  ...page,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[32],
  paddingBlock: `${theme.space[32]} ${theme.space[48]}`,
  '@media': {
    [TABLET]: { paddingInline: theme.space[24] },
    [DESK]: {
      gridTemplateColumns: '1.05fr 1fr',
      // Not centred: the words would move when the drawing arrives.
      alignItems: 'start',
      columnGap: theme.space[48],
      paddingBlock: `${theme.space[48]} ${theme.space[48]}`,
    },
  },
})

export const heroText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space[24],
  maxInlineSize: '36rem',
  '@media': { [DESK]: { paddingBlockStart: theme.space[24] } },
})

export const actions = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
})

export const proof = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  listStyle: 'none',
  '@media': {
    [TABLET]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.space[32] },
    [DESK]: { gridColumn: '1 / -1' },
  },
})

export const drawing = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': { [DESK]: { gridColumn: 2, gridRow: 1 } },
})

export const proofTitle = style({
  display: 'block',
  fontSize: theme.text[20],
  fontWeight: theme.font.headingWeight,
  color: theme.colour.accentText,
})

export const proofText = style({ color: theme.colour.softInk })

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[64],
  paddingBlock: theme.space[64],
  '@media': { [DESK]: { gap: theme.space[96], paddingBlock: theme.space[96] } },
})

export const inner = style({
  ...page,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[32],
  '@media': { [TABLET]: { paddingInline: theme.space[24] } },
})

export const intro = style({ display: 'grid', gap: theme.space[8], color: theme.colour.ink })

export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[16],
  listStyle: 'none',
  '@media': {
    [TABLET]: { gridTemplateColumns: '1fr 1fr', gap: theme.space[24] },
    [DESK]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})

export const cover = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[8],
  padding: theme.space[24],
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
  selectors: { '&:hover': { borderColor: theme.colour.action } },
})

/** The whole card is the target of its link. */
export const coverLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: theme.radius.card } },
})

export const need = style({
  ...page,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[32],
  paddingBlock: theme.space[48],
  background: theme.colour.tint,
  '@media': {
    [TABLET]: { paddingInline: theme.space[24], borderRadius: '2rem' },
    [DESK]: {
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      gap: theme.space[64],
      padding: theme.space[64],
    },
  },
})

export const needText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
})

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  padding: theme.space[24],
  background: theme.colour.raised,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.card,
  '@media': { [DESK]: { padding: theme.space[32] } },
})

export const figureTitle = style({ display: 'block', fontSize: theme.text[20] })

export const figureNote = style({ fontSize: theme.text[15], color: theme.colour.softInk })

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[16] })

export const part = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: theme.space[16],
  rowGap: theme.space[4],
  '@media': { [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const amount = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [LARGE_TEXT]: { textAlign: 'start' } },
})

export const barCell = style({ gridColumn: '1 / -1', lineHeight: 0 })

export const bar = style({ inlineSize: '100%', blockSize: '0.5rem' })

export const barTrack = style({ fill: theme.colour.tint })

export const barFill = style({ fill: theme.colour.chart3 })

export const barTaken = style({ fill: theme.colour.accent })

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space[4],
  alignItems: 'baseline',
  paddingBlockStart: theme.space[16],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  fontSize: theme.text[24],
  fontWeight: 600,
})

export const closing = style({ background: theme.colour.actionTint, overflow: 'clip' })

export const closingInner = style({
  ...page,
  display: 'grid',
  gap: theme.space[32],
  paddingBlock: theme.space[64],
  '@media': {
    [TABLET]: { paddingInline: theme.space[24] },
    [DESK]: {
      gridTemplateColumns: '1.4fr 1fr',
      alignItems: 'center',
      justifyItems: 'start',
      paddingBlock: theme.space[64],
    },
  },
})
