import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Six columns need a wide page. */
const STACKED = 'screen and (max-width: 63.99rem)'
const hair = `1px solid ${theme.colour.hair}`

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.45,
  '@media': { [STACKED]: { display: 'block' } },
})

nestedStyle(`${table} > caption`, { '@media': { [STACKED]: { display: 'block' } } })

export const heads = componentStyle({ '@media': { [STACKED]: { display: 'none' } } })

const cell = {
  paddingBlock: theme.space[12],
  paddingInline: `0 ${theme.space[16]}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const

export const head = componentStyle({
  ...cell,
  borderBlockEnd: `1px solid ${theme.colour.border}`,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  verticalAlign: 'bottom',
})

export const figureHead = componentStyle({ textAlign: 'end', whiteSpace: 'nowrap' })

export const body = componentStyle({ '@media': { [STACKED]: { display: 'block' } } })

export const foot = componentStyle({
  borderBlockStart: `2px solid ${theme.colour.ink}`,
  fontSize: theme.text[20],
  '@media': { [STACKED]: { display: 'block' }, [media.largeText]: { fontSize: theme.text[17] } },
})

export const row = componentStyle({
  '@media': {
    [STACKED]: { display: 'block', paddingBlock: theme.space[12] },
    print: { breakInside: 'avoid' },
  },
})

nestedStyle(`${body} > ${row} + ${row}`, { borderBlockStart: hair })

export const item = componentStyle({
  ...cell,
  fontWeight: 600,
  '@media': { [STACKED]: { display: 'block', padding: `0 0 ${theme.space[4]}` } },
})

export const detail = componentStyle({
  display: 'block',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  fontWeight: 400,
})

/** A value is beside its name, or below it where one of the two would wrap. */
const stackedCell = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space[16],
  padding: `${theme.space[4]} 0`,
} as const

export const figure = componentStyle({
  ...cell,
  textAlign: 'end',
  '@media': { [STACKED]: stackedCell },
})

export const unbroken = componentStyle({ whiteSpace: 'nowrap' })

/** A unit such as “a month” wraps to the next line where text is large; the amount itself cannot wrap. */
export const unbrokenUnit = componentStyle({
  whiteSpace: 'nowrap',
  '@media': { [media.largeText]: { whiteSpace: 'normal' } },
})

export const strong = componentStyle({ fontWeight: 600 })

/** The description of a change does not wrap, except in large text, which needs the line. */
export const change = componentStyle({
  ...cell,
  whiteSpace: 'nowrap',
  '@media': { [STACKED]: stackedCell, [media.largeText]: { whiteSpace: 'normal' } },
})

for (const kind of [figure, change]) {
  nestedStyle(`${kind}[data-label]::before`, {
    '@media': {
      [STACKED]: {
        content: 'attr(data-label)',
        color: theme.colour.softInk,
        fontWeight: 400,
        whiteSpace: 'normal',
      },
    },
  })
  nestedStyle(`${kind}:empty`, { '@media': { [STACKED]: { display: 'none' } } })
}

export const actions = componentStyle({
  ...cell,
  paddingInlineEnd: 0,
  '@media': { [STACKED]: { display: 'block', padding: 0 } },
})

nestedStyle(`${actions}:empty`, { '@media': { [STACKED]: { display: 'none' } } })

export const actionRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: theme.space[16],
  whiteSpace: 'nowrap',
  '@media': { [STACKED]: { flexWrap: 'wrap', justifyContent: 'end' } },
})

export const same = componentStyle({ color: theme.colour.softInk })

nestedStyle(`${same} > ${item}`, { color: theme.colour.ink, fontWeight: 400 })

// On a phone, an unchanged row shows its value once.
nestedStyle(`${same} > :is(${figure} ~ ${figure}, ${change})`, {
  '@media': { [STACKED]: { display: 'none' } },
})

nestedStyle(`${foot} ${figure}`, { fontWeight: 600 })
nestedStyle(`${foot} td:empty`, { '@media': { [STACKED]: { display: 'none' } } })

/** Beside large text there is no room for a name. */
nestedStyle(`${table} :is(${figure}, ${change})`, {
  '@media': { [media.largeText]: { display: 'block', textAlign: 'start' } },
})
nestedStyle(`${table} :is(${figure}, ${change})[data-label]::before`, {
  '@media': { [media.largeText]: { display: 'block' } },
})
nestedStyle(`${same} > :is(${figure} ~ ${figure}, ${change})`, {
  '@media': { [media.largeText]: { display: 'none' } },
})
