import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Room for the button beside the words. */
const BESIDE = '(min-width: 34rem)'

export const place = componentStyle({ containerType: 'inline-size' })

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${theme.space[4]} ${theme.space[16]}`,
  alignItems: 'start',
  paddingBlock: theme.space[16],
  '@container': {
    [BESIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
  },
  '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const icon = componentStyle({
  display: 'grid',
  placeContent: 'center',
  alignSelf: 'start',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: '50%',
  background: theme.colour.actionTint,
  color: theme.colour.action,
  '@media': { [media.forced]: { border: '1px solid CanvasText' }, [media.largeText]: { display: 'none' } },
})

export const done = componentStyle({ background: theme.colour.successTint, color: theme.colour.success })

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'break-word' })

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[4]} ${theme.space[12]}`,
})

export const title = componentStyle({
  minInlineSize: 0,
  fontSize: theme.text[17],
  fontWeight: 600,
  lineHeight: 1.35,
})

export const text = componentStyle({ color: theme.colour.softInk, textWrap: 'pretty' })

export const action = componentStyle({
  gridColumn: 2,
  minInlineSize: 0,
  marginBlockStart: theme.space[8],
  '@container': { [BESIDE]: { gridColumn: 3, marginBlockStart: 0, maxInlineSize: '18rem' } },
  '@media': { [media.largeText]: { gridColumn: 1 } },
})

// A button as wide as the words is easier to hit with a thumb.
nestedStyle(`${action} > *`, { '@container': { '(max-width: 33.99rem)': { inlineSize: '100%' } } })
