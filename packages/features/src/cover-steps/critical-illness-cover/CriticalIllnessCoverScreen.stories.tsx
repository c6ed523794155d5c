import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleAnswers } from '#client-quote/testing/exampleAnswers.ts'
import { QuoteStory } from '#client-quote/testing/QuoteStory.tsx'
import { choosing, submit } from '#client-quote/testing/quoteVisitor.fixture.ts'
import { refuseForm } from '#common/testing/refuseForm.ts'

const meta = {
  title: 'Screens/Quote/Critical illness cover',
  component: QuoteStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteStory>
export default meta
type Story = StoryObj<typeof meta>

const life = submit(choosing(['life', 'tpd', 'criticalIllness']), 'life-cover', { amount: '300k' })
const tpd = submit(life, 'tpd-cover', { amount: '100k' })

export const Empty: Story = { args: { step: 'critical-illness-cover', answers: tpd } }

export const Filled: Story = { args: { step: 'critical-illness-cover', answers: exampleAnswers() } }

export const ErrorsAboveLifeCover: Story = {
  args: { step: 'critical-illness-cover', answers: tpd },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Critical illness cover amount'), '400k')
    await userEvent.click(page.getByRole('radio', { name: 'Linked to Life' }))
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const refused = page.getAllByText('A linked amount can’t be more than your life cover amount')
    await expect(refused[0]).toBeVisible()
  },
}

export const LinkedToTpd: Story = {
  args: {
    step: 'critical-illness-cover',
    answers: submit(life, 'tpd-cover', {
      amount: '100k',
      structure: 'criticalIllness',
      parentAmount: '200k',
    }),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(await page.findByRole('radio', { name: 'Linked to Life' })).toBeDisabled()
    await expect(page.getByRole('checkbox', { name: 'Reinstatement' })).toBeDisabled()
  },
}

export const Errors: Story = {
  args: { step: 'critical-illness-cover', answers: tpd },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
