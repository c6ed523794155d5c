import { createApiClient, type TransferredPolicy } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { Transfers } from './Transfers.tsx'

interface StoryProps {
  /** What the list answers, one after the other; a failing service where it is null. */
  readonly lists: readonly (readonly TransferredPolicy[] | null | 'hang' | 'malformed')[]
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

function TransfersStory({ lists }: StoryProps) {
  const [services] = useState(() => {
    let calls = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname.endsWith('/claim')) return Response.json({ successful: true })
        const list = lists[Math.min(calls, lists.length - 1)]
        calls += 1
        if (list === 'hang') return new Promise<never>(() => undefined)
        if (list === 'malformed') return Response.json({ successful: true, data: '[{' })
        return list
          ? Response.json({ successful: true, data: JSON.stringify(list) })
          : Response.json({}, { status: 501 })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <main>
        <Transfers services={services} />
      </main>
    </PageServicesProvider>
  )
}

const meta = { component: TransfersStory } satisfies Meta<typeof TransfersStory>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  args: {
    lists: [
      [
        policy,
        { ...policy, policyId: 't-2', insurerCode: 'MLC', stage: 'needs-you', reason: 'policy-not-found' },
        { ...policy, policyId: 't-3', insurerCode: 'ACC', stage: null, stageAt: null },
        { ...policy, policyId: 't-4', insurerCode: 'NEO', stage: 'transferred', name: 'R'.repeat(101) },
        { ...policy, policyId: 't-5', policyStatus: 'Discontinued' },
      ],
    ],
  },
  async play({ canvas }) {
    const first = within(await canvas.findByRole('article', { name: 'Zurella' }))
    await expect(first.getByText('With insurer')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByText('Needs you')).toBeVisible()
    await expect(canvas.getByText('Not sent yet')).toBeVisible()
    await userEvent.click(canvas.getByText('Add a transfer you made without signing in'))
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code for the transfer' }))
    await expect(canvas.getByLabelText('Reference of the transfer')).toHaveFocus()
  },
}

export const None: Story = {
  args: { lists: [[]] },
  async play({ canvas }) {
    await canvas.findByText('You haven’t asked us to take over a policy with this account yet.')
  },
}

export const Loading: Story = {
  args: { lists: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Getting your transfers')
  },
}

export const Malformed: Story = {
  args: { lists: ['malformed', [policy]] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your transfers')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('article', { name: 'Zurella' })
  },
}
