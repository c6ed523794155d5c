/**
 * Files of browser tests that `npm test` runs: each flow to its end, each kind of page, logging in, and what a press too
 * many must not do. `npm run test:all` has the others.
 */
export const SMOKE: readonly string[] = [
  'account',
  'application',
  'calculator-quote',
  'change-my-cover',
  'claim-lodge',
  'compare-quotes',
  'fault-clicks',
  'flow-behaviour',
  'public-site',
  'routes',
  'sign',
  'sign-in',
  'transfer',
].map((name) => `${name}.spec.ts`)
