import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/PageServicesProvider.tsx'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import type { SubmittedApplication } from '../answers.ts'
import { SecondSignature } from './SecondSignature.tsx'

interface StoryProps {
  readonly answer: () => Response
  readonly submitted: SubmittedApplication
  readonly sentAt?: string
}

const submitted: SubmittedApplication = {
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
  secret: 'A'.repeat(43),
  reference: 'ACDE3479',
  status: 'waiting-for-second-signature',
  submittedAt: '2026-11-23T02:00:00Z',
  email: 'robin.example@example.com',
}

const sent = () =>
  Response.json({
    successful: true,
    email: 'k•••@example.com',
    sentAt: '2026-11-25T02:00:00Z',
    expiresAt: '2026-12-09T02:00:00Z',
  })
const refusing = (status: number, code: string) => () =>
  Response.json({ successful: false, errors: [{ field: '', code }] }, { status })

function Story({ answer, ...props }: StoryProps) {
  const [services] = useState(() => {
    const client = createApiClient({ baseUrl: 'https://api.example', fetch: async () => answer() })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <SecondSignature {...props} canSend />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Application/Parts/Second signature',
  component: Story,
  args: { answer: sent, submitted },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

export const Filled: Stories = {
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for the second signature. We sent the link on 23 November 2026.')
  },
}

export const SentOnAnotherDay: Stories = {
  args: { sentAt: '2026-11-24T02:00:00Z' },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for the second signature. We sent the link on 24 November 2026.')
  },
}

export const SendsAgain: Stories = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'We’ve emailed a new link to k•••@example.com.',
    )
    await canvas.findByText('Waiting for the second signature. We sent the link on 25 November 2026.')
  },
}

export const FailedTooManyEmails: Stories = {
  args: { answer: refusing(429, 'mail-limit') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again tomorrow.')
  },
}

export const AlreadySigned: Stories = {
  args: { answer: refusing(422, 'signed') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('The second policy holder has signed')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A draft of before, which does not know the application's id. */
export const CannotBeSentAgain: Stories = {
  args: { submitted: { ...submitted, id: undefined, secret: undefined } },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for the second signature. We sent the link on 23 November 2026.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
