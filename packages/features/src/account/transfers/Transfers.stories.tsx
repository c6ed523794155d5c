import { createApiClient, type SubmittedTransfer, type TransferredPolicy } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { MadeWithoutSignIn } from '../add-by-code/MadeWithoutSignIn.tsx'
import { Transfers } from './Transfers.tsx'

interface StoryProps {
  /** Successive answers of the list; null fails the request. */
  readonly lists: readonly (readonly SubmittedTransfer[] | null | 'hang' | 'malformed')[]
}

const policy: TransferredPolicy = {
  policyId: 't-1',
  insurerCode: 'ZUR',
  policyNumber: 'ZU-889120',
  name: 'Robin Example',
  policyStatus: 'Active',
  stage: 'with-insurer',
  stageAt: '2026-11-24T02:00:00Z',
  expectedOn: '2026-12-21',
}

const underWay: SubmittedTransfer = {
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
  reference: 'T7KQ3WXR',
  status: 'in-progress',
  submittedAt: '2026-11-23T02:00:00Z',
  policies: [
    policy,
    { ...policy, policyId: 't-2', insurerCode: 'MLC', stage: 'needs-you', reason: 'policy-not-found' },
    { ...policy, policyId: 't-4', insurerCode: 'NEO', stage: 'transferred', name: 'R'.repeat(101) },
    { ...policy, policyId: 't-5', policyStatus: 'Discontinued' },
  ],
  signatures: [{ holder: 1, state: 'signed', signedAt: '2026-11-23T02:00:00Z', sentAt: null }],
  letters: ['ZUR', 'MLC', 'NEO'],
}
const unsigned: SubmittedTransfer = {
  ...underWay,
  id: '7b0c4f1e-2f6d-4c7c-9a51-0f6f4d0c1b22',
  reference: 'HJ4KMN7P',
  status: 'waiting-for-second-signature',
  policies: [{ ...policy, policyId: 't-3', insurerCode: 'ACC', stage: null, stageAt: null }],
  signatures: [
    ...underWay.signatures,
    { holder: 2, state: 'waiting', signedAt: null, sentAt: '2026-11-24T02:00:00Z' },
  ],
  letters: [],
}

function TransfersStory({ lists }: StoryProps) {
  const [services] = useState(() => {
    let calls = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname.endsWith('/applications')) return Response.json({ applications: [] })
        if (pathname.endsWith('/claim')) return Response.json({ successful: true })
        if (pathname.endsWith('/signature'))
          return Response.json({
            successful: true,
            email: 'k•••@example.com',
            sentAt: '2026-11-25T02:00:00Z',
            expiresAt: '2026-12-09T02:00:00Z',
          })
        const list = lists[Math.min(calls, lists.length - 1)]
        calls += 1
        if (list === 'hang') return new Promise<never>(() => undefined)
        if (list === 'malformed') return Response.json({ transfers: '[{' })
        return list ? Response.json({ transfers: list }) : Response.json({}, { status: 400 })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <h1>Your account</h1>
        <Transfers services={services} />
        <MadeWithoutSignIn services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { title: 'Screens/Account/Regions/Transfers', component: TransfersStory } satisfies Meta<
  typeof TransfersStory
>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { lists: [[underWay]] } }

export const Many: Story = {
  args: { lists: [[unsigned, underWay]] },
  async play({ canvas }) {
    const first = within(await canvas.findByRole('article', { name: 'Transfer HJ4KMN7P' }))
    await expect(first.getByText('Not sent yet')).toBeVisible()
    await expect(
      first.getByText(
        'Submitted on 23 November 2026. Once everyone has signed, you’ll find your letters of authority under “Documents”.',
      ),
    ).toBeVisible()
    await expect(
      first.getByText('Waiting for the second signature. We sent the link on 24 November 2026.'),
    ).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Send the link again' }))
    await first.findByText(/^We’ve emailed a new link to k•••@example\.com\./)
    const second = within(canvas.getByRole('article', { name: 'Transfer T7KQ3WXR' }))
    await expect(second.getAllByRole('article')).toHaveLength(3)
    const zurella = within(second.getByRole('article', { name: 'Zurella' }))
    await expect(zurella.getByText('Since 24 November 2026. Expected by 21 December 2026.')).toBeVisible()
    const stages = within(zurella.getByRole('list', { name: 'Where it’s up to' })).getAllByRole('listitem')
    await expect(stages.map(({ textContent }) => textContent)).toEqual([
      'Signed, done',
      'Sent, done',
      'With insurer, now',
      'Transfer, to come',
    ])
    await expect(second.getByText('Needs something from you')).toBeVisible()
    // They are downloaded in one place only.
    await expect(second.getByText(/Your letters of authority are under “Documents”\.$/)).toBeVisible()
    await expect(second.queryByRole('button', { name: /^Download/ })).toBeNull()
    await userEvent.click(canvas.getByText('Add a transfer you made without logging in'))
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code for the transfer' }))
    await expect(canvas.getByLabelText('Transfer reference')).toHaveFocus()
  },
}

/** Names and numbers without a place to break. */
export const LongWords: Story = {
  args: {
    lists: [
      [
        {
          ...underWay,
          policies: [
            { ...policy, policyNumber: 'ZU889120'.repeat(3), name: 'Wolfeschlegelsteinhausen'.repeat(3) },
            {
              ...policy,
              policyId: 't-6',
              insurerCode: 'MLP',
              stage: 'needs-you',
              reason: 'policy-not-found',
            },
          ],
        },
      ],
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('article', { name: /^Transfer T7KQ/ })
  },
}

/** The last line of the page names transfers among what there is none of. */
export const None: Story = {
  args: { lists: [[]] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Transfers' })).toBeNull())
  },
}

export const Loading: Story = {
  args: { lists: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Getting your transfers')
  },
}

export const Failed: Story = {
  args: { lists: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your transfers')
  },
}

export const FailedThenLoaded: Story = {
  args: { lists: ['malformed', [underWay]] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your transfers')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('article', { name: 'Transfer T7KQ3WXR' })
  },
}
