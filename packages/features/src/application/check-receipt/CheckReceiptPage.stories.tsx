import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { applicationFor } from '../application.fixture.ts'
import { ApplicationStory } from '../testing/ApplicationStory.tsx'
import { CheckReceiptPage } from './CheckReceiptPage.tsx'

// Its keys are in order, so that this text is its canonical form.
const RECEIPT = '{"date":"2026-11-23","kind":"coverkit-receipt","name":"Zoë","reference":"H7KQ3WXR"}'

async function sha256Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const meta = {
  title: 'Screens/Application/Check a receipt',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { Screen: CheckReceiptPage, step: 'confirm-cover', answers: applicationFor() },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

async function choose(canvasElement: HTMLElement, text: string) {
  const page = within(canvasElement)
  const input = await page.findByLabelText('Receipt file')
  await userEvent.upload(input, new File([text], 'receipt.json', { type: 'application/json' }))
  return page
}

export const Empty: Story = {}

export const Filled: Story = {
  async play({ canvasElement }) {
    const sha256 = await sha256Of(RECEIPT)
    const page = await choose(canvasElement, `{"receipt":${RECEIPT},"sha256":"${sha256}"}`)
    await page.findByText('This receipt matches its fingerprint')
    await expect(page.getAllByText(sha256)).toHaveLength(2)
    await expect(page.getByText(/H7KQ3WXR of 23 November 2026/)).toBeVisible()
  },
}

export const ErrorsChangedReceipt: Story = {
  async play({ canvasElement }) {
    const sha256 = await sha256Of(RECEIPT)
    const changed = RECEIPT.replace('Zoë', 'Zoe')
    const page = await choose(canvasElement, `{"receipt":${changed},"sha256":"${sha256}"}`)
    await page.findByText('This receipt doesn’t match its fingerprint')
  },
}

export const ErrorsNotAReceipt: Story = {
  async play({ canvasElement }) {
    const page = await choose(canvasElement, '{"invoice":1}')
    await page.findByText('This isn’t a receipt')
  },
}
