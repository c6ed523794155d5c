import { everyScreen } from '../src/everyScreen.ts'
import { expectSound } from '../src/expectSound.ts'
import { test } from '../src/test.ts'

test('every screen of the calculator and the quote at 320 px, dark', async ({ page }) => {
  test.setTimeout(600_000)
  await everyScreen(page, 'dark', expectSound)
})
