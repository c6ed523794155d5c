import { type PolicyPreviewRequest, policyPreviewRequest } from '@coverkit/core/change-cover'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { examplePreview as pricesOf } from '../../simulator/examplePreview.fixture.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { exampleChange, savedWhole, twoChanges, wholePolicy } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Premium type', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

/** Prices of six digits. */
function dear(request: PolicyPreviewRequest) {
  const preview = pricesOf(request, request)
  const priced = (dollars: number) => ({
    ...preview.now,
    premium: {
      ...preview.now.premium,
      parts: { ...preview.now.premium.parts, total: dollars },
      perYear: dollars,
    },
  })
  return { ...preview, now: priced(888_888.88), after: priced(999_999.99) }
}

const pricedFrom = (answers: ChangeFlowAnswers, id: string) => (request: PolicyPreviewRequest) =>
  pricesOf(policyPreviewRequest(id, answers.change.now), request)

export const Filled: Story = {
  args: { step: 'premium-type', answers: exampleChange(), priced: pricedFrom(exampleChange(), 'p-1') },
  async play({ canvas }) {
    await expect(await canvas.findByText('Now: Stepped (variable age-stepped).')).toBeVisible()
    await expect(canvas.getByText('Now: Monthly.')).toBeVisible()
    await expect(
      await canvas.findByText('You’re changing Mallee Life Company, policy MLC0012345.'),
    ).toBeVisible()
    const price = within(await canvas.findByRole('region', { name: 'Your monthly premium' }))
    await expect(price.getByText('The same as now')).toBeVisible()
  },
}

/** Four covers, two of them changed. */
export const TwoChanges: Story = {
  args: {
    step: 'premium-type',
    policies: [savedWhole()],
    answers: twoChanges(),
    priced: pricedFrom(exampleChange(wholePolicy()), 'p-2'),
  },
  async play({ canvas }) {
    const price = within(await canvas.findByRole('region', { name: 'Your yearly premium' }))
    await expect(price.getByText('−$1.00')).toBeVisible()
    await expect(canvas.getByText('$200,000 less')).toBeVisible()
    await expect(canvas.getByText('$50,000 more')).toBeVisible()
  },
}

/** A long name and number, and prices of eight figures. */
export const LongWords: Story = {
  args: {
    step: 'premium-type',
    policies: [{ ...savedWhole(), insurer_Code: 'MLP', name: 'MLP-0098-7700-6543-2101' }],
    answers: twoChanges(),
    priced: dear,
  },
  async play({ canvas }) {
    const price = within(await canvas.findByRole('region', { name: 'Your yearly premium' }))
    await expect(price.getByText('$888,888.88')).toBeVisible()
    await expect(price.getByText('$999,999.99')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { step: 'premium-type', answers: exampleChange(), previews: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Getting your premium')
  },
}

export const Failed: Story = {
  args: { step: 'premium-type', answers: twoChanges(), policies: [savedWhole()], previews: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get this premium.')
    await expect(canvas.getByRole('region', { name: 'Your premium' })).toBeVisible()
  },
}
