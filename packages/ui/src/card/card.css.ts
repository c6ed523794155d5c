import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const card = componentStyle({
  minInlineSize: 0,
  padding: theme.space[20],
  border: `1px solid ${theme.colour.hair}`,
  borderRadius: theme.radius.card,
  '@media': {
    [media.wide]: { padding: theme.space[24] },
    [media.largeText]: { paddingInline: theme.space[12] },
    print: { breakInside: 'avoid', boxShadow: 'none' },
  },
})

export const tone = {
  plain: componentStyle({ background: theme.colour.raised, boxShadow: theme.shadow.card }),
  // Forced colours draw the edge, where the tint is gone.
  tint: componentStyle({ background: theme.colour.tint, borderColor: 'transparent' }),
  action: componentStyle({ background: theme.colour.actionTint, borderColor: theme.colour.action }),
}

export const flush = componentStyle({
  padding: 0,
  '@media': {
    [media.wide]: { padding: 0 },
    [media.largeText]: { padding: 0 },
    print: { breakInside: 'auto' },
  },
})
