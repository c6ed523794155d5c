import { createApiClient, type SubmittedApplication } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleSubmitted, exampleUnsigned } from '#submission/tracker/testing/exampleSubmitted.ts'
import { leaveClaim } from '../add-by-code/leftClaim.ts'
import { MadeWithoutSignIn } from '../add-by-code/MadeWithoutSignIn.tsx'
import { Applications } from './Applications.tsx'

interface StoryProps {
  /** Successive answers of the list; null fails the request. */
  readonly lists: readonly (readonly SubmittedApplication[] | null | 'hang')[]
  /** The answer that this page read ten minutes ago. */
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
        if (pathname.endsWith('/transfers')) return Response.json({ transfers: [] })
        if (pathname.endsWith('/claim')) return Response.json({ successful: true })
        if (pathname.endsWith('/claim/confirm')) {
          const { code } = await request.json()
          const refusal = { errors: [{ field: 'code', code: 'code-refused' }] }
          return code === '204816' ? Response.json(other) : Response.json(refusal, { status: 422 })
        }
        const list = lists[Math.min(calls, lists.length - 1)]
        calls += 1
        if (list === 'hang') return new Promise<never>(() => undefined)
        return list ? Response.json({ applications: list }) : Response.json({}, { status: 400 })
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
        <h1>Your account</h1>
        <Applications services={services} email="zoe@example.com" />
        <MadeWithoutSignIn services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { title: 'Screens/Account/Regions/Applications', component: ApplicationsStory } satisfies Meta<
  typeof ApplicationsStory
>
export default meta
type Story = StoryObj<typeof meta>

const BOTH = 'Application for life cover and income protection'

export const One: Story = { args: { lists: [[other]] } }

export const Many: Story = {
  args: { lists: [[exampleUnsigned(), other]] },
  async play({ canvas }) {
    const [one, two] = await canvas.findAllByRole('article', { name: BOTH })
    if (!one || !two) throw new Error('two applications')
    const first = within(one)
    await expect(
      first.getByText('Ingleside Life, reference ACDE3479. Submitted on 23 November 2026.'),
    ).toBeVisible()
    await expect(first.getByText('Waiting for a signature')).toBeVisible()
    await expect(
      first.getByText('It goes to Ingleside Life once the second policy holder has signed.'),
    ).toBeVisible()
    await expect(
      first.getByText('Waiting for the second signature. We sent the link on 25 November 2026.'),
    ).toBeVisible()
    const stages = within(first.getByRole('list', { name: 'Where it’s up to' })).getAllByRole('listitem')
    await expect(stages.map(({ textContent }) => textContent)).toEqual([
      'Submitted, done',
      'Second signature, now',
      'In review, to come',
      'Decision, to come',
      'Cover starts, to come',
    ])
    await userEvent.click(first.getByText('What you applied for, and what happens next'))
    const items = within(first.getByRole('list', { name: 'What’s outstanding with Ingleside Life' }))
    await expect(items.getAllByRole('listitem')).toHaveLength(2)
    const second = within(two)
    await expect(second.getAllByText('In review')[0]).toBeVisible()
    await expect(
      second.getByText('There’s nothing you need to do for now. Accord Life is assessing your application.'),
    ).toBeVisible()
    await expect(second.getByText('Expected by 30 November 2026.')).toBeVisible()
    await userEvent.click(second.getByText('What you applied for, and what happens next'))
    await expect(second.getByText('We’ll email the insurer’s decision to zoe@example.com.')).toBeVisible()
  },
}

/** An insurer that needs something comes first, with its day. */
export const NeedsSomethingFromYou: Story = {
  args: {
    lists: [
      [
        exampleSubmitted({
          covers: [
            { cover: 'life', amount: 500_000 },
            { cover: 'tpd', amount: 500_000 },
            { cover: 'incomeProtection', amount: 6_000 },
          ],
          outstanding: [
            { kind: 'assessment', dueOn: '2026-11-30', state: 'open' },
            { kind: 'income-proof', words: 'Send your tax returns.', dueOn: '2026-12-04', state: 'open' },
          ],
        }),
      ],
    ],
  },
  async play({ canvas }) {
    const item = within(await canvas.findByRole('article', { name: 'Application for 3 covers' }))
    await expect(item.getByText('Needs something from you')).toBeVisible()
    await expect(
      item.getByText('Ingleside Life needs something from you before it can decide.'),
    ).toBeVisible()
    await expect(item.getByText('Expected by 4 December 2026.')).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    lists: [
      [
        exampleSubmitted({
          insurer: {
            supplierCode: 'ING',
            supplierName: 'Wolfeschlegelsteinhausenbergerdorff Life and Disability Company',
            productName: 'Cover Plan',
          },
        }),
      ],
    ],
  },
}

/** The last line of the page names applications among what there is none of. */
export const None: Story = {
  args: { lists: [[]] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Applications' })).toBeNull())
    await expect(canvas.getByText('Add an application you made without logging in')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { lists: ['hang'] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Getting your applications')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { lists: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your applications')
  },
}

export const FailedThenLoaded: Story = {
  args: { lists: [null, [other]] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your applications')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('article', { name: BOTH })
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Applications' })).toHaveFocus())
  },
}

export const OutOfDate: Story = {
  args: { earlier: [exampleSubmitted()], lists: [null, [other]] },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Ingleside Life, reference ACDE3479\./)).toBeVisible()
    await canvas.findByText(/We couldn’t update this\./)
    await userEvent.click(await canvas.findByRole('button', { name: 'Update the list' }))
    await canvas.findByText(/^Accord Life, reference H7KQ3WXR\./)
  },
}

export const AddsAnApplication: Story = {
  args: { lists: [[], [other]] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByText('Add an application you made without logging in'))
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await canvas.findByText('Enter the application reference')
    const reference = canvas.getByLabelText('Application reference')
    await expect(reference).toHaveFocus()
    await userEvent.type(reference, 'h7kq 3wxr')
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a code' }))
    await canvas.findByText(/^If application H7KQ3WXR can be added, a code is on its way/)
    await userEvent.type(canvas.getByLabelText('Code'), '111111')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the application' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code may be wrong or too old')
    await userEvent.clear(canvas.getByLabelText('Code'))
    await userEvent.type(canvas.getByLabelText('Code'), '204816')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the application' }))
    await canvas.findByText('You can follow H7KQ3WXR here from now on.')
    await canvas.findByRole('article', { name: BOTH })
  },
}

/** The link of our email was opened before sign-in. */
export const OpenedFromAnEmail: Story = {
  args: { lists: [[], [other]] },
  beforeEach: () => leaveClaim('#claim=H7KQ3WXR.204816', Date.now()),
  async play({ canvas }) {
    await canvas.findByText('Press the button to add the application from our email.')
    await expect(canvas.getByLabelText('Code')).toHaveValue('204816')
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('204816')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the application' }))
    await canvas.findByText('You can follow H7KQ3WXR here from now on.')
  },
}
