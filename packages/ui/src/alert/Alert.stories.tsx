import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Alert } from './Alert.tsx'

const meta = {
  title: 'Components/Alert',
  tags: ['autodocs'],
  component: Alert,
  args: {
    severity: 'info',
    title: 'General advice only',
    children: 'We have not considered your objectives, financial situation or needs.',
  },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Information:')).toBeInTheDocument()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Severities: Story = {
  render: () => (
    <Stack>
      <Alert severity="success" title="Your account is confirmed.">
        Please log in.
      </Alert>
      <Alert severity="info" title="General advice only">
        We have not considered your objectives, financial situation or needs.
      </Alert>
      <Alert severity="warn" title="This was changed in another tab.">
        The newer answers are shown here.
      </Alert>
      <Alert severity="error">We could not reach the insurers. Your answers are safe on this device.</Alert>
    </Stack>
  ),
}

export const Dismissed: Story = {
  args: {
    severity: 'success',
    role: 'status',
    title: 'You are signed in.',
    children: undefined,
    onDismiss: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Success: You are signed in.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** The docs page of the message shows it as an example of what not to do. */
export const EverythingIsUrgent: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    severity: 'error',
    role: 'alert',
    title: 'Did you know?',
    children: 'You can get a quote in minutes.',
  },
}
