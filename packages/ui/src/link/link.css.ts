import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

const link = {
  color: theme.colour.action,
  borderRadius: '2px',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { color: theme.colour.actionPressed, textDecorationThickness: '2px' } },
}

export const variant = {
  inline: componentStyle(link),
  standalone: componentStyle({
    ...link,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space[8],
    minBlockSize: '2.75rem',
    fontWeight: 600,
    // An address is one word, which may be wider than a phone where the text is large.
    overflowWrap: 'anywhere',
  }),
  quiet: componentStyle({
    color: 'inherit',
    borderRadius: '2px',
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
}
