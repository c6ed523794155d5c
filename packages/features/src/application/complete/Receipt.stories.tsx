import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { Container } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { applicationFor } from '../application.fixture.ts'
import { ApplicationStory } from '../testing/ApplicationStory.tsx'
import { Receipt } from './Receipt.tsx'
import { receiptCopy, receiptFailure } from './receiptCopy.ts'
import { receiptFile } from './receiptFile.ts'

const SHA256 = '0c1f5a7be6f0f0d3f3a6d6d1f5d0e3d9b6a1c7c55dcb7c0d9f0f6f1f1e0d2c3b'
const submitted = {
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
  secret: 'S'.repeat(43),
  reference: 'ACDE3479',
  status: 'in-review',
  submittedAt: '2026-11-23T02:00:00Z',
  email: 'robin.example@example.com',
} as const

const ReceiptScreen = () => (
  <Container>
    <Receipt
      load={(services, form) => receiptFile(services, submitted, form)}
      words={receiptCopy}
      failureOf={receiptFailure}
    />
  </Container>
)

function servicesWith(...answers: (() => Response | Promise<never>)[]): PageServices {
  let calls = 0
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch() {
      const answer = answers[Math.min(calls, answers.length - 1)]
      calls += 1
      return (await answer?.()) ?? Response.error()
    },
  })
  return {
    ...fakePageServices({
      drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
      behave: () => 'fail',
    }),
    client: async () => client,
  }
}

const receipt = () => Response.json({ sha256: SHA256, receipt: { kind: 'coverkit-receipt' } })
const gone = () => Response.json({}, { status: 404 })
const there = () => servicesWith(receipt)
const slow = () => servicesWith(() => new Promise<never>(() => undefined))
const failingOnce = () => servicesWith(gone, receipt)

const meta = {
  title: 'Screens/Application/Parts/Receipt',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: {
    Screen: ReceiptScreen,
    step: 'insurer-declarations',
    answers: { ...applicationFor(), submitted },
    servicesOf: there,
  },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Downloads: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Download the data (JSON)' }))
    await page.findByText('Look for the data file in your downloads.')
    await expect(page.getByText(SHA256)).toBeVisible()
    await userEvent.click(page.getByText('How it can be checked later'))
    await expect(page.getByRole('link', { name: 'Check a receipt' })).toHaveAttribute(
      'href',
      '/application/check-receipt',
    )
  },
}

export const Loading: Story = {
  args: { servicesOf: slow },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Download as PDF' }))
    await page.findByRole('button', { name: 'Preparing your receipt' })
  },
}

export const Failed: Story = {
  args: { servicesOf: () => servicesWith(gone) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Download the data (JSON)' }))
    await expect(await page.findByRole('alert')).toHaveTextContent('We couldn’t get your receipt')
  },
}

export const FailedThenDownloaded: Story = {
  args: { servicesOf: failingOnce },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const button = await page.findByRole('button', { name: 'Download the data (JSON)' })
    await userEvent.click(button)
    await expect(await page.findByRole('alert')).toHaveTextContent('We couldn’t get your receipt')
    await userEvent.click(button)
    await page.findByText('Look for the data file in your downloads.')
    await expect(page.queryByRole('alert')).toBeNull()
  },
}
