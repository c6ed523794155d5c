import { fallbackVar } from '@vanilla-extract/css'
import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { messageMeasure } from '../theme/messageMeasure.css.ts'

export const summary = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[8],
  maxInlineSize: fallbackVar(messageMeasure, 'none'),
  padding: theme.space[24],
  border: `2px solid ${theme.colour.error}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
})

export const heading = componentStyle({
  fontFamily: theme.font.heading,
  fontSize: theme.text[20],
  fontWeight: theme.font.headingWeight,
  lineHeight: 1.35,
})

export const list = componentStyle({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })

export const link = componentStyle({
  display: 'inline-block',
  paddingBlock: theme.space[4],
  color: theme.colour.error,
  fontWeight: 600,
  lineHeight: 1.45,
})
