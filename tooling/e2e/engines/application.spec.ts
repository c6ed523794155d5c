import { applyForLife } from '../src/engines/applyForLife.ts'
import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'

// Takes over 5 s: thirty screens from the choice of covers to the reference.
test('applies for life cover, and signs', async ({ visitor }) => {
  await applyForLife(visitor, SITE)
})
