import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'
import { DESK, page, TABLET } from './measures.ts'

/** Height by width of the drawing. */
const DRAWING = 536 / 480

/** The panel of the three ways hangs over the end of the hero. */
const OVERHANG = '4.5rem'

/** The height of the drawing in a column of this width: nothing moves when it comes after the panel below it. */
const drawn = (column: string) => `min(${27 * DRAWING}rem, ${column} * ${DRAWING})`

export const hero = style({
  background: theme.colour.tint,
  '@media': { [DESK]: { marginBlockEnd: `calc(${OVERHANG} + ${theme.space[48]})` } },
})

export const inner = style({
  ...page,
  display: 'grid',
  gap: theme.space[32],
  paddingBlock: `${theme.space[32]} ${theme.space[48]}`,
  '@media': {
    [TABLET]: {
      paddingInline: theme.space[24],
      gridTemplateColumns: '1.4fr 1fr',
      gridTemplateRows: `minmax(${drawn('(100vw - 5rem) / 2.4')}, auto) auto`,
      // Not centred: the words would move while they arrive.
      alignItems: 'start',
      columnGap: theme.space[32],
    },
    [DESK]: {
      gridTemplateColumns: '1.25fr 1fr',
      gridTemplateRows: `minmax(calc(${drawn('(100vw - 7rem) / 2.25')} - ${theme.space[32]}), auto) auto`,
      columnGap: theme.space[64],
      paddingBlock: `${theme.space[48]} 0`,
    },
  },
})

export const text = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space[24],
  maxInlineSize: '34rem',
  '@media': { [DESK]: { paddingBlockStart: theme.space[64] } },
})

export const proof = style({
  display: 'grid',
  gap: theme.space[8],
  listStyle: 'none',
  paddingInlineStart: theme.space[16],
  borderInlineStart: `3px solid ${theme.colour.accent}`,
  color: theme.colour.softInk,
})

/** On phones the drawing comes after the actions. */
export const window = style({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  justifySelf: 'center',
  alignSelf: 'end',
  '@media': {
    [TABLET]: { gridArea: '1 / 2', justifySelf: 'end' },
    [DESK]: { marginBlockEnd: `calc(-1 * ${theme.space[32]})` },
  },
})

export const panel = style({
  position: 'relative',
  display: 'grid',
  gap: theme.space[24],
  padding: `${theme.space[24]} ${theme.space[16]}`,
  background: theme.colour.raised,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.card,
  '@media': {
    [TABLET]: { gridArea: '2 / 1 / auto / -1', padding: theme.space[32] },
    [DESK]: { marginBlockEnd: `calc(-1 * ${OVERHANG})` },
  },
})

export const ways = style({
  display: 'grid',
  gap: theme.space[24],
  listStyle: 'none',
  '@media': {
    [TABLET]: { gap: theme.space[16] },
    [DESK]: { gridAutoFlow: 'column', gap: theme.space[32] },
  },
})

export const way = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  gap: theme.space[8],
  '@media': {
    [TABLET]: { gridTemplateColumns: '1fr 17rem', justifyItems: 'stretch' },
    [DESK]: {
      gridTemplateColumns: 'auto',
      justifyItems: 'start',
      selectors: {
        '& + &': {
          paddingInlineStart: theme.space[32],
          borderInlineStart: `1px solid ${theme.colour.line}`,
        },
      },
    },
  },
})

export const wayQuestion = style({ color: theme.colour.softInk })
