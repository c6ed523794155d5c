import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakeIdentity } from '../testing/fakeIdentity.ts'
import { LogInPage } from './LogInPage.tsx'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

type Screen = 'log-in' | 'sign-up' | 'reset'

interface StoryProps {
  readonly screen: Screen
  readonly services: PageServices
}

function drawn(screen: Screen, services: PageServices): ReactNode {
  if (screen === 'reset') return <ResetPasswordPage services={services} />
  return <LogInPage services={services} first={screen} isKnownRoute={() => true} />
}

function Story({ screen, services }: StoryProps) {
  const [page] = useState(() => drawn(screen, services))
  return <AppStory>{page}</AppStory>
}

const meta = {
  title: 'Screens/Sign in/Pages',
  component: Story,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

const refusing = (name: string, message: string) => fakeIdentity({ refusal: { name, message, status: 400 } })

type Canvas = Parameters<NonNullable<Stories['play']>>[0]['canvas']

async function logIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email'), 'robin@example.com')
  await userEvent.type(canvas.getByLabelText('Password'), 'Wattle1!')
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}

export const LogIn: Stories = { args: { screen: 'log-in', services: fakeIdentity() } }

export const LogInIncomplete: Stories = {
  args: { screen: 'log-in', services: fakeIdentity() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

export const WrongPassword: Stories = {
  args: { screen: 'log-in', services: refusing('NotAuthorizedException', 'Password attempts exceeded') },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect username or password.')
  },
}

export const Unreachable: Stories = {
  args: { screen: 'log-in', services: refusing('NetworkError', '') },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed.')
  },
}

export const NewPasswordRequired: Stories = {
  args: {
    screen: 'log-in',
    services: fakeIdentity({
      logInRefusal: { name: 'NoIdentityToken', message: '', challenge: 'NEW_PASSWORD_REQUIRED' },
    }),
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('link', { name: 'Reset your password' })).toBeVisible()
  },
}

export const NotConfirmed: Stories = {
  args: {
    screen: 'log-in',
    services: fakeIdentity({
      logInRefusal: { name: 'UserNotConfirmedException', message: 'User is not confirmed.', status: 400 },
    }),
  },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
    await expect(await canvas.findByText(/You can ask again in \d+ seconds/)).toBeVisible()
  },
}

export const Google: Stories = {
  args: { screen: 'log-in', services: fakeIdentity({ google: { page: '/login' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in with Google' })).toBeVisible()
  },
}

export const GoogleAway: Stories = {
  args: {
    screen: 'log-in',
    services: fakeIdentity({ google: { scriptUrl: '/no-such-script.js', clientId: 'none' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/isn’t available right now/)).toBeVisible()
  },
}

export const SignUp: Stories = { args: { screen: 'sign-up', services: fakeIdentity() } }

export const SignUpThenConfirm: Stories = {
  args: { screen: 'sign-up', services: fakeIdentity() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'Robin')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Example')
    await userEvent.type(canvas.getByLabelText('Email'), 'robin@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters, with a number, a capital and one of !@#$%^&*. Not one that’s easy to guess.',
    )
    await userEvent.type(canvas.getByLabelText('Password'), 'Wattle1!')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Wattle1!')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await userEvent.type(await canvas.findByLabelText('Confirmation code'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('Your account is confirmed. Please log in.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('robin@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
  },
}

export const Reset: Stories = { args: { screen: 'reset', services: fakeIdentity() } }

export const ResetToTheEnd: Stories = {
  args: { screen: 'reset', services: fakeIdentity() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'robin@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }))
    await userEvent.type(await canvas.findByLabelText('Confirmation code'), '123456')
    await userEvent.type(canvas.getByLabelText('New password'), 'Changed2#')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Changed2#')
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }))
    await expect(await canvas.findByText('Your new password is set. Please log in.')).toBeVisible()
  },
}
