import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fakeIdentity } from '../testing/fakeIdentity.ts'
import { LinkGoogleForm } from './LinkGoogleForm.tsx'

const idToken = `h.${btoa(JSON.stringify({ email: 'robin@example.com' }))}.s`

const meta = {
  title: 'Screens/Sign in/Link Google',
  component: LinkGoogleForm,
  args: {
    services: fakeIdentity(),
    credential: { idToken, nonce: 'n' },
    sharedComputer: false,
    onSignedIn: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LinkGoogleForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const LinksGoogle: Story = {
  play: async ({ canvas, args }) => {
    const field = await canvas.findByLabelText('Password for robin@example.com')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Wattle1!{Enter}')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalled())
  },
}

export const Errors: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in and connect Google' }))
    await expect(await canvas.findByRole('link', { name: 'Enter a password' })).toBeVisible()
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const ErrorsWrongPassword: Story = {
  args: {
    services: fakeIdentity({
      logInRefusal: {
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
        status: 400,
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Password for robin@example.com'), 'Wrong-one1{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect username or password.')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}
