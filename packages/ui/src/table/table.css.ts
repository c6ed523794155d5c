import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const line = `1px solid ${theme.colour.line}`

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  overflowWrap: 'break-word',
})

export const caption = componentStyle({
  paddingBlockEnd: theme.space[12],
  fontWeight: 600,
  textAlign: 'start',
})

export const cell = componentStyle({
  paddingBlock: theme.space[12],
  paddingInline: `0 ${theme.space[12]}`,
  borderBlockEnd: line,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { print: { paddingBlock: theme.space[4] } },
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})

export const head = componentStyle({
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  verticalAlign: 'bottom',
})

export const rowHeader = componentStyle({ fontWeight: 600 })

export const end = componentStyle({ textAlign: 'end' })

export const unbroken = componentStyle({ whiteSpace: 'nowrap' })

export const strong = componentStyle({ fontWeight: 700 })

/** On phones each row becomes a block and each cell carries its column's name. */
export const stacked = componentStyle({ '@media': { [media.narrow]: { display: 'block' } } })

/** The same where the columns of a phone have no room for large text. */
export const fitted = componentStyle({ '@media': { [media.largeText]: { display: 'block' } } })

type Rule = NonNullable<Parameters<typeof nestedStyle>[1]['@media']>[string]

function stackRows(kind: string, query: string): void {
  const on = (selector: string, rule: Rule) =>
    nestedStyle(`${kind} ${selector}`, { '@media': { [query]: rule } })
  on('thead', { display: 'none' })
  for (const part of ['caption', 'tbody', 'tr']) on(part, { display: 'block' })
  on('tr', { paddingBlock: theme.space[12], borderBlockEnd: line })
  on('td', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.space[16],
    padding: `${theme.space[4]} 0`,
    border: 0,
    textAlign: 'end',
  })
  on('th', { display: 'block', padding: `0 0 ${theme.space[4]}`, border: 0 })
  on('td[data-label]::before', {
    content: 'attr(data-label)',
    flex: '1 1 40%',
    color: theme.colour.softInk,
    fontWeight: 400,
    textAlign: 'start',
  })
  // A name without a value is left out.
  on('td:empty', { display: 'none' })
}

// The columns of a small phone need the room of the gaps.
nestedStyle(`${fitted} :is(th, td):not(:last-child)`, {
  '@media': { 'screen and (max-width: 21.99rem)': { paddingInlineEnd: theme.space[8] } },
})

stackRows(stacked, media.narrow)
stackRows(fitted, media.largeText)

/** In text that is large for the screen, a value goes below its name: beside it, one of the two would break. */
for (const kind of [stacked, fitted]) {
  const on = (selector: string, rule: Rule) =>
    nestedStyle(`${kind} ${selector}`, { '@media': { [media.largeText]: rule } })
  on('td:not(:empty)', { display: 'block', textAlign: 'start' })
  on('td[data-label]::before', { display: 'block' })
}

/** An amount never breaks inside where its column stays a column. */
nestedStyle(`${table}:not(${stacked}) td${end}`, { whiteSpace: 'nowrap' })

nestedStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } })
