import { inDark } from '@coverkit/ui/brand-theme'
import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const TABLET = 'screen and (min-width: 40rem)'
const DESK = 'screen and (min-width: 60rem)'

const page = {
  inlineSize: '100%',
  maxInlineSize: `calc(${theme.measure.page} + 2 * ${theme.space[24]})`,
  marginInline: 'auto',
  paddingInline: theme.space[16],
} as const

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const hero = style({ background: theme.colour.tint, overflow: 'clip' })

export const heroText = style({
  ...page,
  ...oneColumn,
  justifyItems: 'start',
  gap: theme.space[24],
  paddingBlock: `${theme.space[32]} ${theme.space[16]}`,
  '@media': {
    [TABLET]: { paddingInline: theme.space[24] },
    [DESK]: { paddingBlock: `${theme.space[64]} 0` },
  },
})

export const promise = style({ '@media': { [DESK]: { fontSize: '1.35em' } } })

export const sentence = style({ maxInlineSize: '36rem' })

export const actions = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[12],
})

/** The background of the drawing continues under the proof. */
export const ground = style({
  background: theme.colour.actionPressed,
  color: theme.colour.onAction,
  ...inDark({ background: '#3D190B', color: theme.colour.ink }),
})

export const proof = style({
  ...page,
  ...oneColumn,
  gap: theme.space[16],
  paddingBlock: `${theme.space[12]} ${theme.space[32]}`,
  listStyle: 'none',
  '@media': {
    [TABLET]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: theme.space[32],
      paddingInline: theme.space[24],
    },
  },
})

export const proofItem = style({
  paddingBlockStart: theme.space[12],
  borderBlockStart: `3px solid ${theme.colour.accent}`,
})

export const proofTitle = style({
  display: 'block',
  fontFamily: theme.font.heading,
  fontSize: theme.text[24],
  fontWeight: theme.font.headingWeight,
  lineHeight: 1.2,
})

export const proofLink = style({ color: 'inherit', whiteSpace: 'nowrap' })

export const sections = style({
  ...oneColumn,
  gap: theme.space[64],
  paddingBlock: theme.space[64],
  '@media': { [DESK]: { gap: theme.space[96], paddingBlock: theme.space[96] } },
})

export const inner = style({
  ...page,
  ...oneColumn,
  justifyItems: 'start',
  gap: theme.space[32],
  '@media': { [TABLET]: { paddingInline: theme.space[24] } },
})

export const blurb = style([
  inner,
  {
    '@media': {
      [DESK]: {
        gridTemplateColumns: '5fr 6fr',
        columnGap: theme.space[64],
        alignItems: 'start',
      },
    },
  },
])

export const blurbText = style({ ...oneColumn, gap: theme.space[16] })

export const figure = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  background: theme.colour.accent,
  color: '#2A1F1A',
  fontFamily: theme.font.heading,
  fontSize: '4.5rem',
  fontWeight: theme.font.headingWeight,
  lineHeight: 1,
  borderRadius: theme.radius.control,
})

export const choices = style({ inlineSize: '100%', listStyle: 'none' })

export const choice = style({
  display: 'grid',
  gap: theme.space[4],
  paddingBlock: theme.space[24],
  borderBlockStart: `3px solid ${theme.colour.ink}`,
  selectors: { '&:last-child': { borderBlockEnd: `3px solid ${theme.colour.ink}` } },
})

export const tiles = style({
  inlineSize: '100%',
  ...oneColumn,
  gap: theme.space[16],
  listStyle: 'none',
  '@media': {
    [TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.space[24] },
    [DESK]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const tile = style({
  position: 'relative',
  overflow: 'clip',
  border: `2px solid ${theme.colour.ink}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  selectors: { '&:hover': { borderColor: theme.colour.action } },
})

export const tileText = style({ display: 'grid', gap: theme.space[4], padding: theme.space[16] })

/** The whole tile is the target of its link. */
export const tileLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  border: `3px solid ${theme.colour.ink}`,
  borderRadius: theme.radius.control,
  fontFamily: theme.font.heading,
  fontSize: theme.text[30],
  fontWeight: theme.font.headingWeight,
  lineHeight: 1,
})

export const band = style({
  background: theme.colour.tint,
  borderBlock: `3px solid ${theme.colour.accent}`,
  overflow: 'clip',
})

export const bandInner = style({
  ...page,
  ...oneColumn,
  gap: theme.space[32],
  paddingBlockStart: theme.space[48],
  '@media': {
    [TABLET]: { paddingInline: theme.space[24] },
    [DESK]: {
      gridTemplateColumns: '6fr 5fr',
      columnGap: theme.space[64],
      alignItems: 'end',
      justifyItems: 'start',
    },
  },
})

export const bandText = style({
  ...oneColumn,
  alignSelf: 'center',
  gap: theme.space[16],
  maxInlineSize: '38rem',
  '@media': { [DESK]: { paddingBlockEnd: theme.space[48] } },
})
