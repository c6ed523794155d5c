import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { IdleDialog } from './IdleDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { WelcomeBack } from './WelcomeBack.tsx'

const onChoice = fn()

const meta = {
  title: 'Screens/Sign in/Customer dialogs',
  component: LeaveDialog,
  args: { sendNow: async (): Promise<boolean> => false, onChoice },
} satisfies Meta<typeof LeaveDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))

export const UnsentAnswers: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'We haven’t received some of your answers' }),
    ).toBeInTheDocument()
  },
}

export const FailedSend: Story = {
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send now' }))
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(/We still couldn’t send them/)
    await expect(onChoice).not.toHaveBeenCalled()
  },
}

export const SendsAnswers: Story = {
  args: { sendNow: async () => true },
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send now' }))
    await expect(onChoice).toHaveBeenLastCalledWith(true)
  },
}

export const Stays: Story = {
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Stay' }))
    await expect(onChoice).toHaveBeenLastCalledWith(false)
  },
}

export const DiscardsAnswers: Story = {
  play: async () => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Discard' }))
    await expect(onChoice).toHaveBeenLastCalledWith(true)
  },
}

export const StillThere: Story = {
  render: () => <IdleDialog onStay={fn()} onLogOut={fn()} />,
  play: async () => {
    const warning = await screen.findByRole('dialog', { name: 'Are you still there?' })
    await expect(within(warning).getByRole('button', { name: 'Stay signed in' })).toBeInTheDocument()
    await expect(within(warning).getByRole('button', { name: 'Log out' })).toBeInTheDocument()
  },
}

export const FailedWelcomeBack: Story = {
  render: () => <WelcomeBack onContinue={async () => false} onLogOut={fn()} />,
  play: async () => {
    const cover = within(await screen.findByRole('dialog', { name: 'Welcome back' }))
    await userEvent.click(cover.getByRole('button', { name: 'Continue' }))
    await expect(await cover.findByRole('alert')).toHaveTextContent(/can’t log you in right now/)
    await expect(cover.getByRole('button', { name: 'Not you? Log out' })).toBeInTheDocument()
  },
}
