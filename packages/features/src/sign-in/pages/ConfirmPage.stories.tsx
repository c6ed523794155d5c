import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakeIdentity } from '../testing/fakeIdentity.ts'
import { LogInPage } from './LogInPage.tsx'

function Story({ services }: { readonly services: PageServices }) {
  const [page] = useState(() => <LogInPage services={services} first="sign-up" isKnownRoute={() => true} />)
  return <AppStory>{page}</AppStory>
}

const meta = {
  title: 'Screens/Sign in/Confirm your account',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { services: fakeIdentity() },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Stories['play']>>[0]['canvas']

async function signUp(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Robin')
  await userEvent.type(canvas.getByLabelText('Last name'), 'Example')
  await userEvent.type(canvas.getByLabelText('Email'), 'robin@example.com')
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
    'At least 8 characters, with a number, a capital and one of !@#$%^&*. Not one that’s easy to guess.',
  )
  await userEvent.type(canvas.getByLabelText('Password'), 'Wattle1!')
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Wattle1!')
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
}

export const Empty: Stories = {
  play: async ({ canvas }) => {
    await signUp(canvas)
    await canvas.findByLabelText('Confirmation code')
  },
}

export const Errors: Stories = {
  play: async ({ canvas }) => {
    await signUp(canvas)
    await canvas.findByLabelText('Confirmation code')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

export const Confirms: Stories = {
  play: async ({ canvas }) => {
    await signUp(canvas)
    await userEvent.type(await canvas.findByLabelText('Confirmation code'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(await canvas.findByText('Your account is confirmed. Please log in.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('robin@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveValue('')
  },
}
