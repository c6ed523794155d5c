import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleInCasePage } from './exampleInCase.fixture.ts'
import { TrustedPage } from './TrustedPage.tsx'

interface StoryProps {
  readonly token: string | null
  /** The code with which a request is refused, by its operation. */
  readonly refused?: Partial<Record<'open' | 'confirm', string>>
}

/** The bodies of the requests that were sent. */
const sent: unknown[] = []

function Story({ token, refused = {} }: StoryProps) {
  const [services] = useState(() => {
    sent.length = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const operation = request.url.endsWith('/open') ? 'open' : 'confirm'
        sent.push(await request.json())
        const code = refused[operation]
        if (code)
          return Response.json({ successful: false, errors: [{ field: 'token', code }] }, { status: 422 })
        return Response.json(
          operation === 'open' ? { successful: true, email: 's•••@example.com' } : exampleInCasePage,
        )
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <TrustedPage token={token} takeToken={() => null} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Account/Trusted person',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { token: 'Zm9yLXNpZ25pbmctdGhlLWFwcGxpY2F0aW9uLTAwMDE' },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const requestCode = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send me the code' }))

async function enter(canvas: Canvas) {
  await requestCode(canvas)
  await canvas.findByText('We’ve emailed a code to s•••@example.com.')
  await userEvent.type(canvas.getByLabelText('Code'), '204816')
  await userEvent.type(canvas.getByLabelText('Day'), '12')
  await userEvent.type(canvas.getByLabelText('Month'), '4')
  await userEvent.type(canvas.getByLabelText('Year'), '1988')
  await userEvent.click(canvas.getByRole('button', { name: 'Open the page' }))
}

export const RequestACode: Stories = {
  async play({ canvas }) {
    await canvas.findByText('First, a code')
    await expect(sent).toEqual([])
  },
}

export const Errors: Stories = {
  async play({ canvas }) {
    await requestCode(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the page' }))
    await canvas.findByRole('link', { name: 'Enter the six digits of the code' })
    await canvas.findByRole('link', { name: 'Enter their date of birth' })
  },
}

export const Opened: Stories = {
  async play({ canvas }) {
    await enter(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Robin Example’s life insurance' })).toHaveFocus(),
    )
    await expect(canvas.getByText('The will is with Sample Lawyers in Newtown.')).toBeVisible()
    await expect(canvas.getByText(/^Call each insurer that’s named here/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1800 975 708' })).toBeVisible()
    await expect(sent.at(-1)).toMatchObject({ code: '204816', dateOfBirth: '1988-04-12' })
  },
}

export const CodeRefused: Stories = {
  args: { refused: { confirm: 'code-refused' } },
  async play({ canvas }) {
    await enter(canvas)
    await canvas.findByText(/^The code or the date of birth isn’t right/)
    await expect(canvas.getByLabelText('Code')).toHaveValue('204816')
  },
}

export const TakenBack: Stories = {
  args: { refused: { open: 'unknown' } },
  async play({ canvas }) {
    await requestCode(canvas)
    await canvas.findByText('This link doesn’t work')
  },
}

export const WithoutALink: Stories = {
  args: { token: null },
  async play({ canvas }) {
    await canvas.findByText('This link doesn’t work')
  },
}
