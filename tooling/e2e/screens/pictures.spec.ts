import { comparedScreens, comparedViews } from '../src/screens/comparedScreens.ts'
import { compareFlow } from '../src/screens/compareFlow.ts'
import { flows } from '../src/screens/flows.ts'
import { expect, test } from '../src/test.ts'

for (const [name, screens] of Object.entries(comparedScreens)) {
  // Takes over 5 s: it walks a flow twice, in light on a phone and in dark on a desk, to the screens that are compared.
  test(`${name}: ${screens.join(', ')} look as on their pictures`, async ({ browser }) => {
    const flow = flows.find((one) => one.name === name)
    if (!flow) throw new Error(`There is no flow ${name}.`)
    const { pictures, found } = await compareFlow(browser, flow, { views: comparedViews, screens })
    expect(found).toEqual([])
    expect(pictures).toBe(2 * screens.length)
  })
}
