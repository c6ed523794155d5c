import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** An address for mail is wider than a phone with large text. */
export const article = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: theme.space[48],
  paddingBlock: `${theme.space[48]} ${theme.space[96]}`,
})

export const header = style({ display: 'grid', gap: theme.space[16] })

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: theme.radius.card,
})

export const list = style({
  display: 'grid',
  gap: theme.space[8],
  paddingInlineStart: '1.4em',
  listStylePosition: 'outside',
})

export const terms = style({ display: 'grid', gap: theme.space[16] })

export const term = style({ fontWeight: 600 })

export const links = style({ display: 'grid', listStyle: 'none' })

export const contents = style({
  display: 'grid',
  gap: theme.space[8],
  paddingInlineStart: theme.space[24],
  borderInlineStart: `2px solid ${theme.colour.line}`,
})

export const closing = style({
  padding: theme.space[24],
  background: theme.colour.tint,
  borderRadius: theme.radius.card,
  color: theme.colour.softInk,
})
