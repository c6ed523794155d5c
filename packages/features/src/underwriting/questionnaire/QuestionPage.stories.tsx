import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { QuestionnaireStory } from './testing/QuestionnaireStory.tsx'

const meta = {
  title: 'Screens/Questionnaire/Question page',
  component: QuestionnaireStory,
  parameters: { layout: 'fullscreen' },
  args: { section: 'health', page: 'ever' },
} satisfies Meta<typeof QuestionnaireStory>
export default meta
type Story = StoryObj<typeof meta>

const BACK = 'Have you ever had pain in your back or neck?'
const open = {
  values: { 'health.back': 'yes', 'health.back.condition#r1': 'pressure', 'health.joints': 'no' },
  rows: { 'health.back': ['r1'] },
}

export const Empty: Story = {}

export const Filled: Story = { args: { answers: open } }

export const Gates: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const back = within(page.getByRole('radiogroup', { name: BACK }))
    await userEvent.click(back.getByRole('radio', { name: 'I am not sure' }))
    await page.findByText('Your clinic can tell you what is in your notes.')
    await userEvent.click(back.getByRole('radio', { name: 'Yes' }))
    await expect(back.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await page.findByRole('region', { name: 'Details 1' })
    await userEvent.click(back.getByRole('radio', { name: 'No' }))
    await expect(page.queryByRole('region', { name: 'Details 1' })).toBeNull()
  },
}

export const Details: Story = {
  args: { answers: open },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('region', { name: 'High blood pressure' })
    await userEvent.click(page.getByRole('button', { name: 'Add another' }))
    const second = within(await page.findByRole('region', { name: 'Details 2' }))
    await expect(second.getByRole('combobox', { name: 'What is it called?' })).toHaveFocus()
    await page.findByText('You can give details of up to 2.')
    await userEvent.click(page.getByRole('button', { name: 'Remove High blood pressure' }))
    const notice = (await page.findByText('You’ve removed “High blood pressure”.')).closest('[role=status]')
    await expect(notice).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    const first = within(await page.findByRole('region', { name: 'High blood pressure' }))
    await expect(first.getByRole('combobox', { name: 'What is it called?' })).toHaveFocus()
  },
}

export const SearchList: Story = {
  args: { answers: { ...open, values: { 'health.back': 'yes' } } },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const search = await page.findByRole('combobox', { name: 'What is it called?' })
    await userEvent.type(search, 'hyper')
    await userEvent.click(await page.findByRole('option', { name: 'Hypertension (High blood pressure)' }))
    await expect(search).toHaveValue('High blood pressure')
    await page.findByRole('region', { name: 'High blood pressure' })
    await page.findByLabelText('What was the latest reading?')
    await userEvent.type(search, 'x')
    await expect(page.queryByLabelText('What was the latest reading?')).toBeNull()
  },
}

export const HeightAndWeight: Story = {
  args: { section: 'body', page: 'size' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const height = within(await page.findByRole('group', { name: 'How tall are you?' }))
    await userEvent.click(height.getByRole('radio', { name: 'Feet and inches' }))
    await userEvent.type(height.getByLabelText('Feet'), '5')
    await userEvent.type(height.getByLabelText('Inches'), '11')
    const weight = within(page.getByRole('group', { name: 'How much do you weigh?' }))
    await userEvent.type(weight.getByRole('textbox', { name: 'Kilograms' }), '72,5')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const summary = await page.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await expect(weight.getByRole('textbox', { name: 'Kilograms' })).toHaveValue('72,5')
  },
}

export const Work: Story = {
  args: { section: 'body', page: 'work' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const duties = within(await page.findByRole('group', { name: 'How is your week split?' }))
    await userEvent.type(duties.getByLabelText('Desk (%)'), '60')
    await duties.findByText('Total 60%')
    await userEvent.click(page.getByRole('checkbox', { name: 'Heights' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'None of these' }))
    await expect(page.getByRole('checkbox', { name: 'Heights' })).not.toBeChecked()
  },
}

export const Errors: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }))
    const summary = await page.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    const link = within(summary).getByRole('link', {
      name: `${BACK} Choose Yes, No or I am not sure`,
    })
    await userEvent.click(link)
    const back = within(page.getByRole('radiogroup', { name: BACK }))
    await expect(back.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    // Beside the field too: in the list of a screen reader the sentence stands alone.
    await expect(
      page.getByText(`${BACK} Choose Yes, No or I am not sure`, { selector: 'span, p, div' }),
    ).toBeVisible()
  },
}

export const SensitiveQuestions: Story = {
  args: { section: 'mind', page: 'mood', answers: { values: { 'mind.mood': 'yes' } } },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: '13 11 14' })).toHaveAttribute('href', 'tel:131114')
    await expect(page.getByRole('link', { name: 'I’d rather talk to someone' })).toHaveAttribute(
      'href',
      '/appointment-request?topic=application',
    )
    await userEvent.type(page.getByLabelText('What happened?'), 'My DNA test was clear')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const alert = await page.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: 'Leave it in' }))
    await page.findByText('You left this in, so we won’t pass this answer on to the insurer.')
    await expect(page.queryByRole('alert')).toBeNull()
  },
}
