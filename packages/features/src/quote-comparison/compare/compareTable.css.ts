import { themeContract as theme } from '@coverkit/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Below, the table turns round. */
const COLUMNS = '(min-width: 48rem)'
const BLOCKS = 'screen and (max-width: 47.99rem)'

/** A phone with large text, on which a name has the whole width under its mark too. */
const LARGE = 'screen and (max-width: 15rem)'

/** Narrow columns, those on paper too, in which a name has the whole width under its mark. */
const TABLET = 'print, screen and (min-width: 48rem) and (max-width: 63.99rem)'

const hair = `1px solid ${theme.colour.hair}`

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  lineHeight: 1.4,
  '@media': { [BLOCKS]: { display: 'block' } },
})

for (const part of ['caption', 'tbody', 'thead', 'tr'])
  globalStyle(`${table} ${part}`, { '@media': { [BLOCKS]: { display: 'block' } } })

// The names of the columns stay in sight beside a long table.
globalStyle(`${table} thead`, {
  '@media': { [`screen and ${COLUMNS}`]: { position: 'sticky', insetBlockStart: 0, zIndex: 2 } },
})

globalStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } })

export const corner = style({
  inlineSize: '16.5rem',
  paddingBlock: theme.space[16],
  borderBlockEnd: `2px solid ${theme.colour.ink}`,
  background: theme.colour.surface,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'bottom',
  '@media': {
    [BLOCKS]: { display: 'block', inlineSize: 'auto', padding: `${theme.space[8]} 0`, border: 0 },
    [TABLET]: { inlineSize: '11rem' },
  },
})

export const head = style({
  padding: `${theme.space[16]} ${theme.space[12]}`,
  borderBlockEnd: `2px solid ${theme.colour.ink}`,
  background: theme.colour.surface,
  textAlign: 'start',
  verticalAlign: 'bottom',
  '@media': {
    [BLOCKS]: { display: 'block', padding: `${theme.space[12]} 0`, border: 0, borderBlockEnd: hair },
  },
})

export const who = style({
  display: 'grid',
  gap: theme.space[12],
  '@media': { [BLOCKS]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
})

globalStyle(`${who} button`, { '@media': { print: { display: 'none' } } })

export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space[12],
  // Beside the button as long as no word has to break.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[17],
  lineHeight: 1.25,
  '@media': {
    [BLOCKS]: { gridTemplateColumns: 'auto 1fr' },
    [LARGE]: { gridTemplateColumns: '1fr', fontSize: theme.text[15] },
    [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const group = style({
  padding: `${theme.space[24]} 0 ${theme.space[8]}`,
  borderBlockEnd: `1px solid ${theme.colour.border}`,
  fontFamily: theme.font.heading,
  fontWeight: theme.font.headingWeight,
  fontSize: theme.text[20],
  lineHeight: 1.3,
  textAlign: 'start',
  '@media': { [BLOCKS]: { display: 'block' } },
})

export const row = style({ '@media': { [BLOCKS]: { paddingBlock: theme.space[12], borderBlockEnd: hair } } })

export const label = style({
  padding: `${theme.space[12]} ${theme.space[12]} ${theme.space[12]} 0`,
  borderBlockEnd: hair,
  color: theme.colour.softInk,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [BLOCKS]: {
      display: 'block',
      padding: `0 0 ${theme.space[4]}`,
      border: 0,
      color: theme.colour.ink,
      fontWeight: 600,
    },
  },
})

export const cell = style({
  padding: theme.space[12],
  borderBlockEnd: hair,
  fontWeight: 500,
  fontVariantNumeric: 'lining-nums tabular-nums',
  verticalAlign: 'top',
  '@media': {
    [BLOCKS]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: `0 ${theme.space[16]}`,
      minBlockSize: '2rem',
      padding: 0,
      border: 0,
    },
  },
})

globalStyle(`${cell}::before`, {
  '@media': { [BLOCKS]: { content: 'attr(data-who)', color: theme.colour.softInk, fontWeight: 400 } },
})

export const value = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space[8]}`,
  '@media': { [BLOCKS]: { flexDirection: 'row-reverse', textAlign: 'end' } },
})

export const quiet = style({ color: theme.colour.softInk, fontWeight: 400 })

export const documents = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: theme.space[16],
  minBlockSize: '2.75rem',
  '@media': { [COLUMNS]: { marginBlock: '-0.625rem' } },
})
