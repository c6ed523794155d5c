import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'

const NEXT_FRAME = 'new Promise((done) => requestAnimationFrame(() => done(null)))'
const STEP = `${SITE}/life-insurance-calculator/about-you`

/** Both answers are there, and the line under them says that they are saved. */
const SAVED = `(([age, salary], text) =>
  age.value === '34' && salary.value.replace(',', '') === '105000' && text.includes('Saved on this device')
)(document.querySelectorAll('main form input'), document.querySelector('main').innerText)`

// Takes over 5 s: each test starts an engine and leaves pages in it.
for (const [when, frames] of [
  ['at once', 0],
  ['two frames', 2],
] as const) {
  test(`a page that is left ${when} after typing has what was typed, and saves it, after Back`, async ({
    visitor,
  }) => {
    await visitor.open(STEP)
    await visitor.fill('Your age', '34')
    await visitor.fill('Annual salary before tax', '105000')
    for (let frame = 0; frame < frames; frame += 1) await visitor.run(NEXT_FRAME)
    await visitor.open(SITE)
    await visitor.back()
    await visitor.seeHeading('About you')
    // The page may come back as it was first, and then reload.
    await visitor.until(SAVED)
    await visitor.fill('Your age', '35')
    await visitor.press('Continue')
    await visitor.seeHeading('Your dependants')
  })
}

test('a page that is reloaded at once has what was typed', async ({ visitor }) => {
  await visitor.open(STEP)
  await visitor.fill('Your age', '34')
  await visitor.reload()
  await visitor.seeHeading('About you')
  await visitor.until('document.querySelector("input")?.value === "34"')
  await visitor.see('Saved on this device')
})

test('choosing an insurer, which loads a page of its own, leaves nothing stuck', async ({ visitor }) => {
  await visitor.open(STEP)
  await visitor.fill('Your age', '34')
  await visitor.open(`${SITE}/client-quote/select-covers`)
  await visitor.seeHeading('Choose your covers')
  await visitor.tick('Life cover')
  await visitor.see('Saved on this device')
})

test('a page that is left with Continue has sent its answers after Back', async ({ visitor }) => {
  await visitor.open(STEP)
  await visitor.fill('Your age', '34')
  await visitor.fill('Annual salary before tax', '105000')
  await visitor.press('Continue')
  await visitor.seeHeading('Your dependants')
  await visitor.open(SITE)
  await visitor.back()
  await visitor.seeHeading('Your dependants')
  await visitor.see('Saved and sent')
})
