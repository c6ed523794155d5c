import { addHolder } from '@coverkit/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { applicationFor } from '../../application.fixture.ts'
import { noPaymentNumbers } from '../../paymentNumbers.ts'
import { readyApplication } from '../../submission/readyApplication.fixture.ts'
import { ApplicationStory } from '../../testing/ApplicationStory.tsx'
import DeclarationsStep from './DeclarationsStep.tsx'

const born = ['1', '1', String(new Date().getFullYear() - 45)]
const ready = readyApplication(applicationFor(), born)

/** The screen alone: the guard of its route would lead to what is missing. */
const meta = {
  title: 'Screens/Application/Incomplete application',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: {
    Screen: DeclarationsStep,
    step: 'insurer-declarations',
    answers: { ...ready, paymentNumbers: noPaymentNumbers },
  },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

/** The same offer, for TPD cover alone. */
const withoutLife = ready.offer && {
  ...ready.offer,
  terms: {
    ...ready.offer.terms,
    covers: { ...ready.offer.terms.covers, selectedCovers: ['tpd' as const] },
  },
}

export const WithoutLifeCover: Story = {
  args: { answers: { ...ready, offer: withoutLife } },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 2, name: 'Your declarations' })
    await expect(page.queryByRole('heading', { name: 'Interim accident cover' })).toBeNull()
  },
}

export const AccountNumberMissing: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('link', {
      name: 'Payment: the account number, which isn’t stored on this device',
    })
    await userEvent.click(page.getByRole('button', { name: 'Submit application' }))
    const list = page.getByRole('region', { name: 'You can’t submit yet' })
    await expect(list).toHaveFocus()
  },
}

export const SecondHolderIncomplete: Story = {
  args: { answers: { ...ready, application: addHolder(ready.application, 'holder-2') } },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText(/^The second policy holder signs too\./)
    await page.findByRole('link', { name: 'Your details: check the details' })
  },
}
