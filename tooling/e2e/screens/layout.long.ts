import { layoutFaults } from '../src/layout/layoutFaults.ts'
import { type Look, nameOf, openLooks } from '../src/layout/looks.ts'
import { flows } from '../src/screens/flows.ts'
import { walkScreens } from '../src/screens/walkScreens.ts'
import { expect, test } from '../src/test.ts'

/** 320 px is 1280 px at 400 % zoom, too. */
const LOOKS: readonly Look[] = [{ width: 320 }, { width: 390 }, { width: 1280 }, { width: 390, text: 32 }]

for (const flow of flows) {
  test(`every screen is laid out soundly: ${flow.title}`, async ({ browser }) => {
    test.setTimeout(600_000)
    const found: string[] = []
    await walkScreens(browser, flow, async (screen, page) => {
      const look = await openLooks(page)
      for (const one of LOOKS) {
        await look(one)
        const faults = await layoutFaults(page)
        found.push(...faults.map((fault) => `${flow.name}/${screen} at ${nameOf(one)}: ${fault}`))
      }
      await look({ width: 1280 })
    })
    expect(found).toEqual([])
  })
}
