import type { SavedQuotes as Answer } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { quoteKind } from '#client-quote/draft-kind'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { exampleSaved, exampleSavedOffer } from '#client-quote/testing/exampleSaved.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { SavedQuotes } from './SavedQuotes.tsx'
import { savedQuoteView } from './savedQuoteView.ts'

interface StoryProps {
  readonly load: () => Promise<Answer>
  /** The insurer chosen on this device. */
  readonly chosen?: string
  /** How often the service fails first. */
  readonly failures?: number
  /** The answer that this page read ten minutes ago. */
  readonly earlier?: Answer
}

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

async function draftsWith(chosen: string | undefined) {
  const drafts = await openDrafts({ brand: `story-${crypto.randomUUID()}` })
  const selected = chosen === undefined ? null : exampleChosen(chosen, daysAgo(1))
  await drafts.save(quoteKind, drafts.newId(), { ...exampleAnswers(), selected })
  return drafts
}

function SavedQuotesStory({ load, chosen, failures = 0, earlier }: StoryProps) {
  const [services] = useState(() => {
    let left = failures
    const savedQuotes = async () => (left-- > 0 ? null : load())
    const made = fakePageServices({ drafts: () => draftsWith(chosen), behave: () => 'fail', savedQuotes })
    if (earlier) {
      const quotes = earlier.quotes.map((offer) => savedQuoteView(offer, null, new Date()))
      const updatedAt = Date.now() - 10 * 60_000
      queryClient(made).setQueryData([queryKeys.savedQuotes], { ...earlier, quotes }, { updatedAt })
    }
    return made
  })
  return (
    <main>
      <SavedQuotes services={services} />
    </main>
  )
}

const meta = { title: 'Screens/Account/Regions/Saved quotes', component: SavedQuotesStory } satisfies Meta<
  typeof SavedQuotesStory
>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { load: async () => exampleSaved(exampleSavedOffer('ING', daysAgo(1))) } }

export const Many: Story = {
  args: {
    load: async () =>
      exampleSaved(exampleSavedOffer('ING', daysAgo(1)), exampleSavedOffer('ACC', daysAgo(40))),
    chosen: 'ING',
  },
  play: async ({ canvas }) => {
    const here = await canvas.findByRole('article', { name: 'Ingleside Life' })
    await expect(here).toHaveTextContent('$393.18 a month')
    await expect(here).toHaveTextContent('Income protection$6,000 a month')
    await expect(here).toHaveTextContent(/Finish an application by/)
    await expect(
      canvas.getByRole('link', { name: 'Continue with this quote from Ingleside Life' }),
    ).toHaveAttribute('href', '/application/confirm-cover')
    const over = canvas.getByRole('article', { name: 'Accord Life' })
    await expect(over).toHaveTextContent(/These prices were valid until/)
    await expect(canvas.getByRole('link', { name: 'Get a quote' })).toHaveAttribute(
      'href',
      '/client-quote/select-covers',
    )
    await expect(canvas.getByText(/SAMPLE RATES/)).toBeVisible()
  },
}

const LONG = 'Wolfeschlegelsteinhausenbergerdorff Life and Disability Company'
const dear = exampleSavedOffer('ING', daysAgo(1))

export const LongWords: Story = {
  args: {
    load: async () =>
      exampleSaved({
        ...dear,
        selectedQuote: { ...dear.selectedQuote, supplierName: LONG, totalPremiumAmount: 999_999.99 },
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: LONG })).toHaveTextContent('$999,999.99')
  },
}

/** The last line of the page names saved quotes among what there is none of. */
export const None: Story = {
  args: { load: async () => exampleSaved() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Getting your saved quotes')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { load: async () => exampleSaved(), failures: Number.POSITIVE_INFINITY },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your saved quotes')
  },
}

export const FailedThenLoaded: Story = {
  args: { load: async () => exampleSaved(exampleSavedOffer('MLC', daysAgo(2))), failures: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your saved quotes')
    const again = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.click(again)
    await canvas.findByRole('article', { name: 'Mallee Life Company' })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Saved quotes' })).toHaveFocus())
  },
}

const customer = fakeCustomer('ann')

function OfCustomerStory() {
  const [services] = useState(() => {
    customer.become('ann')
    const code = () => (customer.subject() === 'ann' ? 'ING' : 'MLC')
    const savedQuotes = async () => exampleSaved(exampleSavedOffer(code(), daysAgo(1)))
    const fake = fakePageServices({ drafts: () => draftsWith(undefined), behave: () => 'fail', savedQuotes })
    return { ...fake, identity: customer.identity }
  })
  return (
    <main>
      <SavedQuotes services={services} />
    </main>
  )
}

export const AnotherCustomer: Story = {
  args: { load: async () => exampleSaved() },
  render: () => <OfCustomerStory />,
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('article', { name: 'Ingleside Life' })
    customer.become('bob')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await canvas.findByRole('article', { name: 'Mallee Life Company' })
    await expect(canvas.queryByRole('article', { name: 'Ingleside Life' })).toBeNull()
    customer.become(null)
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
  },
}

export const OutOfDate: Story = {
  args: {
    earlier: exampleSaved(exampleSavedOffer('ING', daysAgo(3))),
    load: async () =>
      exampleSaved(exampleSavedOffer('MLC', daysAgo(0)), exampleSavedOffer('ING', daysAgo(3))),
    failures: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Ingleside Life' })).toBeVisible()
    const notice = await canvas.findByRole('status')
    await expect(notice).toHaveTextContent(/Last updated \d+ \w+ \d{4}, \d+:\d\d [ap]m/)
    await waitFor(() => expect(notice).toHaveTextContent(/We couldn’t update this\./))
    await userEvent.click(await canvas.findByRole('button', { name: 'Update the list' }))
    await canvas.findByRole('article', { name: 'Mallee Life Company' })
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Saved quotes' })).toHaveFocus())
  },
}
