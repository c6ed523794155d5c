import { policyPreviewRequest } from '@coverkit/core/change-cover'
import { policyFromSaved } from '@coverkit/core/policies'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { today } from '#fields/controls'
import { exampleLapsingPolicy } from '#policies/testing/examplePolicies.ts'
import { withAfter } from '../../answers.ts'
import { examplePreview as pricesOf } from '../../simulator/examplePreview.fixture.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import {
  exampleChange,
  insurableLife,
  savedLife,
  savedWhole,
  tenChanges,
  twoChanges,
  wholePolicy,
  withLife,
  withoutCovers,
} from '../../testing/exampleChange.ts'
import { declinedPreview, examplePreview } from '../../testing/examplePreview.ts'

const meta = { title: 'Screens/Change of cover/Review cover', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

const step = 'review-cover'
const COVER = 'Your cover: now, change, after'
/** A policy whose indexation is off permanently. */
const savedUnindexed = () => ({ ...savedLife(), indexation: 'offPermanent' as const })

const less = () => withLife(exampleChange(), 450_000)

const withoutIndexation = ({ change, ...answers }: ReturnType<typeof less>) => ({
  ...answers,
  change: { ...change, after: { ...change.after, indexation: 'offPermanent' as const } },
})

export const Filled: Story = { args: { step, answers: less() } }

export const LessCoverInDetail: Story = {
  args: { step, answers: less() },
  async play({ canvas }) {
    const row = within(await canvas.findByRole('table', { name: COVER })).getByRole('row', {
      name: /^Life cover/,
    })
    for (const text of ['Outside super', '$600,000', '$150,000 less', '$450,000'])
      await expect(row).toHaveTextContent(text)
    const table = within(canvas.getByRole('table', { name: COVER }))
    const total = await table.findByRole('row', { name: /^Monthly premium/ })
    await expect(total).toHaveTextContent('$57.71$46.59−$11.12')
    await expect(table.getByRole('row', { name: /^Yearly premium/ })).toHaveTextContent(
      '$692.52$559.08−$133.44',
    )
    await expect(row).toHaveTextContent('−$11.12')
    await expect(canvas.getByText(/Nothing changes until/).closest('p')).toHaveTextContent(
      'One change, and $11.12 a month less. Nothing changes until you’ve signed on the last page.',
    )
    await userEvent.click(canvas.getByText('What each cover costs'))
    const premium = within(await canvas.findByRole('table', { name: 'Monthly premium' }))
    await expect(premium.getByRole('row', { name: /^Policy fee/ })).toHaveTextContent('$7.90$7.90$0.00')
    await expect(premium.getByRole('row', { name: /^In total/ })).toHaveTextContent('$57.71$46.59−$11.12')
    await userEvent.click(canvas.getByText('Four other things stay as they are'))
    await expect(canvas.getByRole('link', { name: /^Change\s*: Indexation$/ })).toBeVisible()
    await expect(
      canvas.getByText('It’s due to start on 14 December 2026. Until it does, your policy stays as it is.'),
    ).toBeVisible()
    await expect(canvas.getByText('Not needed for life cover,').closest('li')).toHaveTextContent(
      'Not needed for life cover, because the amount goes down.',
    )
    await userEvent.click(canvas.getByText('Show the figures'))
    await expect(await canvas.findByRole('row', { name: /^37/ })).toHaveTextContent('$692.52$559.08−$133.44')
  },
}

export const MoreCover: Story = {
  args: { step, answers: withLife(exampleChange(), 900_000), previews: [examplePreview(7_402)] },
  async play({ canvas }) {
    const needed = await canvas.findByText('Needed for life cover,')
    await expect(needed.closest('li')).toHaveTextContent('Needed for life cover, because the amount goes up.')
    await expect(await canvas.findByRole('button', { name: /^See the \d+ questions$/ })).toBeVisible()
    await expect(canvas.getByText(/^Once the insurer agrees, after/)).toBeVisible()
    await expect(canvas.getByText(/^For life cover you have at least 14 days/)).toBeVisible()
    await expect(
      canvas.getByText('Next: your duty, the key documents and the health questions. Then you sign.'),
    ).toBeVisible()
  },
}

export const UndoesOneChange: Story = {
  args: {
    step,
    answers: withAfter(withLife(exampleChange(), 450_000), { indexation: 'off12Months' }),
  },
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table', { name: COVER }))
    await userEvent.click(table.getByRole('button', { name: /^Undo\s*: Indexation/ }))
    const said = await canvas.findByText('Undone: Indexation.')
    await waitFor(() => expect(said.closest('[role=status]')).toHaveFocus())
    await expect(table.queryByRole('row', { name: /^Indexation/ })).toBeNull()
    await expect(table.getByRole('row', { name: /^Life cover/ })).toHaveTextContent('$450,000')
  },
}

/** Why is asked for once something changes, and is kept when a change is undone. */
export const GivesReasons: Story = {
  args: {
    step,
    answers: withAfter(withLife(exampleChange(), 450_000), { indexation: 'off12Months' }),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByText('Tell us why (optional)'))
    const reasons = within(
      await canvas.findByRole('group', { name: 'Why are you changing your cover? (optional)' }),
    )
    await expect(reasons.getAllByRole('checkbox')).toHaveLength(10)
    await userEvent.click(reasons.getByRole('checkbox', { name: 'I paid off debts' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Undo\s*: Indexation/ }))
    await canvas.findByText('Undone: Indexation.')
    await expect(reasons.getByRole('checkbox', { name: 'I paid off debts' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Your duty to take reasonable care/ }),
    ).toBeVisible()
  },
}

export const UndoesAllChanges: Story = {
  args: { step, answers: less() },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo all changes' }))
    await canvas.findByText('You’ve undone all changes. Your policy stays as it is.')
    await expect(canvas.getByText('There are no changes to submit')).toBeVisible()
  },
}

/** The figures are of the changed terms: an increase after an event has no price yet. */
export const ChangeAndAnIncrease: Story = {
  args: {
    step,
    answers: {
      ...exampleChange(),
      change: withAfter(exampleChange(), { indexation: 'off12Months' }).change,
      insurable: [insurableLife],
      increase: {
        policyId: 'p-1',
        event: 'marriage',
        eventDate: today(),
        newAmount: null,
        earlierAmount: null,
        cover: 'life',
        increase: 50_000,
        acknowledged: true,
      },
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('row', { name: /^Monthly premium/ })
    await expect(canvas.getByText('Life cover: $50,000 more')).toBeVisible()
    await expect(canvas.getByText(/Nothing changes until/).closest('p')).toHaveTextContent(
      /^Two changes, and \$11\.12 a month less, not counting the increase after a life event\. Nothing/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all changes' }))
    await canvas.findByText('You’ve undone all changes. Your policy stays as it is.')
    await expect(canvas.queryByText('Life cover: $50,000 more')).toBeNull()
  },
}

export const Empty: Story = {
  args: { step, answers: exampleChange(wholePolicy()), policies: [savedWhole()] },
  async play({ canvas }) {
    await expect(await canvas.findByText('There are no changes to submit')).toBeVisible()
    await expect(canvas.getAllByText('No change')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Review your changes' })).toBeVisible()
  },
}

export const NotOffered: Story = {
  args: { step, answers: withLife(exampleChange(), 900_000), previews: [declinedPreview()] },
  async play({ canvas }) {
    await expect(await canvas.findByText('The insurer doesn’t offer this')).toBeVisible()
    await expect(canvas.getByText('Life cover isn’t offered on these terms at your age.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { step, answers: less(), previews: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t work out the premium')).toBeVisible()
  },
}

export const FailedThenLoaded: Story = {
  args: { step, answers: less(), previews: [null, examplePreview()] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t work out the premium')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('row', { name: /^Monthly premium/ })
  },
}

export const Loading: Story = {
  args: { step, answers: less(), previews: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Working out the premium')
  },
}

const whole = exampleChange(wholePolicy())

/** The whole policy with income protection paid sooner. */
function withShorterWait() {
  const { quote } = whole.change.after
  const incomeProtectionCover = { ...quote.incomeProtectionCover, waitingPeriod: '30' } as const
  return withAfter(whole, { quote: { ...quote, incomeProtectionCover } })
}

const ofWhole = {
  step,
  policies: [savedWhole()],
  priced: (request) => pricesOf(policyPreviewRequest('p-2', whole.change.now), request),
} satisfies Partial<Parameters<typeof ChangeStory>[0]>

/** A policy that lapses has no day of debit: the change starts when the insurer has made it. */
export const OfALapsingPolicy: Story = {
  args: {
    step,
    answers: less(),
    policies: [{ ...exampleLapsingPolicy(), id: savedLife().id }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Once the insurer has made the change\. Until then/)).toBeVisible()
    await expect(canvas.queryByText(/due to start/)).toBeNull()
    await expect(canvas.getByText(/^There’s no cooling-off period for reducing cover/)).toBeVisible()
  },
}

/** Less cover that no longer grows with inflation adds nothing either. */
export const LessCoverWithoutIndexation: Story = {
  args: { step, answers: withoutIndexation(less()) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^There’s no cooling-off period for reducing cover/)).toBeVisible()
  },
}

/** A shorter waiting period reduces nothing: whether it can be taken back is not ours to say. */
export const ShorterWaitingPeriod: Story = {
  args: { ...ofWhole, answers: withShorterWait() },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Call us to check whether a cooling-off period applies.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/no cooling-off period/)).toBeNull()
  },
}

/** Changed covers come first; unchanged ones are in the background. */
export const TwoChanges: Story = {
  args: { ...ofWhole, answers: twoChanges() },
  async play({ canvas, canvasElement }) {
    const table = within(await canvas.findByRole('table', { name: COVER }))
    await table.findByRole('row', { name: /^Yearly premium/ })
    const names = table.getAllByRole('rowheader').map((header) => header.firstChild?.textContent)
    await expect(names).toEqual([
      'Life cover',
      'Critical illness cover',
      'TPD cover',
      'Income protection',
      'Yearly premium',
    ])
    await expect(table.getByRole('row', { name: /^Income protection/ })).toHaveTextContent(
      'After 90 days, to age 65, partially from super',
    )
    await expect(table.getAllByText('No change')).toHaveLength(2)
    await expect(canvas.getByText('You can’t easily undo this')).toBeVisible()
    await userEvent.click(canvas.getByText('Five other things stay as they are'))
    await expect(canvas.getByText('Enduring rollover')).toBeVisible()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

export const LongWordsTenChanges: Story = {
  args: { ...ofWhole, answers: tenChanges() },
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table', { name: COVER }))
    await expect(table.getAllByRole('button', { name: /^Undo/ })).toHaveLength(10)
    await expect(await canvas.findByText(/^Ten changes, and/)).toBeVisible()
  },
}

/** Without a cover there is nothing to price. */
export const EveryCoverRemoved: Story = {
  args: { step, answers: withoutCovers() },
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table', { name: COVER }))
    await expect(table.getByRole('row', { name: /^Life cover/ })).toHaveTextContent('Removed')
    await expect(canvas.getByText('With no cover left, no new premiums fall due.')).toBeVisible()
    await expect(canvas.queryByText(/other things? stays? as/)).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'When it ends' })).toBeVisible()
    await expect(await canvas.findByText(/^Your policy is due to end on 14 December 2026\./)).toBeVisible()
  },
}

/** Indexation that was off permanently was turned on first: it doesn't matter any more. */
export const NoCoverLeftAfterOtherChanges: Story = {
  args: {
    step,
    policies: [savedUnindexed()],
    answers: withoutCovers(withAfter(exampleChange(policyFromSaved(savedUnindexed())), { indexation: 'on' })),
  },
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table', { name: COVER }))
    await expect(table.getByRole('row', { name: /^Life cover/ })).toHaveTextContent('Removed')
    await expect(table.queryByRole('row', { name: /^Indexation/ })).toBeNull()
    await expect(canvas.queryByText(/indexation was off permanently/)).toBeNull()
  },
}
