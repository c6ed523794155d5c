import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const list = componentStyle({
  display: 'grid',
  gap: theme.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const size = {
  15: componentStyle({ fontSize: theme.text[15], lineHeight: 1.5 }),
  17: componentStyle({ fontSize: theme.text[17], lineHeight: 1.5 }),
}

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.space[12],
  color: theme.colour.softInk,
})

/** As high as the first line, so that the icon is centred on it. */
export const mark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1.5em',
  color: theme.colour.accentText,
})

export const words = componentStyle({ minInlineSize: 0 })
