import { createApiClient, type IdentityCheck } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { IdentityCheckPage } from './IdentityCheckPage.tsx'

interface StoryProps {
  /** Successive answers of the list; null fails the request. */
  readonly lists: readonly (readonly IdentityCheck[] | null | 'hang')[]
  readonly link?: () => Response
}

const own: IdentityCheck = {
  policyHolder: 1,
  state: 'notStarted',
  verified: false,
  matchedDocuments: [],
  mismatches: [],
  triesLeft: 3,
}
const kim: IdentityCheck = {
  id: '8d4f0f3c-51f4-4a1b-8a7e-2b9a0a3f6c11',
  policyHolder: 2,
  state: 'notStarted',
  verified: false,
  name: 'Kim Example',
  reference: 'ACDE3479',
  hasSigned: true,
}
const sent = {
  successful: true,
  email: 'k•••@example.com',
  sentAt: '2026-11-24T01:02:04Z',
  expiresAt: '2026-12-08T01:02:04Z',
}

function Story({ lists, link = () => Response.json(sent) }: StoryProps) {
  const [services] = useState(() => {
    let calls = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch({ url }) {
        if (url.endsWith('/link')) return link()
        if (!url.endsWith('/identitychecks')) return Response.json({}, { status: 404 })
        const list = lists[Math.min(calls, lists.length - 1)]
        calls += 1
        if (list === 'hang') return new Promise<never>(() => undefined)
        return list ? Response.json(list) : Response.json({}, { status: 400 })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  const user = { id: 'sub', email: 'zoe@example.com', firstName: 'Zoë', lastName: 'Nguyễn' }
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <IdentityCheckPage services={services} customer={{ user, rememberMe: true, sharedComputer: false }} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Account/Identity check',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { lists: [[own]] },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

export const Empty: Stories = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Identity check' })
    await canvas.findByRole('heading', { level: 2, name: 'Before we start' })
    await expect(canvas.queryByRole('heading', { name: 'Second policy holders' })).toBeNull()
  },
}

export const DetailsHaveChanged: Stories = {
  args: {
    lists: [[{ ...own, state: 'inProgress', changed: ['person.name', 'person.dateOfBirth'] }]],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please do the identity check again')).toBeVisible()
    await expect(
      canvas.getByText(
        'You changed your name and date of birth after we confirmed who you are, so the check no longer covers the details we have now.',
      ),
    ).toBeVisible()
  },
}

export const Many: Stories = {
  args: {
    lists: [
      [
        { ...own, state: 'verified', verified: true },
        kim,
        { ...kim, id: '8d4f0f3c-51f4-4a1b-8a7e-2b9a0a3f6c12', name: 'Alex Example', hasSigned: false },
        {
          ...kim,
          id: '8d4f0f3c-51f4-4a1b-8a7e-2b9a0a3f6c13',
          name: 'Sam Example',
          state: 'verified',
          verified: true,
        },
      ],
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'We’ve confirmed who you are' })
    const first = within(canvas.getByRole('article', { name: 'Kim Example, ACDE3479' }))
    await expect(first.getByText('Not started')).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: 'Email Kim Example a link' }))
    await first.findByText('We’ve emailed a link to k•••@example.com. It works for 14 days.')
    const second = within(canvas.getByRole('article', { name: 'Alex Example, ACDE3479' }))
    await expect(second.getByText(/^They can do it once they’ve signed\./)).toBeVisible()
    await expect(second.queryByRole('button')).toBeNull()
    const third = within(canvas.getByRole('article', { name: 'Sam Example, ACDE3479' }))
    await expect(third.getByText('Done')).toBeVisible()
  },
}

export const FailedEmail: Stories = {
  args: {
    lists: [[own, kim]],
    link: () => Response.json({ errors: [{ field: '', code: 'mail-limit' }] }, { status: 429 }),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email Kim Example a link' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We can’t send any more emails for now.')
  },
}

export const Loading: Stories = {
  args: { lists: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Getting your identity check')
  },
}

export const Failed: Stories = {
  args: { lists: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your identity check')
  },
}

export const FailedThenLoaded: Stories = {
  args: { lists: [null, [own]] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your identity check')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { name: 'Before we start' })
  },
}
