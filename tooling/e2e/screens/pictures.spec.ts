import { compareFlow } from '../src/screens/compareFlow.ts'
import { flows } from '../src/screens/flows.ts'
import { expect, test } from '../src/test.ts'

/** Twelve screens; every one is compared in the long run. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  home: ['home'],
  'sign-in': ['log-in', 'reset-password'],
  calculator: ['about-you', 'results', 'assumptions'],
  quote: ['tpd-cover', 'quotes', 'compare'],
  'change-my-cover': ['simulator', 'review-cover', 'indexation'],
}

const PHONE = { width: 390, scheme: 'light' } as const
const DESKTOP_DARK = { width: 1280, scheme: 'dark' } as const

for (const [name, screens] of Object.entries(SHOWN)) {
  test(`${name}: ${screens.join(', ')} look as on their pictures`, async ({ browser }) => {
    const flow = flows.find((one) => one.name === name)
    if (!flow) throw new Error(`There is no flow ${name}.`)
    const { pictures, found } = await compareFlow(browser, flow, { views: [PHONE, DESKTOP_DARK], screens })
    expect(found).toEqual([])
    expect(pictures).toBe(2 * screens.length)
  })
}
