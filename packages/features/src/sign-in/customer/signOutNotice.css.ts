import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Over the page, so that nothing moves. */
export const place = style({
  position: 'fixed',
  insetBlockStart: theme.space[16],
  insetInline: theme.space[16],
  zIndex: 5,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
})

export const card = style({
  display: 'grid',
  gap: theme.space[12],
  maxInlineSize: theme.measure.form,
  padding: theme.space[16],
  background: theme.colour.raised,
  color: theme.colour.ink,
  border: `1px solid ${theme.colour.border}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.raised,
  pointerEvents: 'auto',
})

export const title = style({ margin: 0, fontWeight: 600 })

export const text = style({ margin: 0 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[12],
})

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.colour.action,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
})
