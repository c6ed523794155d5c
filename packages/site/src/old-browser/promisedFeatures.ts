/**
 * Styles that a browser knows from its oldest promised version on: `:has()` since Firefox 121, `mask-image` without a
 * prefix since Chrome and Edge 120, `contain-intrinsic-size` since Safari 17.
 */
export const promisedFeatures = {
  selectors: ['has'],
  properties: ['mask-image', 'contain-intrinsic-size'],
} as const

/** The condition of a `@supports` rule that all promised browsers fulfil, and no older one. */
export const promisedCondition = [
  ...promisedFeatures.selectors.map((name) => `selector(:${name}(a))`),
  ...promisedFeatures.properties.map((name) => `(${name}: none)`),
].join(' and ')
