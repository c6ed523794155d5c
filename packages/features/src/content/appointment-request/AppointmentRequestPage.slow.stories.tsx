import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { expectTidied } from '#common/testing/expectTidied.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { AppointmentRequestPage } from './AppointmentRequestPage.tsx'

interface StoryProps {
  /** The backend's answer to the request. */
  readonly answer?: 'fail' | 'hang'
}

function AppointmentStory({ answer = 'fail' }: StoryProps) {
  const [services] = useState(() => {
    const client = createApiClient({
      baseUrl: 'https://api.example',
      fetch: async () =>
        answer === 'hang' ? new Promise<never>(() => undefined) : Response.json({}, { status: 501 }),
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <AppointmentRequestPage />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Contact/Appointment request',
  component: AppointmentStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppointmentStory>
export default meta
type Story = StoryObj<typeof meta>

async function fill(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('radio', { name: 'By video' }))
  await userEvent.click(page.getByRole('radio', { name: '30 minutes' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'A quote' }))
  for (const name of ['First day', 'First time', 'Second day', 'Second time']) {
    const select = page.getByLabelText<HTMLSelectElement>(name)
    const last = [...select.options].at(-1)
    if (last) await userEvent.selectOptions(select, last)
  }
  await userEvent.selectOptions(page.getByLabelText('Second time'), '10:00')
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

export const Empty: Story = {}

export const Filled: Story = {
  async play({ canvasElement }) {
    await fill(canvasElement)
  },
}

export const Errors: Story = {
  async play({ canvasElement }) {
    await refuseForm(canvasElement, 'Send')
    const summary = within(await within(canvasElement).findByRole('alert'))
    await expect(summary.getAllByRole('link').length).toBeGreaterThan(3)
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
    await expect(await page.findByRole('alert')).toHaveTextContent('Your request wasn’t sent')
    await expect(page.getByLabelText('Your name')).toHaveValue('Robin Example')
  },
}
