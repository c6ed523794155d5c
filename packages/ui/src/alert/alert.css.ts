import { fallbackVar } from '@vanilla-extract/css'
import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { messageMeasure } from '../theme/messageMeasure.css.ts'

export const alert = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: theme.space[12],
  maxInlineSize: fallbackVar(messageMeasure, 'none'),
  padding: theme.space[16],
  border: '1px solid currentColor',
  borderRadius: theme.radius.control,
  // Large text has the whole width under the mark.
  '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const severity = {
  success: componentStyle({ background: theme.colour.successTint, color: theme.colour.success }),
  info: componentStyle({ background: theme.colour.infoTint, color: theme.colour.info }),
  warn: componentStyle({ background: theme.colour.warnTint, color: theme.colour.warn }),
  error: componentStyle({ background: theme.colour.errorTint, color: theme.colour.error }),
}

export const mark = componentStyle({ display: 'flex', alignItems: 'center', blockSize: '1.55em' })

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  minInlineSize: 0,
  color: theme.colour.ink,
  '@media': { [media.largeText]: { gridColumn: '1 / -1', gridRow: 2 } },
})

export const title = componentStyle({ fontWeight: 700 })

export const dismiss = componentStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginBlock: '-10px',
  marginInline: '0 -10px',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: theme.colour.ink,
  cursor: 'pointer',
})
