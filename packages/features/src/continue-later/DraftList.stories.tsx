import { type Drafts, openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { AccountDrafts } from './AccountDrafts.tsx'
import { DraftList } from './DraftList.tsx'

const progress = (furthest: string) => ({ progress: { furthest } })

/** Drafts of a brand that no other story has. */
async function withDrafts(flows: Readonly<Record<string, object>>): Promise<Drafts> {
  const drafts = await openDrafts({ brand: `story-${crypto.randomUUID()}` })
  for (const [flow, answers] of Object.entries(flows)) {
    await drafts.save(rawKind(flow, 1), drafts.newId(), answers)
  }
  return drafts
}

function ListStory({
  flows,
  none,
}: {
  readonly flows: Readonly<Record<string, object>>
  readonly none?: string
}) {
  const [services, setSession] = useState<PageServices>()
  useEffect(() => {
    const opened = withDrafts(flows)
    setSession(fakePageServices({ drafts: () => opened, behave: () => 'fail' }))
  }, [flows])
  return services ? <DraftList services={services} title="Drafts" {...(none && { none })} /> : null
}

const meta = {
  component: ListStory,
  args: { flows: { calculator: progress('existing-cover'), 'client-quote': progress('life-cover') } },
} satisfies Meta<typeof ListStory>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Continue Life insurance calculator' })
    await expect(link).toHaveAttribute('href', '/life-insurance-calculator/existing-cover')
    await expect(canvas.getByRole('link', { name: 'Continue Quote' })).toBeVisible()
    await expect(canvas.getAllByText(/^Last saved .+ Kept on this device until/)).toHaveLength(2)
  },
}

export const Deleted: Story = {
  play: async ({ canvas }) => {
    const remove = () => canvas.getByRole('button', { name: 'Delete: Quote' })
    await canvas.findByRole('link', { name: 'Continue Quote' })
    await userEvent.click(remove())
    const retain = canvas.getByRole('button', { name: 'Keep them' })
    await expect(retain).toHaveFocus()
    await expect(retain).toHaveAccessibleDescription(/cannot be brought back/)
    await userEvent.click(retain)
    await userEvent.click(remove())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete these answers' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Continue Quote' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/“Quote” are deleted/))
    await expect(canvas.getByRole('heading', { name: 'Drafts' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Continue Life insurance calculator' })).toBeVisible()
  },
}

export const None: Story = {
  args: { flows: {}, none: 'Your account has no answers on this device.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account has no answers on this device.')).toBeVisible()
  },
}

/** Two begun before sign-in, and nothing since. */
function AccountStory() {
  const [services, setSession] = useState<PageServices>()
  useEffect(() => {
    const opened = withDrafts({
      calculator: progress('existing-cover'),
      'client-quote': progress('life-cover'),
    }).then(async (drafts) => {
      await drafts.setSubject('customer')
      return drafts
    })
    setSession(fakePageServices({ drafts: () => opened, behave: () => 'fail' }))
  }, [])
  return services ? <AccountDrafts services={services} /> : null
}

export const BegunBeforeSignIn: Story = {
  render: () => <AccountStory />,
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('region', { name: 'Begun on this device before you logged in' })
    await expect(await canvas.findByText('Your account has no answers on this device.')).toBeVisible()
    const links = within(before).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Open Life insurance calculator',
      'Open Quote',
    ])
    await expect(links[0]).toHaveAttribute('href', '/life-insurance-calculator')
  },
}

/** The account, on a device whose drafts can be read the second time they are asked for, or never. */
function UnreadStory({ opensAfter }: { readonly opensAfter: number }) {
  const [services] = useState(() => {
    let left = opensAfter
    const opened = withDrafts({ calculator: progress('existing-cover') })
    const drafts = () => {
      if (left === Number.POSITIVE_INFINITY) return new Promise<never>(() => undefined)
      return left-- > 0 ? Promise.reject(new Error('not loaded')) : opened
    }
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), drafts }
  })
  return <DraftList services={services} title="Drafts" none="Your account has no answers on this device." />
}

export const Loading: Story = {
  render: () => <UnreadStory opensAfter={Number.POSITIVE_INFINITY} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Getting your drafts')).toBeVisible()
  },
}

export const CannotBeRead: Story = {
  render: () => <UnreadStory opensAfter={2} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t open your drafts')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(
      await canvas.findByRole('link', { name: 'Continue Life insurance calculator' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Drafts' })).toHaveFocus())
  },
}
