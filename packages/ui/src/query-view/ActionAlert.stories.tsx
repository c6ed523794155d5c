import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ActionAlert } from './ActionAlert.tsx'

const meta = {
  title: 'Components/ActionAlert',
  tags: ['autodocs'],
  component: ActionAlert,
  args: {
    severity: 'error',
    role: 'alert',
    title: 'We couldn’t get your quotes',
    children: 'Your answers are safe. Try again in a minute.',
    action: { children: 'Try again', onClick: fn() },
  },
} satisfies Meta<typeof ActionAlert>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: We couldn’t get your quotes')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.action.onClick).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { action: { children: 'Try again', busy: true, busyLabel: 'Getting your quotes' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Getting your quotes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const WithoutText: Story = {
  args: {
    severity: 'info',
    role: 'status',
    title: 'Last updated at 9:05 am',
    children: undefined,
    action: { children: 'Update', onClick: fn() },
  },
}

/** The docs page of the message shows it as an example of what not to do. */
export const ButtonThatOnlyAgrees: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { action: { children: 'OK' } },
}
