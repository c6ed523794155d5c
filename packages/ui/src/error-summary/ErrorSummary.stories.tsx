import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { TextField } from '../field/TextField.tsx'
import { Form } from '../form/Form.tsx'
import { Stack } from '../layout/Stack.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const ERRORS = [
  { fieldId: 'field-age', message: 'Enter your age, a whole number from 18 to 75' },
  { fieldId: 'field-smoker', message: 'Choose yes or no' },
]

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function Step() {
  const [submitCount, setSubmitCount] = useState(0)
  const [age, setAge] = useState('')
  const errors = submitCount ? ERRORS : []
  return (
    <Form onSubmit={() => setSubmitCount(submitCount + 1)}>
      <Stack gap={24}>
        <ErrorSummary heading="There is a problem" errors={errors} submitCount={submitCount} />
        <TextField name="age" label="Your age" value={age} onChange={setAge} error={errors[0]?.message} />
        <RadioGroup
          name="smoker"
          legend="Do you smoke?"
          options={YES_NO}
          value={null}
          onChange={() => undefined}
          error={errors[1]?.message}
        />
        <div>
          <Button type="submit" variant="primary" fullOnPhone>
            Continue
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

const meta = {
  title: 'Components/ErrorSummary',
  tags: ['autodocs'],
  component: ErrorSummary,
  args: { heading: 'There is a problem', errors: ERRORS },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ErrorSummary {...args} />
      <TextField name="age" label="Your age" value="" onChange={() => undefined} error={ERRORS[0]?.message} />
      <RadioGroup
        name="smoker"
        legend="Do you smoke?"
        options={YES_NO}
        value={null}
        onChange={() => undefined}
        error={ERRORS[1]?.message}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Enter your age/ }))
    await expect(canvas.getByRole('textbox', { name: 'Your age' })).toHaveFocus()
  },
}

export const InAForm: Story = {
  render: () => <Step />,
  play: async ({ canvas, step }) => {
    const submit = canvas.getByRole('button', { name: 'Continue' })
    await step('takes focus when errors come', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull()
      await userEvent.click(submit)
      await expect(canvas.getByRole('alert')).toHaveFocus()
    })
    await step('leads to each field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Enter your age/ }))
      await expect(canvas.getByRole('textbox', { name: 'Your age' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('link', { name: 'Choose yes or no' }))
      await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    })
    await step('keeps focus in the field while typing', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your age' }), '4')
      await expect(canvas.getByRole('textbox', { name: 'Your age' })).toHaveFocus()
    })
    await step('takes focus again on the next attempt', async () => {
      await userEvent.click(submit)
      await expect(canvas.getByRole('alert')).toHaveFocus()
    })
  },
}

/** The docs page of the summary shows it as an example of what not to do. */
export const OneForAllErrors: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { heading: 'Error', errors: [{ fieldId: 'field-age', message: 'Some answers are invalid' }] },
}
