import type { SupplierDocuments } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { exampleAnswer } from '#client-quote/testing/exampleAnswers.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { ApplicationStory, begunFor, exampleQuoted } from '../../testing/ApplicationStory.tsx'
import { accepted } from '../accepted.fixture.ts'

const ingleside: SupplierDocuments = {
  supplierCode: 'ING',
  supplierName: 'Ingleside Life',
  documents: [
    {
      type: 'PDS',
      name: 'Ingleside Life product disclosure statement',
      version: '4.1',
      date: '2026-03-01',
      size: 184_210,
      url: '/documents/ING-PDS.pdf',
    },
    {
      type: 'SPDS',
      name: 'Ingleside Life supplementary product disclosure statement',
      version: '1.0',
      date: '2026-06-01',
      size: 42_000,
      url: '/documents/ING-SPDS.pdf',
    },
    {
      type: 'TMD',
      name: 'Ingleside Life target market determination',
      version: '2.0',
      date: '2026-03-01',
      size: 61_344,
      url: '/documents/ING-TMD.pdf',
    },
    {
      type: 'FSG',
      name: 'Ingleside Life financial services guide',
      version: '3.2',
      date: '2025-11-15',
      size: 55_120,
      url: '/documents/ING-FSG.pdf',
    },
    {
      type: 'privacy',
      name: 'Ingleside Life privacy statement',
      version: '7',
      date: '2026-01-15',
      size: 38_400,
      url: '/documents/ING-privacy.pdf',
    },
  ],
}

const servicesWith = (documents: () => readonly SupplierDocuments[] | null) => () =>
  fakePageServices({
    drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
    behave: exampleAnswer,
    documents,
  })

const meta = {
  title: 'Screens/Application/Key documents',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'key-documents', servicesOf: servicesWith(() => [ingleside]) },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

const readBox = "I have read the insurer's product disclosure statement and privacy statement"

export const Empty: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const link = await page.findByRole('link', { name: 'Ingleside Life product disclosure statement' })
    await expect(link).toHaveAttribute('href', 'https://api.example/documents/ING-PDS.pdf')
    const documents = within(
      page.getByRole('list', { name: 'Ingleside Life’s documents. Each opens in a new tab.' }),
    ).getAllByRole('listitem')
    await expect(documents).toHaveLength(5)
    await expect(documents[0]).toHaveTextContent('Version 4.1, 1 March 2026. PDF, 185 KB. Not opened yet')
    for (const box of page.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await waitFor(() => expect(page.getByRole('checkbox', { name: readBox })).toBeEnabled())
    await page.findByText('By 21 December 2026. After that you’ll need new prices.')
  },
}

export const Filled: Story = { args: { answers: accepted(begunFor(exampleQuoted)) } }

export const Failed: Story = {
  args: { servicesOf: servicesWith(() => null) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('Could not load key documents details')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    servicesOf: servicesWith(() => [
      {
        ...ingleside,
        documents: ingleside.documents.map((document) => ({
          ...document,
          name: `${document.name} for members of Australasian superannuation funds who apply through an adviser`,
        })),
      },
    ]),
  },
}

let isDown = true

/** Nothing of what was not seen can be accepted, and the rest can. */
export const FailedThenLoaded: Story = {
  args: { servicesOf: servicesWith(() => (isDown ? null : [ingleside])) },
  async play({ canvasElement }) {
    isDown = true
    const page = within(canvasElement)
    await page.findByText('Could not load key documents details')
    const box = page.getByRole('checkbox', { name: readBox })
    await expect(box).toBeDisabled()
    await expect(box).not.toBeChecked()
    await userEvent.click(page.getByRole('checkbox', { name: 'The insurer may contact me' }))
    await userEvent.click(page.getByRole('button', { name: 'Agree and continue' }))
    await page.findByRole('link', {
      name: 'Tick the box once you’ve read the product disclosure statement and the privacy statement',
    })
    isDown = false
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await page.findByRole('link', { name: 'Ingleside Life product disclosure statement' })
    await waitFor(() => expect(box).toBeEnabled())
  },
}

export const None: Story = {
  args: { servicesOf: servicesWith(() => [{ ...ingleside, supplierCode: 'ACC' }]) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('There are no documents for this insurer')
    await expect(page.getByRole('checkbox', { name: readBox })).toBeDisabled()
  },
}

export const Errors: Story = {
  play: ({ canvasElement }) => refuseForm(canvasElement, 'Agree and continue'),
}

export const NamesWhatWasNeverOpened: Story = {
  args: { servicesOf: servicesWith(() => [ingleside]) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const read = await page.findByRole('checkbox', {
      name: "I have read the insurer's product disclosure statement and privacy statement",
    })
    await waitFor(() => expect(read).toBeEnabled())
    await expect(page.queryByText(/You haven’t opened/)).toBeNull()
    await userEvent.click(read)
    await page.findByText(
      /^You haven’t opened the Ingleside Life product disclosure statement or .*Ingleside Life privacy statement here yet\. You can still continue\.$/,
    )
  },
}
