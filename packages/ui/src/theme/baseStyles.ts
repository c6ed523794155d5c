import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { themeContract as theme } from './contract.css.ts'
import { layers } from './layers.ts'
import { firefox, media } from './media.ts'
import { SCHEME_ATTRIBUTE } from './schemes.ts'

const base = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } })

/** Styles of bare elements. Call it once, in a `.css.ts` file; `brandTheme` does. */
export function baseStyles(): void {
  base('*, *::before, *::after', { boxSizing: 'border-box' })
  base('*', { margin: 0 })
  base(':root', {
    colorScheme: 'light dark',
    background: theme.colour.surface,
    color: theme.colour.ink,
    fontFamily: theme.font.body,
    fontSize: '100%',
    lineHeight: 1.55,
    scrollPaddingBlock: theme.space[64],
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    // Ten points, as on other paper.
    '@media': { print: { fontSize: '83%' } },
  })
  for (const scheme of ['light', 'dark'])
    base(`:root[${SCHEME_ATTRIBUTE}="${scheme}"]`, { '@media': { screen: { colorScheme: scheme } } })
  base('body', {
    minBlockSize: '100svh',
    fontSize: theme.text[17],
    overflowWrap: 'break-word',
    textRendering: 'optimizeLegibility',
    '@media': { [media.largeText]: { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } },
  })
  base('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
  base('img, svg', { maxInlineSize: '100%', verticalAlign: 'middle' })
  base('ul, ol', { padding: 0, listStylePosition: 'inside' })
  base('ul[role=list], ol[role=list]', { listStyle: 'none' })
  base('fieldset', { minInlineSize: 0, border: 0, padding: 0 })
  base('legend', { padding: 0 })
  // Firefox prints nothing of an element whose display a container query changes.
  base('*', {
    '@media': {
      print: {
        '@supports': { [firefox]: { containerType: 'normal !important' as 'normal' } },
      },
    },
  })
  base('h1, h2, h3, h4, summary', { '@media': { print: { breakAfter: 'avoid' } } })
  base('a', { color: theme.colour.action, textUnderlineOffset: '0.18em' })
  base(':focus-visible', {
    outline: `3px solid ${theme.colour.focus}`,
    outlineOffset: '2px',
    boxShadow: `0 0 0 2px ${theme.colour.surface}`,
  })
  base('[tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' })
  base('::selection', { background: theme.colour.action, color: theme.colour.onAction })
  base('*, *::before, *::after', {
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  })
}
