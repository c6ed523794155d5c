import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const popup = componentStyle({
  position: 'absolute',
  zIndex: 20,
  insetInline: '-1px',
  insetBlockStart: 'calc(100% + 6px)',
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: '19rem',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  boxShadow: theme.shadow.raised,
  overflow: 'hidden',
})

export const list = componentStyle({ padding: theme.space[4], overflowY: 'auto' })

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  padding: `${theme.space[8]} ${theme.space[12]}`,
  borderRadius: `min(8px, ${theme.radius.control})`,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.colour.tint },
    '&[aria-selected=true]': {
      background: theme.colour.actionTint,
      color: theme.colour.action,
      fontWeight: 600,
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
  },
})

export const message = componentStyle({
  padding: `${theme.space[12]} ${theme.space[16]}`,
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.45,
})

nestedStyle(`${list} + ${message}, ${message} + ${list}`, {
  borderBlockStart: `1px solid ${theme.colour.line}`,
})
