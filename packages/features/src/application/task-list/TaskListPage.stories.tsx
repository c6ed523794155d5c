import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { noPaymentNumbers } from '../paymentNumbers.ts'
import { readyApplication } from '../submission/readyApplication.fixture.ts'
import { ApplicationStory, begunFor, exampleQuoted } from '../testing/ApplicationStory.tsx'

const born = ['1', '1', String(new Date().getFullYear() - 45)]
const ready = readyApplication(begunFor(exampleQuoted), born)

const meta = {
  title: 'Screens/Application/Task list',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'key-documents', page: 'overview', quoted: exampleQuoted },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Your application' })
    await page.findByText('You’ve completed 2 of 8 steps. Your answers are where you left them.')
    const steps = within(page.getByRole('list', { name: 'Steps' }))
    const rows = steps.getAllByRole('listitem')
    await expect(rows).toHaveLength(8)
    await expect(rows[1]).toHaveTextContent(/^Your duty.*Completed$/)
    await expect(rows[2]).toHaveTextContent(/Not started$/)
    await expect(rows[3]).toHaveTextContent(/Can’t start yet$/)
    await expect(steps.getAllByRole('link')).toHaveLength(3)
    await expect(steps.getByRole('link', { name: 'Key documents' })).toHaveAccessibleDescription(
      'Not started What to read before you apply',
    )
    await expect(page.getByRole('link', { name: 'Continue with Key documents' })).toHaveAttribute(
      'href',
      '/application/key-documents',
    )
  },
}

export const AccountNumberMissing: Story = {
  args: { step: 'insurer-declarations', answers: { ...ready, paymentNumbers: noPaymentNumbers } },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('link', { name: 'Continue with Payment' })
    const rows = within(page.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    await expect(rows[7]).toHaveTextContent(/Can’t start yet$/)
  },
}

export const BeneficiariesNotNeeded: Story = {
  args: {
    step: 'confirm-cover',
    answers: {
      ...ready,
      offer: ready.offer && {
        ...ready.offer,
        terms: { ...ready.offer.terms, lifeCover: { ...ready.offer.terms.lifeCover, amount: 0 } },
      },
    },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const rows = await within(await page.findByRole('list', { name: 'Steps' })).findAllByRole('listitem')
    await expect(rows[6]).toHaveTextContent(/Not needed$/)
    await expect(
      within(page.getByRole('list', { name: 'Steps' })).queryByRole('link', { name: 'Beneficiaries' }),
    ).toBeNull()
  },
}
