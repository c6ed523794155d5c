import { plainBrand } from '@coverkit/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { exampleAnswers } from '../../testing/exampleAnswers.ts'
import { QuoteStory } from '../../testing/QuoteStory.tsx'
import { choosing, details, submit } from '../../testing/quoteVisitor.fixture.ts'

const meta = {
  title: 'Screens/Quote/Personal details',
  component: QuoteStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuoteStory>
export default meta
type Story = StoryObj<typeof meta>

const life = submit(choosing(['life']), 'life-cover', { amount: '500k' })

export const Empty: Story = { args: { step: 'personal-details', answers: life } }

export const Filled: Story = {
  args: { step: 'personal-details', answers: submit(life, 'personal-details', details()) },
}

export const Errors: Story = {
  args: { step: 'personal-details', answers: life },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByRole('combobox', { name: 'Occupation' }), 'carp')
    await userEvent.click(await page.findByRole('option', { name: 'Apprentice carpenter' }))
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const summary = within(await page.findByRole('alert'))
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter your age in whole years',
      'Choose your gender',
      'Tell us if you smoke',
      'Select your state or territory',
    ])
    await expect(summary.queryByText('Choose your occupation from the list')).toBeNull()
  },
}

export const OccupationsOfOneBrand: Story = {
  args: { step: 'personal-details', answers: life, brand: { ...plainBrand, occupationIds: [2] } },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByRole('combobox', { name: 'Occupation' }), 'a')
    await page.findByRole('option', { name: 'Accountant' })
    await expect(page.queryByRole('option', { name: 'Apprentice carpenter' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { step: 'personal-details', answers: life, occupations: 'down' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Your age'), '40')
    await page.findByText('We couldn’t load the list of occupations')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('button', { name: 'Try again' })).toHaveFocus()
    await expect(page.getByLabelText('Your age')).toHaveValue('40')
  },
}

export const FailedThenLoaded: Story = {
  args: { step: 'personal-details', answers: life, occupations: 'back' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }))
    const field = page.getByRole('combobox', { name: 'Occupation' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(page.queryByRole('alert')).toBeNull()
    await userEvent.type(field, 'carp')
    await page.findByRole('option', { name: 'Apprentice carpenter' })
  },
}

export const FromTheCalculator: Story = {
  args: { step: 'personal-details', answers: { ...submit(life, 'life-cover'), entry: 'calculator' } },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(await page.findByRole('button', { name: 'Get quotes' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Change my covers' }))
    await page.findByRole('heading', { level: 1, name: 'Choose your covers' })
  },
}

export const LongWords: Story = {
  args: { step: 'personal-details', answers: life },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByRole('combobox', { name: 'Occupation' }), 'student')
    await userEvent.click(
      await page.findByRole('option', { name: 'Student (part-time, working 20 hours or more a week)' }),
    )
    await expect(page.getByRole('combobox', { name: 'Occupation' })).toHaveValue(
      'Student (part-time, working 20 hours or more a week)',
    )
  },
}

export const StraightToThePrices: Story = {
  // It leads to another feature's screen, which this story has no route to.
  tags: ['!dev'],
  args: { step: 'personal-details', answers: exampleAnswers() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Get quotes now' }))
    await page.findByRole('heading', { name: 'Another page' })
  },
}
