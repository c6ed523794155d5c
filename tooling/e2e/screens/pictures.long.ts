import { compareFlow } from '../src/screens/compareFlow.ts'
import { flows } from '../src/screens/flows.ts'
import { everyView } from '../src/screens/takePicture.ts'
import { expect, test } from '../src/test.ts'

for (const flow of flows) {
  test(`every screen looks as on its pictures: ${flow.title}`, async ({ browser }) => {
    test.setTimeout(600_000)
    const { pictures, found } = await compareFlow(browser, flow, { views: everyView })
    expect(found).toEqual([])
    expect(pictures).toBeGreaterThan(0)
  })
}
