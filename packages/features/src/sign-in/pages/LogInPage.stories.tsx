import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakeIdentity } from '../testing/fakeIdentity.ts'
import { LogInPage } from './LogInPage.tsx'

function Story({ services }: { readonly services: PageServices }) {
  const [page] = useState(() => <LogInPage services={services} first="log-in" isKnownRoute={() => true} />)
  return <AppStory>{page}</AppStory>
}

const meta = {
  title: 'Screens/Sign in/Log in',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { services: fakeIdentity() },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Stories['play']>>[0]['canvas']

const refusing = (name: string, message: string) => fakeIdentity({ refusal: { name, message, status: 400 } })

async function logIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email'), 'robin@example.com')
  await userEvent.type(canvas.getByLabelText('Password'), 'Wattle1!')
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
}

export const Empty: Stories = {}

export const Filled: Stories = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'robin@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'Wattle1!')
  },
}

export const Errors: Stories = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

export const ErrorsWrongPassword: Stories = {
  args: { services: refusing('NotAuthorizedException', 'Password attempts exceeded') },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect username or password.')
  },
}

export const Failed: Stories = {
  args: { services: refusing('NetworkError', '') },
  play: async ({ canvas }) => {
    await logIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed.')
  },
}

export const NewPasswordRequired: Stories = {
  args: {
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

export const WithGoogle: Stories = {
  args: { services: fakeIdentity({ google: { page: '/login' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in with Google' })).toBeVisible()
  },
}

export const FailedGoogle: Stories = {
  args: {
    services: fakeIdentity({ google: { scriptUrl: '/no-such-script.js', clientId: 'none' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/isn’t available right now/)).toBeVisible()
  },
}
