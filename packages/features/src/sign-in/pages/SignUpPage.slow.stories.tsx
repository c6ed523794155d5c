import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { expectTidied } from '#common/testing/expectTidied.ts'
import { fakeIdentity } from '../testing/fakeIdentity.ts'
import { LogInPage } from './LogInPage.tsx'

function Story({ services }: { readonly services: PageServices }) {
  const [page] = useState(() => <LogInPage services={services} first="sign-up" isKnownRoute={() => true} />)
  return <AppStory>{page}</AppStory>
}

const meta = {
  title: 'Screens/Sign in/Sign up',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { services: fakeIdentity() },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Stories['play']>>[0]['canvas']

async function fillIn(canvas: Canvas, first = 'Robin', last = 'Example'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('First name'), first)
  await userEvent.type(canvas.getByLabelText('Last name'), last)
  await userEvent.type(canvas.getByLabelText('Email'), 'robin@example.com')
  await userEvent.type(canvas.getByLabelText('Password'), 'Wattle1!')
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Wattle1!')
}

export const Empty: Stories = {}

export const Filled: Stories = {
  play: async ({ canvas }) => {
    await fillIn(canvas)
  },
}

export const Tidied: Stories = {
  play: async ({ canvas }) => {
    await expectTidied(await canvas.findByLabelText('First name'), ' zoë  ann ', 'zoë ann')
    await expectTidied(canvas.getByLabelText('Last name'), "O'Brien", 'O’Brien')
    await expectTidied(canvas.getByLabelText('Email'), ' Zoë@Example.COM ', 'Zoë@Example.COM')
  },
}

export const OneName: Stories = {
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText('First name')
    await expect(first).toHaveAccessibleDescription('Only one name? Use it as the first and last name.')
    await userEvent.type(first, 'Suharto')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    const words = 'Enter your last name. If you only have one name, use it as your first and last name'
    await userEvent.click(await canvas.findByRole('link', { name: words }))
    await expect(canvas.getByLabelText('Last name')).toHaveFocus()
    await userEvent.keyboard('Suharto')
    await waitFor(() => expect(canvas.queryByRole('link', { name: words })).toBeNull())
  },
}

export const Errors: Stories = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

export const Failed: Stories = {
  args: { services: fakeIdentity({ refusal: { name: 'NetworkError', message: '', status: 400 } }) },
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const LongWords: Stories = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'Wilhelmina-Aleksandra', 'Featherstonehaugh-Papadimitropoulos')
  },
}
