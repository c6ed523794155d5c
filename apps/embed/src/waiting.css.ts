import { globalStyle, keyframes } from '@vanilla-extract/css'

/** Placeholder in the page until the brand is known, in neutral colours. The build writes its elements. */
const breathing = keyframes({ '50%': { opacity: 0.05 } })

globalStyle('.waiting', { padding: '32px 24px' })
globalStyle('.waiting > i', {
  display: 'block',
  blockSize: '20px',
  marginBlockEnd: '20px',
  borderRadius: '6px',
  background: 'currentColor',
  opacity: 0.1,
  animation: `${breathing} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
globalStyle('.waiting > i:first-child', { blockSize: '32px', inlineSize: '55%' })
globalStyle('.waiting > i:last-child', { blockSize: '48px', inlineSize: '35%' })
