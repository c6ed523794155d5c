import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

const DESK = 'screen and (min-width: 64rem)'

/** The amounts, and beside them where there is room what they cost. */
export const layout = style({
  display: 'grid',
  gap: theme.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [DESK]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: theme.space[48],
      alignItems: 'start',
    },
  },
})

export const controls = style({ display: 'grid', gap: theme.space[32] })

export const control = style({ display: 'grid', gap: theme.space[12] })

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.space[12],
  alignItems: 'center',
})

export const range = style({
  inlineSize: '100%',
  blockSize: '2.75rem',
  margin: 0,
  accentColor: theme.colour.action,
  cursor: 'pointer',
})

/** What there is now, and where the premium is out of sight what all of it costs. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space[16]}`,
})

export const inAll = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [DESK]: { display: 'none' } },
})

/** Beside long columns it stays in sight. */
export const aside = style({
  '@media': { [DESK]: { position: 'sticky', insetBlockStart: theme.space[16] } },
})

export const now = style({ color: theme.colour.softInk, fontVariantNumeric: 'tabular-nums', margin: 0 })

/** As high as the lines that a premium takes at its longest, so that nothing below moves. */
export const premium = style({
  minBlockSize: '1.3em',
  '@media': { 'screen and (max-width: 24rem)': { minBlockSize: '2.6em' } },
  margin: 0,
  fontSize: theme.text[30],
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})

export const updating = style({
  minBlockSize: '1.5em',
  margin: 0,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
})

export const figures = style({ display: 'grid', gap: theme.space[12], margin: 0 })

export const figureLabel = style({ color: theme.colour.softInk })

export const figure = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

export const figureNow = style({
  margin: 0,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontVariantNumeric: 'tabular-nums',
})

/** Room for the longest set of notes. */
export const notes = style({
  display: 'grid',
  gap: theme.space[8],
  minBlockSize: '8.5em',
  alignContent: 'start',
})

export const status = style({ minBlockSize: '3em' })

/** Room for a closed list where there is none, so that nothing below moves. */
export const health = style({ minBlockSize: '5.5rem' })

export const questions = style({
  display: 'grid',
  gap: theme.space[24],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
})
