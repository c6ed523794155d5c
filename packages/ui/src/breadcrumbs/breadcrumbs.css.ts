import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[8],
  color: theme.colour.softInk,
  fontSize: theme.text[15],
})

export const crumb = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: '2.75rem',
  selectors: {
    // The slash has no words for screen readers, in browsers that know how to say so.
    '&:not(:first-child)::before': { content: ['"/"', '"/" / ""'], color: theme.colour.border },
  },
})
