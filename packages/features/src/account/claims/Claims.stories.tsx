import { type Claim, createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleClaim, exampleStates } from '#policies/claims/testing/exampleClaims.ts'
import { Claims } from './Claims.tsx'

interface StoryProps {
  /** Successive answers of the list; `malformed` is an invalid body. */
  readonly lists: readonly (readonly Claim[] | 'malformed' | 'hang')[]
}

function ClaimsStory({ lists }: StoryProps) {
  const [services] = useState(() => {
    let calls = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch() {
        const list = lists[Math.min(calls, lists.length - 1)]
        calls += 1
        if (list === 'hang') return new Promise<never>(() => undefined)
        return Response.json(list === 'malformed' ? [{}] : list)
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <Claims services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { title: 'Screens/Account/Regions/Claims', component: ClaimsStory } satisfies Meta<
  typeof ClaimsStory
>
export default meta
type Story = StoryObj<typeof meta>

const other = (changes: Partial<Claim>, n: number): Claim =>
  exampleClaim({ ...changes, id: `0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a0${n}`, reference: `C7KQ3WX${n}` })

export const One: Story = { args: { lists: [[exampleClaim()]] } }

export const Many: Story = {
  args: {
    lists: [
      [
        exampleStates.waiting,
        other(exampleStates.lodged, 2),
        other(exampleStates.declined, 3),
        other(exampleStates.paid, 4),
      ],
    ],
  },
  async play({ canvas, canvasElement }) {
    const [first, second] = await canvas.findAllByRole('article', { name: 'Income protection claim' })
    if (!first || !second) throw new Error('two claims')
    await expect(within(first).getByText('Waiting for you')).toBeVisible()
    await expect(within(first).getByText('By 14 July 2026. Waiting for you.')).toBeVisible()
    await expect(within(first).getByRole('link', { name: 'Open this claim C7KQ3WXR' })).toHaveAttribute(
      'href',
      '/account/make-a-claim/claim/0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01',
    )
    await expect(within(second).getByText('By 3 June 2026. Waiting for the insurer.')).toBeVisible()
    const stages = within(second).getByRole('list', { name: 'Where it’s up to' })
    await expect(
      within(stages)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lodged, done', 'Confirming, now', 'Review, to come', 'Decision, to come', 'Payment, to come'])
    const declined = within(
      canvas.getAllByRole('article', { name: 'Income protection claim' })[2] ?? canvasElement,
    )
    await expect(declined.getAllByRole('listitem').at(-1)).toHaveTextContent('Payment, not expected')
    const paid = canvas.getByRole('article', { name: 'Death claim, for Kim Example' })
    await expect(
      within(paid).getByText('The insurer has paid your claim. There’s nothing more to do.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Make another claim' })).toBeVisible()
  },
}

/** The last line of the page names claims among what there is none of. */
export const None: Story = {
  args: { lists: [[]] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}

export const Loading: Story = {
  args: { lists: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Getting your claims')
  },
}

export const Failed: Story = {
  args: { lists: ['malformed'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'We couldn’t get your claims',
    )
  },
}

export const FailedThenLoaded: Story = {
  args: { lists: ['malformed', [exampleClaim()]] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'We couldn’t get your claims',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('article', { name: 'Income protection claim' })
  },
}

/** It says so in its place, where the button was pressed. */
export const FailedThenNone: Story = {
  args: { lists: ['malformed', []] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }))
    await canvas.findByText(
      'You haven’t made a claim with this account. If something has happened, we’re here to help.',
    )
    await expect(canvas.getByRole('link', { name: 'Make a claim' })).toHaveAttribute(
      'href',
      '/account/make-a-claim',
    )
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Claims' })).toHaveFocus())
  },
}

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'

export const LongWords: Story = {
  args: {
    lists: [[{ ...exampleStates.waiting, insuredName: `${LONG} ${LONG}`, insurerName: `${LONG} Life` }]],
  },
}
