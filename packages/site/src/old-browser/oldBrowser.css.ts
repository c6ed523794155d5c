import { globalStyle } from '@vanilla-extract/css'
import { promisedCondition } from './promisedFeatures.ts'

/**
 * A sentence that a page has from the build, so that it needs no script. Older browsers do not know the condition and show
 * it, in plain values: themes and layers may be unknown to them.
 */
globalStyle('.old-browser', {
  margin: '0',
  padding: '16px 24px',
  border: '2px solid #b45309',
  background: '#fff',
  color: '#1c1917',
  font: '16px/1.5 sans-serif',
  '@supports': { [promisedCondition]: { display: 'none' } },
})
globalStyle('.old-browser b', { whiteSpace: 'nowrap' })
