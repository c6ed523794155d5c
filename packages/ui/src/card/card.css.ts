import { componentStyle, media } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const card = componentStyle({
  minInlineSize: 0,
  padding: theme.space[16],
  border: `max(1px, ${theme.border.width}) solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  '@media': {
    [media.wide]: { padding: theme.space[24] },
    print: { breakInside: 'avoid', boxShadow: 'none' },
  },
})

export const tone = {
  plain: componentStyle({ background: theme.colour.raised, boxShadow: theme.shadow.card }),
  tint: componentStyle({ background: theme.colour.tint, borderColor: 'transparent' }),
  action: componentStyle({ background: theme.colour.actionTint, borderColor: theme.colour.action }),
}
