import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { quoteKind } from '#client-quote/draft-kind'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { expectTidied } from '#common/testing/expectTidied.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { ContactRequestPage } from './ContactRequestPage.tsx'

interface StoryProps {
  /** The insurer of the quote on this device; without one there is no quote. */
  readonly chosen?: string
  /** The backend's answer to the message; it accepts the message by default. */
  readonly answer?: 'fail' | 'hang'
}

/** The bodies that were sent. */
const sent: unknown[] = []

async function draftsWith(chosen: string | undefined) {
  const drafts = await openDrafts({ brand: `story-${crypto.randomUUID()}` })
  if (chosen === undefined) return drafts
  const selected = exampleChosen(chosen, '2026-11-21T01:00:00.000Z')
  await drafts.save(quoteKind, drafts.newId(), { ...exampleAnswers(), selected })
  return drafts
}

function ContactStory({ chosen, answer }: StoryProps) {
  const [services] = useState(() => {
    sent.length = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        sent.push(await request.json())
        if (answer === 'hang') return new Promise<never>(() => undefined)
        if (answer === 'fail') return Response.json({}, { status: 501 })
        return Response.json({ successful: true, id: 'one' })
      },
    })
    const fake = fakePageServices({ drafts: () => draftsWith(chosen), behave: () => 'fail' })
    return { ...fake, client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <ContactRequestPage />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Contact/Contact request',
  component: ContactStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContactStory>
export default meta
type Story = StoryObj<typeof meta>

async function fill(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.selectOptions(await page.findByLabelText('What is it about?'), 'A quote')
  await userEvent.type(page.getByLabelText('Your message'), 'Is this enough cover?')
  await userEvent.click(page.getByRole('radio', { name: 'By email' }))
  await userEvent.type(page.getByLabelText('Your name'), 'Robin Example')
  await userEvent.type(page.getByLabelText('Email'), 'robin.example@example.com')
  return page
}

export const Tidied: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expectTidied(await page.findByLabelText('Your name'), " Robin  O'Brien ", 'Robin O’Brien')
    await expectTidied(page.getByLabelText('Email'), ' robin@example.com ', 'robin@example.com')
    await expectTidied(page.getByLabelText(/^Phone/), '+61 2 5550-1234', '02 5550 1234')
  },
}

export const Empty: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(await page.findByRole('radio', { name: 'Any time' })).toBeChecked()
    await expect(page.queryByLabelText('Your time zone')).toBeNull()
    await expect(page.queryByLabelText('Attach my quote')).toBeNull()
  },
}

export const StrugglingToPay: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const topic = await page.findByLabelText('What is it about?')
    await userEvent.selectOptions(topic, 'I’m struggling to pay')
    await expect(topic).toHaveAccessibleDescription(
      'We’ll answer you before others. If a premium is overdue, call the insurer as well: it can say how long you’re still covered.',
    )
    await userEvent.selectOptions(topic, 'A quote')
    await expect(page.queryByText(/^We’ll answer you before others/)).toBeNull()
  },
}

export const Errors: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Send' }))
    const alert = await page.findByRole('alert')
    await expect(alert).toHaveTextContent('Choose how you’d like us to reply')
    await expect(page.getByLabelText('Your message')).toHaveAccessibleDescription(/Write your message/)
    await expect(page.getByRole('radio', { name: 'Any time' })).toBeChecked()
  },
}

export const Filled: Story = {
  async play({ canvasElement }) {
    await fill(canvasElement)
  },
}

export const Loading: Story = {
  args: { answer: 'hang' },
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(page.getByRole('button', { name: /Send/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const Failed: Story = {
  args: { answer: 'fail' },
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect(await page.findByRole('alert')).toBeVisible()
    await expect(page.getByLabelText('Your message')).toHaveValue('Is this enough cover?')
  },
}

export const LongWords: Story = {
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.clear(page.getByLabelText('Your name'))
    await userEvent.type(page.getByLabelText('Your name'), 'Wilhelmina Featherstonehaugh-Papadimitropoulos')
    await userEvent.clear(page.getByLabelText('Email'))
    await userEvent.type(
      page.getByLabelText('Email'),
      'wilhelmina.featherstonehaugh-papadimitropoulos@insurance.example.com',
    )
  },
}

export const Sends: Story = {
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    await userEvent.click(page.getByRole('radio', { name: 'Morning, before 12 pm' }))
    await userEvent.selectOptions(page.getByLabelText('Your time zone'), 'Perth (AWST)')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect(await page.findByRole('status')).toHaveTextContent(
      'You’d like to hear from us in the morning, before 12 pm. Your time zone: Perth (AWST).',
    )
    await expect(sent).toMatchObject([{ preferredTime: 'morning', timeZone: 'Australia/Perth' }])
  },
}

export const SendsWithAQuote: Story = {
  args: { chosen: 'MLC' },
  async play({ canvasElement }) {
    const page = await fill(canvasElement)
    const tick = await page.findByRole('checkbox', { name: 'Attach my quote' })
    await expect(tick).not.toBeChecked()
    await userEvent.click(page.getByText('See what we’ll get'))
    await expect(await page.findByText('Mallee Life Company')).toBeVisible()
    await expect(page.getByText('$750,500')).toBeVisible()
    await userEvent.click(tick)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await page.findByText('We have your message')
    await expect(sent).toMatchObject([
      { attachQuote: true, quote: { offer: { supplierCode: 'MLC', paymentFrequency: 'monthly' } } },
    ])
  },
}
