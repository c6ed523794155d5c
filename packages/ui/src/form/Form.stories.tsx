import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { TextField } from '../field/TextField.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Form } from './Form.tsx'

const field = (
  <TextField name="email" label="Email" type="email" value="zoe@example.com" onChange={() => undefined} />
)

const meta = {
  title: 'Components/Form',
  tags: ['autodocs'],
  component: Form,
  args: {
    onSubmit: fn(),
    label: 'Get your comparison by email',
    children: (
      <Stack gap={24}>
        {field}
        <div>
          <Button type="submit" variant="primary">
            Send my comparison
          </Button>
        </div>
      </Stack>
    ),
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Get your comparison by email' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send my comparison' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

/** The docs page of the form shows it as an example of what not to do. */
export const ButtonThatSendsNothing: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    children: (
      <Stack gap={24}>
        {field}
        <div>
          <Button variant="primary">Submit</Button>
        </div>
      </Stack>
    ),
  },
}
