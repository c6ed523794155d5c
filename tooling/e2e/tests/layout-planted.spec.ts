import { faultsOfEach, layoutFaults } from '../src/layout/layoutFaults.ts'
import { openLooks } from '../src/layout/looks.ts'
import { expect, test } from '../src/test.ts'

const PLANTED: Readonly<Record<string, readonly [html: string, fault: RegExp]>> = {
  'a word on two lines': [
    '<p style="inline-size: 60px; overflow-wrap: anywhere">comprehensive</p>',
    /“comprehensive” is broken/,
  ],
  'a word that is too short to be hyphenated': [
    '<p lang="en" style="inline-size: 60px; hyphens: auto; hyphenate-limit-chars: 15 6 6; overflow-wrap: anywhere">comprehensive</p>',
    /“comprehensive” is broken/,
  ],
  'an amount on two lines': [
    '<p style="inline-size: 52px; overflow-wrap: anywhere">$9,767.58</p>',
    /“\$9,767\.58” is broken/,
  ],
  'a page that scrolls sideways': [
    '<p style="inline-size: 2000px">Wider than the window</p>',
    /p “Wider than the window” makes the page scroll \d+ px sideways/,
  ],
  'words that are cut off': [
    '<p style="inline-size: 60px; overflow: hidden; white-space: nowrap">Income protection</p>',
    /“Income protection” is cut off/,
  ],
  'a chosen answer that is cut off': [
    '<select style="max-inline-size: 90px"><option>Dark</option><option selected>Match this device</option></select>',
    /“Match this device” is cut off/,
  ],
  'text over text': [
    '<p>Stepped</p><p style="margin-block-start: -2.1em">Level</p>',
    /“Stepped” and “Level” lie over each other/,
  ],
  'a target of 16 px beside another': [
    '<button style="inline-size: 16px; block-size: 16px; padding: 0">a</button><button style="inline-size: 16px; block-size: 16px; padding: 0">b</button>',
    /button “a” is 16 by 16 px, with another beside it/,
  ],
}

for (const [name, [html, fault]] of Object.entries(PLANTED)) {
  test(`sees ${name}`, async ({ page }) => {
    await page.setContent(html)
    expect((await layoutFaults(page)).join('\n')).toMatch(fault)
  })
}

test('sees in which of several places a fault is, and none between them', async ({ page }) => {
  await page.setContent(`
    <style>body { margin: 0 } div { position: relative }</style>
    <div><p>Stepped</p></div>
    <div><p style="margin-block-start: -2.1em">Level</p><p style="inline-size: 2000px">Wide</p></div>
    <div><p style="inline-size: 60px; overflow-wrap: anywhere">comprehensive</p></div>`)
  const [first, second, third] = await faultsOfEach(page, 'div')
  expect(first).toEqual([])
  expect(second?.join('\n')).toMatch(/^p “Wide” makes the page scroll \d+ px sideways$/)
  expect(third).toEqual(['“comprehensive” is broken'])
})

test('leaves alone what is sound', async ({ page }) => {
  await page.setContent(`
    <p style="inline-size: 60px">non-smoker, <a href="#a">see why</a> and how to claim</p>
    <p style="inline-size: 60px; overflow-wrap: anywhere">someone@example.com</p>
    <p style="inline-size: 60px; hyphens: auto" lang="en">comprehensive</p>
    <span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)">Saved on this device</span>
    <label style="display: flex; min-block-size: 44px"><input type="checkbox"> Agree</label>
    <select style="max-inline-size: 90px; block-size: 44px"><option>Dark</option><option>Match this device</option></select>
    <p style="position: fixed; inset-block-start: 0">A bar that stays in sight</p>`)
  expect(await layoutFaults(page)).toEqual([])
})

test('lets a name break that is wider than the screen, and none that is not', async ({ page }) => {
  await page.setContent('<p style="inline-size: 200px; overflow-wrap: anywhere">WOLFESCHLEGELSTEINHAUS</p>')
  const look = await openLooks(page)
  await look({ width: 320, text: 32 })
  expect(await layoutFaults(page)).toEqual([])
  await look({ width: 390 })
  expect(await layoutFaults(page)).toEqual(['“WOLFESCHLEGELSTEINHAUS” is broken'])
})

test('lets a name of 24 letters break', async ({ page }) => {
  await page.setContent('<p style="inline-size: 200px; overflow-wrap: anywhere">WOLFESCHLEGELSTEINHAUSEN</p>')
  expect(await layoutFaults(page)).toEqual([])
})

test('puts text twice as large and spaces it', async ({ page }) => {
  await page.setContent('<p id="text" style="font-size: 1rem">Cover</p>')
  const look = await openLooks(page)
  const styleOf = (name: 'fontSize' | 'letterSpacing') =>
    page.locator('#text').evaluate((element, property) => getComputedStyle(element)[property], name)
  await look({ width: 320, text: 32 })
  expect(await styleOf('fontSize')).toBe('32px')
  await look({ width: 320, isSpaced: true })
  expect([await styleOf('fontSize'), await styleOf('letterSpacing')]).toEqual(['16px', '1.92px'])
  await look({ width: 320 })
  expect(await styleOf('letterSpacing')).toBe('normal')
})
