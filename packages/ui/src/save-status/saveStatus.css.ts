import { roomForStatus, wideFlow } from '../layout/flowFrame.ts'
import { flowFrame } from '../layout/layout.css.ts'
import { componentStyle, nestedStyle } from '../theme/componentStyle.ts'
import { themeContract as theme } from '../theme/contract.css.ts'

export const saveStatus = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space[12],
  minBlockSize: '2.75rem',
  color: theme.colour.softInk,
  fontSize: theme.text[15],
  lineHeight: 1.5,
})

export const status = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space[8] })

/** Only in the frame of a flow: elsewhere it would cover the header of the page. */
export const above = componentStyle({
  '@media': {
    [wideFlow]: {
      selectors: {
        [`${flowFrame} &`]: {
          position: 'absolute',
          insetBlockStart: theme.space[12],
          insetInlineEnd: 0,
          alignItems: 'center',
          minBlockSize: '2.75rem',
          maxInlineSize: roomForStatus,
          justifyContent: 'flex-end',
          textAlign: 'end',
        },
      },
    },
  },
})

export const flash = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[4],
  color: theme.colour.success,
  fontWeight: 600,
})

export const tone = {
  calm: componentStyle({}),
  warn: componentStyle({ color: theme.colour.ink, fontWeight: 600 }),
  error: componentStyle({ color: theme.colour.error, fontWeight: 600 }),
}

export const action = componentStyle({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '2px',
  background: 'transparent',
  color: theme.colour.action,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
})

// The transient text replaces the line, which would repeat `Saved`; for screen readers both stay.
nestedStyle(`${status}:has(${flash}) > ${tone.calm}`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
