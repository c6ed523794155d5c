import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { AppointmentRequestPage } from './AppointmentRequestPage.tsx'

function AppointmentStory() {
  const [services] = useState(() =>
    fakePageServices({
      drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
      behave: () => 'fail',
    }),
  )
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

export const Empty: Story = {}

export const Errors: Story = {
  async play({ canvasElement }) {
    await refuseForm(canvasElement, 'Send')
    const summary = within(await within(canvasElement).findByRole('alert'))
    await expect(summary.getAllByRole('link').length).toBeGreaterThan(3)
  },
}
