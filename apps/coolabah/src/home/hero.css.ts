import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { DESK, TABLET } from './measures.ts'

const HALF_PAGE = `calc(${theme.measure.page} / 2)`

/** Words in the left half of the page column; the scene from its middle to the edge of the window. */
export const hero = style({
  display: 'grid',
  '@media': {
    [TABLET]: {
      gridTemplateColumns: `minmax(${theme.space[24]}, 1fr) minmax(0, calc(${HALF_PAGE} + 2rem)) minmax(0, calc(${HALF_PAGE} - 2rem)) minmax(0, 1fr)`,
    },
    [DESK]: { minBlockSize: 'clamp(36rem, 57vw, 46rem)' },
  },
})

export const text = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.space[24],
  padding: `${theme.space[32]} ${theme.space[16]}`,
  '@media': {
    [TABLET]: {
      gridColumn: 2,
      padding: `${theme.space[48]} ${theme.space[32]} ${theme.space[48]} 0`,
    },
    [DESK]: { paddingBlockStart: 'clamp(3rem, 10vw, 8.5rem)', paddingInlineEnd: theme.space[64] },
  },
})

export const scene = style({
  position: 'relative',
  blockSize: '20rem',
  overflow: 'clip',
  '@media': { [TABLET]: { gridColumn: '3 / -1', blockSize: 'auto' } },
})

/** Its own height does not count: the words must not move when it arrives. */
globalStyle(`${scene} > svg`, { position: 'absolute', inset: 0 })

export const ways = style({
  inlineSize: '100%',
  listStyle: 'none',
  borderBlockEnd: `1px solid ${theme.colour.line}`,
})

export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[16],
  paddingBlock: theme.space[12],
  borderBlockStart: `1px solid ${theme.colour.line}`,
  color: theme.colour.action,
  textDecoration: 'none',
})

export const wayLabel = style({
  display: 'block',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
  selectors: { [`${way}:hover &`]: { textDecorationThickness: '2px' } },
})

export const arrow = style({ flex: 'none' })

export const wayText = style({ color: theme.colour.softInk })
