import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakeIdentity } from '../testing/fakeIdentity.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

function Story({ services }: { readonly services: PageServices }) {
  const [page] = useState(() => <ResetPasswordPage services={services} />)
  return <AppStory>{page}</AppStory>
}

const meta = {
  title: 'Screens/Sign in/Reset password',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { services: fakeIdentity() },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

export const Empty: Stories = {}

export const Errors: Stories = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a code' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

export const CodeSent: Stories = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'robin@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }))
    await canvas.findByLabelText('Confirmation code')
  },
}

export const Failed: Stories = {
  args: { services: fakeIdentity({ refusal: { name: 'NetworkError', message: '', status: 400 } }) },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'robin@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a code' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const SetsANewPassword: Stories = {
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
