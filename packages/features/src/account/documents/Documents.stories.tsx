import type { SubmittedTransfer } from '@coverkit/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { exampleSubmitted } from '#tracker/testing/example-submitted'
import { type FakeAccount, fakeAccount } from '../fakeAccount.fixture.ts'
import { Documents } from './Documents.tsx'

function DocumentsStory({ account }: { readonly account: FakeAccount }) {
  const [services] = useState(() => fakeAccount(account))
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <h1>Your account</h1>
        <Documents services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { component: DocumentsStory } satisfies Meta<typeof DocumentsStory>
export default meta
type Story = StoryObj<typeof meta>

const pds = {
  type: 'PDS',
  name: 'Ingleside Life disclosure statement',
  version: '4.1',
  date: '2026-03-01',
} as const
const application = exampleSubmitted({
  documents: [
    { ...pds, url: '/documents/ING-PDS.pdf' },
    { ...pds, type: 'FSG', name: 'Ingleside Life financial services guide', version: '3.1', url: null },
  ],
})
const transfer: SubmittedTransfer = {
  id: '7b0c4f1e-2f6d-4c7c-9a51-0f6f4d0c1b22',
  reference: 'HJ4KMN7P',
  status: 'in-progress',
  submittedAt: '2026-11-23T02:00:00Z',
  policies: [],
  signatures: [{ holder: 1, state: 'signed', signedAt: '2026-11-23T02:00:00Z', sentAt: null }],
  letters: ['ZUR'],
}

export const OfApplicationAndTransfer: Story = {
  args: { account: { applications: [application], transfers: [transfer] } },
  async play({ canvas }) {
    const table = within(
      await canvas.findByRole('table', { name: 'Application ACDE3479 with Ingleside Life' }),
    )
    const row = table.getByRole('row', { name: /^Ingleside Life disclosure statement/ })
    await expect(row).toHaveTextContent(/4\.1.*1 March 2026/)
    await expect(
      table.getByRole('link', { name: 'Open Ingleside Life disclosure statement, opens in a new tab' }),
    ).toHaveAttribute('href', 'https://api.example/documents/ING-PDS.pdf')
    await expect(
      table.getByRole('link', { name: 'Ask us for a copy: a newer version is out now' }),
    ).toHaveAttribute('href', '/contact-us')
    const letters = within(canvas.getByRole('table', { name: 'Transfer HJ4KMN7P' }))
    await expect(letters.getByRole('row', { name: /^Letter of authority to Zurella/ })).toBeVisible()
  },
}

export const NotDownloaded: Story = {
  args: { account: { applications: [application] } },
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Download Receipt of your application/ }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get the document')
  },
}

export const None: Story = {
  args: { account: {} },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Once you’ve applied or transferred a policy, your documents are here.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Loading: Story = {
  args: { account: { applications: 'hang', transfers: 'hang' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Getting the documents of your applications')).toBeVisible()
    await expect(canvas.getByText('Getting your letters of authority')).toBeVisible()
  },
}

export const CannotBeHad: Story = {
  args: { account: { applications: 'fail', transfers: [transfer] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t get the documents of your applications',
    )
    await expect(await canvas.findByRole('table', { name: 'Transfer HJ4KMN7P' })).toBeVisible()
  },
}
