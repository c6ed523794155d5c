import { themeContract as theme } from './contract.css.ts'

/** The ring of `:focus-visible`, for elements around the focused one. */
export const focusRing = {
  outline: `3px solid ${theme.colour.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${theme.colour.surface}`,
}
