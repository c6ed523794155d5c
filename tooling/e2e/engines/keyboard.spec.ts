import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'
import type { Visitor } from '../src/engines/visit.ts'

const MOST_TABS = 80

/** Presses Tab until the focused control has this name. */
async function tabTo(visitor: Visitor, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await visitor.key('Tab')
    const focused = await visitor.run<string>(
      `(({ ariaLabel, labels, textContent }) => (ariaLabel ?? labels?.[0]?.textContent ?? textContent).trim())(document.activeElement)`,
    )
    if (focused === name) return
  }
  throw new Error(`${visitor.engine}: no Tab leads to ${name}.`)
}

// Takes over 5 s: it starts an engine and walks in it.
test('the first steps of the calculator go by keyboard alone', async ({ visitor }) => {
  await visitor.open(SITE)
  await tabTo(visitor, 'Calculate your needs')
  await visitor.key('Enter')
  await visitor.seeHeading('About you')
  await tabTo(visitor, 'Your age')
  await visitor.type('document.activeElement', '34')
  await tabTo(visitor, 'Annual salary before tax')
  await visitor.type('document.activeElement', '105000')
  await visitor.key('Enter')
  await visitor.seeHeading('Your dependants')
  await tabTo(visitor, 'Yes')
  await visitor.key('ArrowDown')
  await visitor.key('ArrowUp')
  await visitor.see('How many children rely on you?')
})
