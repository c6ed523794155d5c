import { themeContract as theme } from '@coverkit/ui/theme'
import { style } from '@vanilla-extract/css'

/** Over the page, so that nothing moves. */
export const place = style({
  position: 'fixed',
  insetBlockStart: theme.space[16],
  insetInline: theme.space[16],
  zIndex: 4,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[16],
  maxInlineSize: theme.measure.form,
  padding: `${theme.space[12]} ${theme.space[16]}`,
  background: theme.colour.raised,
  border: `1px solid ${theme.colour.border}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow.raised,
  fontWeight: 600,
  pointerEvents: 'auto',
  selectors: { '&[hidden]': { display: 'none' } },
})

export const close = style({
  flex: 'none',
  whiteSpace: 'nowrap',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  paddingInline: theme.space[12],
  border: 0,
  background: 'none',
  color: theme.colour.action,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
})
