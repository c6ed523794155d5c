import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleAnswers } from '#client-quote/testing/exampleAnswers.ts'
import { QuoteStory } from '#client-quote/testing/QuoteStory.tsx'
import { choosing, submit } from '#client-quote/testing/quoteVisitor.fixture.ts'
import { refuseForm } from '#common/testing/refuseForm.ts'

const meta = {
  title: 'Screens/Quote/TPD cover',
  component: QuoteStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteStory>
export default meta
type Story = StoryObj<typeof meta>

const life = submit(choosing(['life', 'tpd', 'criticalIllness']), 'life-cover', { amount: '500k' })

export const Empty: Story = { args: { step: 'tpd-cover', answers: life } }

export const Filled: Story = { args: { step: 'tpd-cover', answers: exampleAnswers() } }

export const LinkedToLife: Story = {
  args: { step: 'tpd-cover', answers: life },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('TPD cover amount'), '700k')
    await userEvent.click(page.getByRole('radio', { name: 'Linked to Life' }))
    const split = within(page.getByRole('region', { name: 'How your TPD cover is made up' }))
    await expect(split.getByText('$500,000')).toBeVisible()
    await expect(split.getByText('$200,000')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Double TPD' })).toBeEnabled()
  },
}

export const LinkedToCriticalIllness: Story = {
  args: { step: 'tpd-cover', answers: life },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Linked to Critical Illness' }))
    await expect(page.getByLabelText('Critical illness cover amount')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Life buy back' })).toBeDisabled()
  },
}

export const InsideSuper: Story = {
  args: {
    step: 'tpd-cover',
    answers: submit(choosing(['life', 'tpd'], 'yes'), 'life-cover', { amount: '500k' }),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(await page.findByRole('radio', { name: 'Own occupation' })).toBeDisabled()
  },
}

const linked = submit(life, 'tpd-cover', { amount: '400k', structure: 'life', extras: ['lifeBuyBack'] })

export const LifeCoverRemoved: Story = {
  args: {
    step: 'tpd-cover',
    answers: submit(linked, 'select-covers', { covers: ['tpd', 'criticalIllness'] }),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const announced = within(await page.findByRole('status', { name: 'What we changed' }))
    await expect(announced.getByText('You removed life cover, so we:')).toBeVisible()
    const effect = announced.getByText(
      'changed the structure of your TPD cover from Linked to life to Standalone',
    )
    await expect(effect).toBeVisible()
    await userEvent.click(announced.getByRole('button', { name: 'Undo' }))
    await expect(page.getByRole('radio', { name: 'Linked to Life' })).toBeChecked()
    await expect(page.queryByRole('status', { name: 'What we changed' })).toBeNull()
  },
}

export const Errors: Story = {
  args: { step: 'tpd-cover', answers: life },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
