import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const row = componentStyle({
  // The action wraps below the name where both have no room on one line.
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space[12]}`,
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingBlock: theme.space[8],
})

const icon = (colour: string) =>
  componentStyle({
    display: 'inline-flex',
    flex: 'none',
    color: colour,
    '@media': { [media.largeText]: { display: 'none' } },
  })

export const tones = {
  plain: icon(theme.colour.softInk),
  done: icon(theme.colour.success),
  warn: icon(theme.colour.warn),
}

export const words = componentStyle({
  flex: '1 1 9rem',
  minInlineSize: 0,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

export const detail = componentStyle({
  display: 'block',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
})

export const action = componentStyle({ minInlineSize: 0, marginInlineStart: 'auto', textAlign: 'end' })

// The text of a quiet button lines up with the edge of the row, as that of a link does.
nestedStyle(`${action} > button:only-child`, { marginInline: 0, paddingInline: 0 })
