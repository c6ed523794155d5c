import { createApiClient, type SubmittedApplication } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { queryClient } from '#queries/query-client'
import { queryKeys } from '#queries/query-keys'
import { exampleSubmitted, exampleUnsigned } from '#tracker/testing/example-submitted'
import { leaveClaim } from '../claim/leftClaim.ts'
import { Applications } from './Applications.tsx'

interface StoryProps {
  /** What the list answers, one after the other; a failing service where it is null. */
  readonly lists: readonly (readonly SubmittedApplication[] | null | 'hang')[]
  /** What this page read ten minutes ago. */
  readonly earlier?: readonly SubmittedApplication[]
}

const other = exampleSubmitted({
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d2',
  reference: 'H7KQ3WXR',
  insurer: { supplierCode: 'ACC', supplierName: 'Accord Life', productName: 'Accord Life Cover Plan' },
})

function ApplicationsStory({ lists, earlier }: StoryProps) {
  const [services] = useState(() => {
    let calls = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname.endsWith('/claim')) return Response.json({ successful: true })
        if (pathname.endsWith('/claim/confirm')) {
          const { code } = await request.json()
          const refusal = { errors: [{ field: 'code', code: 'code-refused' }] }
          return code === '204816' ? Response.json(other) : Response.json(refusal, { status: 422 })
        }
        const list = lists[Math.min(calls, lists.length - 1)]
        calls += 1
        if (list === 'hang') return new Promise<never>(() => undefined)
        return list ? Response.json({ applications: list }) : Response.json({}, { status: 501 })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    const made = { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
    if (earlier) {
      queryClient(made).setQueryData([queryKeys.applications], earlier, { updatedAt: Date.now() - 600_000 })
    }
    return made
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <Applications services={services} email="zoe@example.com" />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { component: ApplicationsStory } satisfies Meta<typeof ApplicationsStory>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  args: { lists: [[exampleUnsigned(), other]] },
  async play({ canvas }) {
    const first = within(await canvas.findByRole('article', { name: 'Ingleside Life' }))
    await expect(first.getByText('Waiting for the second signature, sent on 25 November 2026.')).toBeVisible()
    await expect(first.getByText('ACDE3479')).toBeVisible()
    const items = within(first.getByRole('list', { name: 'What is outstanding with Ingleside Life' }))
    await expect(items.getAllByRole('listitem')).toHaveLength(2)
    const second = within(canvas.getByRole('article', { name: 'Accord Life' }))
    await expect(second.getByText('In review')).toBeVisible()
    await userEvent.click(second.getByText('What happens next'))
    await expect(second.getByText('We’ll email the insurer’s decision to zoe@example.com.')).toBeVisible()
  },
}

export const None: Story = {
  args: { lists: [[]] },
  async play({ canvas }) {
    await canvas.findByText(/^You haven’t submitted an application with this account yet\./)
  },
}

export const Loading: Story = {
  args: { lists: ['hang'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Getting your applications')).toBeVisible()
  },
}

export const CannotBeHad: Story = {
  args: { lists: [null, [other]] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your applications')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('article', { name: 'Accord Life' })
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Applications' })).toHaveFocus())
  },
}

export const OutOfDate: Story = {
  args: { earlier: [exampleSubmitted()], lists: [null, [other]] },
  async play({ canvas }) {
    await expect(canvas.getByRole('article', { name: 'Ingleside Life' })).toBeVisible()
    await canvas.findByText(/We couldn’t get anything newer\./)
    await userEvent.click(await canvas.findByRole('button', { name: 'Update the list' }))
    await canvas.findByRole('article', { name: 'Accord Life' })
  },
}

export const Claimed: Story = {
  args: { lists: [[], [other]] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByText('Add an application you made without signing in'))
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await canvas.findByText('Enter the reference')
    const reference = canvas.getByLabelText('Reference of the application')
    await expect(reference).toHaveFocus()
    await userEvent.type(reference, 'h7kq 3wxr')
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await canvas.findByText(/^If there’s an application H7KQ3WXR that can be added, a code is on its way/)
    await userEvent.type(canvas.getByLabelText('Code'), '111111')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the application' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code may be wrong or too old')
    await userEvent.clear(canvas.getByLabelText('Code'))
    await userEvent.type(canvas.getByLabelText('Code'), '204816')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the application' }))
    await canvas.findByText('You can follow H7KQ3WXR here from now on.')
    await canvas.findByRole('article', { name: 'Accord Life' })
  },
}

/** The link of our email was opened before sign-in. */
export const ClaimedAfterSignIn: Story = {
  args: { lists: [[], [other]] },
  beforeEach: () => leaveClaim('#claim=H7KQ3WXR.204816', Date.now()),
  async play({ canvas }) {
    await canvas.findByText('Press the button to add the application our email is about.')
    await expect(canvas.getByLabelText('Code')).toHaveValue('204816')
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('204816')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the application' }))
    await canvas.findByText('You can follow H7KQ3WXR here from now on.')
  },
}
