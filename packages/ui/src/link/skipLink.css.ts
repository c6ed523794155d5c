import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const skip = componentStyle({
  position: 'absolute',
  insetInlineStart: theme.space[16],
  insetBlockStart: theme.space[8],
  zIndex: 10,
  padding: `${theme.space[12]} ${theme.space[16]}`,
  background: theme.colour.surface,
  color: theme.colour.action,
  fontWeight: 600,
  borderRadius: theme.radius.control,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden', padding: 0 },
  },
})
