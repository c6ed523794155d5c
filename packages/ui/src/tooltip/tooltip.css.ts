import { componentStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

/** Anchor name of the button, scoped to its place: each tooltip finds its own. */
const ANCHOR = '--ck-tooltip'

/** Browsers with anchor positioning place the box beside the button; others show it at the foot of the screen. */
const ANCHORED = '(anchor-scope: --ck-tooltip) and (position-area: block-end)'

export const place = componentStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
  // The button is a target of 44 px in a line of 26.
  marginBlock: '-0.75rem',
  '@supports': { [ANCHORED]: { anchorScope: ANCHOR } },
})

export const button = componentStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: theme.colour.action,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.colour.actionPressed } },
  '@supports': { [ANCHORED]: { anchorName: ANCHOR } },
})

export const tooltip = componentStyle({
  inset: 'auto 0 0',
  overflow: 'visible',
  maxInlineSize: 'min(20rem, 100vw - 2rem)',
  margin: `${theme.space[16]} auto`,
  padding: `${theme.space[12]} ${theme.space[16]}`,
  border: `1px solid ${theme.colour.border}`,
  borderRadius: theme.radius.control,
  background: theme.colour.raised,
  color: theme.colour.ink,
  fontSize: theme.text[15],
  fontWeight: 400,
  lineHeight: 1.5,
  textAlign: 'start',
  boxShadow: theme.shadow.raised,
  selectors: {
    // The pointer may move from the button onto the text: the gap between them belongs to the text.
    '&:popover-open::before': { content: '', position: 'absolute', inset: '-0.75rem', zIndex: -1 },
  },
  '@supports': {
    [ANCHORED]: {
      inset: 'auto',
      margin: `0 ${theme.space[16]}`,
      positionAnchor: ANCHOR,
      positionArea: 'block-end',
      positionTryFallbacks: 'flip-block',
    },
  },
  '@media': { print: { display: 'none' } },
})
