import type { SubmittedTransfer } from '@coverkit/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { exampleSubmitted } from '#submission/tracker/testing/exampleSubmitted.ts'
import { examplePolicyChange } from '../changes/exampleChange.fixture.ts'
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

const meta = { title: 'Screens/Account/Regions/Documents', component: DocumentsStory } satisfies Meta<
  typeof DocumentsStory
>
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

export const ChangeOfCover: Story = {
  args: { account: { changes: [examplePolicyChange()] } },
  async play({ canvas }) {
    const list = within(
      await canvas.findByRole('list', { name: 'Change of cover H7KQ3WXR, policy MLC0012345' }),
    )
    await expect(list.getByRole('listitem')).toHaveTextContent(/^Your change of cover, as you signed it/)
    await expect(list.getByRole('button', { name: /^Download/ })).toBeVisible()
  },
}

export const One: Story = { args: { account: { applications: [application] } } }

export const Many: Story = {
  args: { account: { applications: [application], transfers: [transfer] } },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Application ACDE3479 with Ingleside Life' }))
    const rows = list.getAllByRole('listitem')
    await expect(rows[1]).toHaveTextContent('Ingleside Life disclosure statementVersion 4.1, 1 March 2026.')
    await expect(rows[2]).toHaveTextContent('Version 3.1, 1 March 2026. A newer version is out now.')
    await expect(
      list.getByRole('link', { name: 'Open Ingleside Life disclosure statement, opens in a new tab' }),
    ).toHaveAttribute('href', 'https://api.example/documents/ING-PDS.pdf')
    await expect(
      list.getByRole('link', { name: 'Ask for a copy Ingleside Life financial services guide' }),
    ).toHaveAttribute('href', '/contact-us')
    const letters = within(canvas.getByRole('list', { name: 'Transfer HJ4KMN7P' }))
    await expect(letters.getByRole('listitem')).toHaveTextContent(/^Letter of authority to Zurella/)
  },
}

/** The latest stand open; the others are opened. */
export const TwoApplications: Story = {
  args: {
    account: {
      applications: [
        application,
        { ...application, id: '9f1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d3', reference: 'H7KQ3WXR' },
      ],
    },
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('list', { name: 'Application ACDE3479 with Ingleside Life' }),
    ).toBeVisible()
    const other = { name: 'Application H7KQ3WXR with Ingleside Life' }
    await expect(canvas.getByRole('list', other)).not.toBeVisible()
    await userEvent.click(canvas.getByText(other.name))
    await expect(canvas.getByRole('list', other)).toBeVisible()
  },
}

export const FailedDownload: Story = {
  args: { account: { applications: [application] } },
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Download Receipt for your application/ }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get the document')
  },
}

/** The last line of the page names documents among what there is none of. */
export const None: Story = {
  args: { account: {} },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Documents' })).toBeNull())
  },
}

export const Loading: Story = {
  args: { account: { applications: 'hang', transfers: 'hang' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Getting your application documents')).toBeVisible()
    await expect(canvas.getByText('Getting your letters of authority')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { account: { applications: 'fail', transfers: [transfer] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t get your application documents',
    )
    await expect(await canvas.findByRole('list', { name: 'Transfer HJ4KMN7P' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    account: {
      applications: [
        exampleSubmitted({
          documents: [
            {
              ...pds,
              name: 'Ingleside Life disclosure statement for members of Australasian superannuation funds',
              url: '/documents/ING-PDS.pdf',
            },
          ],
        }),
      ],
    },
  },
}
