import { openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeIdentity } from '../testing/fakeIdentity.ts'
import { SignInDialog } from './SignInDialog.tsx'

const meta = {
  title: 'Screens/Sign in/Dialog',
  component: SignInDialog,
  args: { services: fakeIdentity(), onClosed: fn() },
} satisfies Meta<typeof SignInDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeInTheDocument()
  },
}

export const OpensSignUp: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await expect(await screen.findByRole('dialog', { name: 'Sign up' })).toBeInTheDocument()
    await expect(
      dialog.getByText(/We use your details to open your account and to log you in. We don’t pass them on./),
    ).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
  },
}

/** A device with an application whose first policy holder is known. */
async function applied() {
  const drafts = await openDrafts({ brand: crypto.randomUUID() })
  const holder = { firstName: 'Zoë', lastName: 'Example', email: 'zoe@example.com' }
  await drafts.save(rawKind('application', 1), 'story', { application: { holders: [holder] } })
  return drafts
}

export const FilledFromAnApplication: Story = {
  args: { services: { ...fakeIdentity(), drafts: applied } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Email'), 'robin@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(dialog.getByLabelText('First name')).toHaveValue('Zoë'))
    await expect(dialog.getByLabelText('Last name')).toHaveValue('Example')
    await expect(dialog.getByLabelText('Email')).toHaveValue('robin@example.com')
  },
}

export const LogsIn: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Email'), 'robin@example.com')
    await userEvent.type(dialog.getByLabelText('Password'), 'Wattle1!')
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
    await expect(await dialog.findByText('You are signed in.')).toBeInTheDocument()
    await expect(args.onClosed).not.toHaveBeenCalled()
  },
}
