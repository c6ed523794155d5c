/**
 * Media queries of the kit: `wide` is a tablet or more, `three` has room for three columns, `desk` for a panel beside a form,
 * `largeText` a phone on which the visitor has made the text about twice as large.
 */
export const media = {
  wide: 'screen and (min-width: 40rem)',
  three: 'screen and (min-width: 54rem)',
  desk: 'screen and (min-width: 64rem)',
  narrow: 'screen and (max-width: 39.99rem)',
  largeText: 'screen and (max-width: 15rem)',
  forced: '(forced-colors: active)',
}

/** A condition that Firefox alone fulfils. */
export const firefox = '(-moz-appearance: none)'
