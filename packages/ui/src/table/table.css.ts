import { componentStyle, media, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

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
  padding: `${theme.space[12]} ${theme.space[12]} ${theme.space[12]} 0`,
  borderBlockEnd: line,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
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

const onPhone = (selector: string, rule: NonNullable<Parameters<typeof nestedStyle>[1]['@media']>[string]) =>
  nestedStyle(`${stacked} ${selector}`, { '@media': { [media.narrow]: rule } })

onPhone('thead', { display: 'none' })
for (const part of ['caption', 'tbody', 'tr']) onPhone(part, { display: 'block' })
onPhone('tr', { paddingBlock: theme.space[12], borderBlockEnd: line })
onPhone('td', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[16],
  padding: `${theme.space[4]} 0`,
  border: 0,
  textAlign: 'end',
})
onPhone('th', { display: 'block', padding: `0 0 ${theme.space[4]}`, border: 0 })
onPhone('td[data-label]::before', {
  content: 'attr(data-label)',
  flex: '1 1 40%',
  color: theme.colour.softInk,
  fontWeight: 400,
  textAlign: 'start',
})

const LARGE_TEXT = 'screen and (max-width: 15rem)'

/** Where the text is large for the screen, a value stands below its name: beside it, one of the two would break. */
const onLargeText = (selector: string, rule: Parameters<typeof onPhone>[1]) =>
  nestedStyle(`${stacked} ${selector}`, { '@media': { [LARGE_TEXT]: rule } })
onLargeText('td', { display: 'block', textAlign: 'start' })
onLargeText('td[data-label]::before', { display: 'block' })

/** A name without a value says nothing. */
onPhone('td:empty', { display: 'none' })

/** Columns that stay columns on phones share what room there is. */
nestedStyle(`${table}:not(${stacked})`, { '@media': { [media.narrow]: { overflowWrap: 'anywhere' } } })

/** An amount never breaks inside where its column stays a column. */
nestedStyle(`${table}:not(${stacked}) td${end}`, { whiteSpace: 'nowrap' })

nestedStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } })
