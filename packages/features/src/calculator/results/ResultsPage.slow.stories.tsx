import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { CalculatorStory } from '../testing/CalculatorStory.tsx'
import { overSixty, renter } from '../testing/exampleCalculation.ts'
import { storyAnswers } from '../testing/storyAnswers.ts'

const meta = {
  title: 'Screens/Calculator/Results',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'results', answers: storyAnswers('results') },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const OpensTheWorking: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const life = within(await page.findByRole('region', { name: 'Life cover' }))
    await expect(life.getByText('$1,090,000')).toBeVisible()
    await expect(
      page.getByRole('heading', {
        name: 'What you have covers 25% of the life cover you’d need, and a smaller share of the others',
      }),
    ).toBeVisible()
    await userEvent.click(life.getByText('How we worked this out'))
    await userEvent.click(await life.findByText('See every line'))
    await expect(life.getByText('Home loan: $620,000.')).toBeVisible()
  },
}

export const FilledByARenter: Story = { args: { answers: storyAnswers('results', renter) } }

export const IncomeProtectionNotAvailable: Story = {
  args: { answers: storyAnswers('results', overSixty) },
  async play({ canvasElement }) {
    const region = await within(canvasElement).findByRole('region', { name: 'Income protection' })
    await expect(within(region).getByText('Not available for new cover')).toBeVisible()
  },
}

export const OtherAssumptions: Story = {
  args: {
    answers: { ...storyAnswers('results'), assumptions: { yearsToSupportLiving: 5, funeralCosts: 25_000 } },
  },
}

export const StartsAgain: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Start again' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my answers' }))
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Your cover needs' })
  },
}

export const MailsTheResults: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByText('Email me this'))
    await userEvent.type(page.getByLabelText('Email'), 'sam@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await page.findByRole('heading', { level: 1, name: 'Thank you' })
  },
}

export const FailedTooManyEmails: Story = {
  args: { saves: 'mail-limit' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByText('Email me this'))
    await userEvent.type(page.getByLabelText('Email'), 'sam@example.com')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect(await page.findByText(/We can’t send any more emails for now/)).toBeVisible()
    await expect(page.getByLabelText('Email')).toHaveValue('sam@example.com')
  },
}
