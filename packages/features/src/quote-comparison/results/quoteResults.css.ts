import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** From here on the list is wide enough for rows beside the panel. */
const BESIDE = 'screen and (min-width: 75rem)'

const FIREFOX = '(-moz-appearance: none)'

export const head = style({ display: 'grid', gap: theme.space[12] })

export const amount = style({
  color: theme.colour.ink,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
})

/** On a line of its own rather than broken, where the text is not twice as large. */
export const unbroken = style({
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 20rem)': { whiteSpace: 'normal' } },
})

/** The list beside what was asked for. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[24],
  '@media': {
    [BESIDE]: {
      gridTemplateColumns: `minmax(0, 1fr) ${theme.measure.aside}`,
      columnGap: theme.space[48],
      alignItems: 'start',
    },
    // Firefox begins a column of a grid on a new sheet, unless all of it has room on this one.
    print: { '@supports': { [FIREFOX]: { display: 'block' } } },
  },
})

export const main = style({
  display: 'grid',
  gap: theme.space[24],
  minInlineSize: 0,
  '@media': { print: { '@supports': { [FIREFOX]: { display: 'block' } } } },
})

globalStyle(`${main} > *`, { minInlineSize: 0 })
globalStyle(`${main} > * + *`, {
  '@media': { print: { '@supports': { [FIREFOX]: { marginBlockStart: theme.space[24] } } } },
})

export const panel = style({
  display: 'none',
  '@media': {
    [BESIDE]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: theme.space[24],
      padding: theme.space[24],
      borderRadius: theme.radius.card,
      background: theme.colour.tint,
    },
  },
})

/** The same, folded above the list where there is no room beside it. */
export const folded = style({
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  background: theme.colour.tint,
  paddingInline: theme.space[16],
  '@media': { [BESIDE]: { display: 'none' } },
})

export const foldedTitle = style({ display: 'grid', lineHeight: 1.35 })

export const foldedSummary = style({ color: theme.colour.softInk, fontSize: theme.text[15], fontWeight: 400 })

export const controls = style({
  display: 'grid',
  gap: theme.space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': {
    print: { display: 'none' },
    'screen and (min-width: 48rem)': {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      columnGap: theme.space[24],
    },
  },
})

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[8]} ${theme.space[24]}`,
  padding: `${theme.space[12]} ${theme.space[16]}`,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  background: theme.colour.raised,
})

/** Columns that fill one after the other: notes are of different lengths. */
export const notes = style({
  columnWidth: '20rem',
  columnGap: theme.space[40],
  fontSize: theme.text[15],
})

globalStyle(`${notes} > *`, { marginBlockEnd: theme.space[16], breakInside: 'avoid' })
