import { createApiClient } from '@coverkit/api-client'
import { policyFromSaved, type SavedPolicy } from '@coverkit/core/policies'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import {
  exampleLapsingPolicy,
  exampleLifePolicy,
  exampleTenPolicies,
  exampleWholePolicy,
} from '#policies/testing/example-policies'
import { queryClient } from '#queries/query-client'
import { queryKeys } from '#queries/query-keys'
import { Policies } from './Policies.tsx'

interface StoryProps {
  /** What the list answers, one after the other; a failing service where it is null. */
  readonly lists: readonly (readonly SavedPolicy[] | null | 'hang' | 'malformed')[]
  /** What this page read ten minutes ago. */
  readonly earlier?: readonly SavedPolicy[]
}

function PoliciesStory({ lists, earlier }: StoryProps) {
  const [services] = useState(() => {
    let calls = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        if (request.url.endsWith('/policies/changes')) return Response.json({ changes: [] })
        const list = lists[Math.min(calls, lists.length - 1)]
        calls += 1
        if (list === 'hang') return new Promise<never>(() => undefined)
        if (list === 'malformed') return Response.json([{ id: 'p-1', commission: 1 }])
        return list ? Response.json(list) : Response.json({}, { status: 501 })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    const made = { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
    if (earlier) {
      const read = earlier.map(policyFromSaved)
      queryClient(made).setQueryData([queryKeys.policies], read, { updatedAt: Date.now() - 600_000 })
    }
    return made
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <Policies services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { component: PoliciesStory } satisfies Meta<typeof PoliciesStory>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  args: { lists: [[exampleLifePolicy()]] },
  async play({ canvas }) {
    const policy = within(
      await canvas.findByRole('article', { name: 'Mallee Life Company Policy MLC0012345' }),
    )
    await expect(policy.getByText('Life cover')).toBeVisible()
    await expect(policy.getByText('$600,000')).toBeVisible()
    await expect(policy.getByText('Outside super.')).toBeVisible()
    await expect(policy.getByText('$57.71 a month')).toBeVisible()
    await expect(policy.getByText(/Anniversary 14 August 2027\.$/)).toBeVisible()
    await expect(canvas.getByText('$692.52 a year at today’s premiums')).toBeVisible()
    await expect(canvas.getByText('$57.71 on 14 December 2026')).toBeVisible()
    await expect(canvas.getByText(/SAMPLE RATES/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Cover inside super' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See what you can increase' })).toHaveAttribute(
      'href',
      '/account/guaranteed-future-insurability',
    )
  },
}

/** One policy with covers of both owners: its premium is shown once. */
export const PartlyInSuper: Story = {
  args: { lists: [[exampleWholePolicy()]] },
  async play({ canvas }) {
    const own = within(await canvas.findByRole('region', { name: 'Cover you own' }))
    const inSuper = within(canvas.getByRole('region', { name: 'Cover inside super' }))
    await expect(own.getByText('Critical illness cover')).toBeVisible()
    await expect(own.getByText('Income protection')).toBeVisible()
    await expect(own.queryByText('Life cover')).toBeNull()
    await expect(inSuper.getByText('Life cover')).toBeVisible()
    await expect(inSuper.getByText('Income protection')).toBeVisible()
    await expect(
      inSuper.getByText(/^Linked to life \$700,000, standalone \$100,000\. Any occupation\./),
    ).toBeVisible()
    await expect(own.getByText(/It’s one cover, not two\.$/)).toBeVisible()
    await expect(own.getByText('$9,767.58 a year')).toBeVisible()
    await expect(inSuper.queryByText('$9,767.58 a year')).toBeNull()
    await expect(inSuper.getByText('Its premium and dates are above, under Cover you own.')).toBeVisible()
  },
}

export const Ten: Story = {
  args: { lists: [exampleTenPolicies()] },
  async play({ canvas }) {
    const own = within(await canvas.findByRole('region', { name: 'Cover you own' }))
    const inSuper = within(canvas.getByRole('region', { name: 'Cover inside super' }))
    await expect(own.getAllByRole('article')).toHaveLength(6)
    await expect(inSuper.getAllByRole('article')).toHaveLength(5)
    await expect(canvas.getByText('$519.39 a month plus $9,767.58 a year')).toBeVisible()
  },
}

export const Lapsing: Story = {
  args: {
    lists: [
      [
        exampleLapsingPolicy(),
        exampleLapsingPolicy({ id: 'p-4', name: 'MLP0000001', status: 'lapsed', lapse_Date: '2026-10-01' }),
      ],
    ],
  },
  async play({ canvas }) {
    const lapsing = within(
      await canvas.findByRole('article', { name: 'Meridian Life Protection Policy MLP2210087' }),
    )
    await expect(
      lapsing.getByText(
        /^You’re still covered, but this policy ends on 14 December 2026 unless \$24\.15 is paid\./,
      ),
    ).toBeVisible()
    await expect(lapsing.getByRole('link', { name: 'Contact us about this policy' })).toBeVisible()
    const ended = within(canvas.getByRole('article', { name: 'Meridian Life Protection Policy MLP0000001' }))
    await expect(ended.getByText('This policy has ended')).toBeVisible()
    await expect(canvas.getByText('None due')).toBeVisible()
  },
}

export const None: Story = {
  args: { lists: [[]] },
  async play({ canvas }) {
    await canvas.findByText('You don’t have a policy with us yet. Once you do, you’ll see it here.')
    await expect(canvas.queryByText('Total premium')).toBeNull()
    await expect(canvas.queryByText('Has something changed?')).toBeNull()
  },
}

export const Loading: Story = {
  args: { lists: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Getting your policies')
  },
}

export const CannotBeHad: Story = {
  args: { lists: [null, [exampleLifePolicy()]] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your policies')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('article', { name: 'Mallee Life Company Policy MLC0012345' })
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your policies' })).toHaveFocus())
  },
}

export const Malformed: Story = {
  args: { lists: ['malformed'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your policies')
  },
}

export const OutOfDate: Story = {
  args: { earlier: [exampleLifePolicy()], lists: [null, [exampleWholePolicy()]] },
  async play({ canvas }) {
    await expect(canvas.getByRole('article', { name: 'Mallee Life Company Policy MLC0012345' })).toBeVisible()
    await canvas.findByText(/We couldn’t get anything newer\./)
    await userEvent.click(await canvas.findByRole('button', { name: 'Update the list' }))
    await expect(await canvas.findAllByRole('article', { name: 'Neota Life Policy 40088112' })).toHaveLength(
      2,
    )
  },
}
