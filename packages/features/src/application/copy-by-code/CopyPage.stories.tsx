import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, type within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/PageServicesProvider.tsx'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleSubmitted } from '#submission/tracker/testing/exampleSubmitted.ts'
import { CopyPage } from './CopyPage.tsx'

const application = exampleSubmitted()
const opened = { application, secret: 'S'.repeat(43), secretEndsAt: '2026-11-24T02:02:04Z' }

function Story() {
  const [services] = useState(() => {
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname.endsWith('/copy')) return Response.json({ successful: true })
        if (!pathname.endsWith('/confirm')) return Response.json({}, { status: 404 })
        const { code, dateOfBirth } = await request.json()
        const refusal = { errors: [{ field: 'code', code: 'code-refused' }] }
        const isRight = code === '204816' && dateOfBirth === '1989-03-27'
        return isRight ? Response.json(opened) : Response.json(refusal, { status: 422 })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <CopyPage />
      </AppStory>
    </PageServicesProvider>
  )
}

const withHash = (hash: string) => () => {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}

const meta = {
  title: 'Screens/Application/Copy by code',
  component: Story,
  parameters: { layout: 'fullscreen' },
  beforeEach: withHash(`#${application.id}`),
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

async function enter(canvas: Canvas, code: string, [day, month, year]: readonly [string, string, string]) {
  await userEvent.clear(canvas.getByLabelText('Code'))
  await userEvent.type(canvas.getByLabelText('Code'), code)
  for (const [label, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    await userEvent.clear(canvas.getByLabelText(label))
    await userEvent.type(canvas.getByLabelText(label), text)
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Open the application' }))
}

export const Empty: Stories = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'First, a code' })
  },
}

export const Errors: Stories = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }))
    await canvas.findByLabelText('Code')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the application' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter the six digits of the code')
  },
}

export const Opens: Stories = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the code' }))
    await expect(await canvas.findByLabelText('Code')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the application' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter the six digits of the code')
    await enter(canvas, '204816', ['28', '3', '1989'])
    await canvas.findByText(/^We couldn’t open the application with those details\./)
    await enter(canvas, '204816', ['27', '3', '1989'])
    await canvas.findByRole('heading', { level: 1, name: 'Your application is with us' })
    await expect(canvas.getByText('ACDE3479')).toBeVisible()
    await canvas.findByText(/if you reload or close the page, we’ll ask for a new code\.$/)
    await expect(canvas.getByRole('button', { name: 'Download as PDF' })).toBeVisible()
  },
}

export const FailedIncompleteLink: Stories = {
  beforeEach: withHash(''),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'This link is incomplete' })
  },
}
