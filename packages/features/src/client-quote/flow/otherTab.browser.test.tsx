import { setCoverAmount } from '@coverkit/core'
import { flowRoutes } from '@coverkit/flow/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { quoteDraft } from '../answers/quoteDraft.ts'
import { type QuoteDraftStore, quoteFlow } from '../flow.ts'
import { quoteScreens } from '../screens.ts'
import { choosing, submit } from '../testing/quoteVisitor.fixture.ts'

let place: HTMLElement
let root: Root
let draft: QuoteDraftStore

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

const answers = submit(choosing(['life', 'criticalIllness']), 'life-cover', { amount: '300k' })
const routesOf = (services: PageServices) => {
  draft = quoteDraft(services)
  return flowRoutes(quoteFlow, draft, quoteScreens)
}

it('reads an open form beside the answers as another tab has changed them', async () => {
  root.render(
    <FlowStory step="critical-illness-cover" answers={answers} draftOf={quoteDraft} routesOf={routesOf} />,
  )
  await page.getByRole('textbox', { name: 'Critical illness cover amount' }).fill('400k')
  await page.getByText('Linked to Life', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const refused = page.getByText('A linked amount can’t be more than your life cover amount')
  await expect.element(refused.first()).toBeVisible()
  const withLife = (amount: number) =>
    draft.update((current) => ({ ...current, quote: setCoverAmount(current.quote, 'life', amount).quote }))
  withLife(900_000)
  await expect.poll(() => refused.elements()).toEqual([])
  withLife(350_000)
  await expect.element(refused.first()).toBeVisible()
})
