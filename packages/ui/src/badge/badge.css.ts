import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxInlineSize: '100%',
  padding: '0.1875rem 0.625rem',
  borderRadius: '999px',
  fontSize: theme.text[15],
  fontWeight: 600,
  lineHeight: 1.35,
  '@media': {
    [media.forced]: { border: '1px solid CanvasText' },
    print: { border: `1px solid ${theme.colour.border}` },
  },
})

export const tones = {
  accent: componentStyle({ background: theme.colour.accentTint, color: theme.colour.accentText }),
  action: componentStyle({ background: theme.colour.actionTint, color: theme.colour.action }),
  success: componentStyle({ background: theme.colour.successTint, color: theme.colour.success }),
  warn: componentStyle({ background: theme.colour.warnTint, color: theme.colour.warn }),
  info: componentStyle({ background: theme.colour.infoTint, color: theme.colour.info }),
}
