import type { BrandOffers } from '@coverkit/brand'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
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

interface ListStoryProps {
  readonly flows: Readonly<Record<string, object>>
  readonly offers?: BrandOffers
}

function ListStory({ flows, offers }: ListStoryProps) {
  const [services, setSession] = useState<PageServices>()
  useEffect(() => {
    const opened = withDrafts(flows)
    const fake = fakePageServices({ drafts: () => opened, behave: () => 'fail' })
    setSession({ ...fake, config: { ...fake.config, offers } })
  }, [flows, offers])
  return services ? <DraftList services={services} title="Drafts" /> : null
}

const meta = {
  title: 'Screens/Continue later/Drafts on the device',
  component: ListStory,
  args: { flows: { calculator: progress('existing-cover'), 'client-quote': progress('life-cover') } },
} satisfies Meta<typeof ListStory>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { flows: { calculator: progress('existing-cover') } } }

export const Many: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Continue Life insurance calculator' })
    await expect(link).toHaveAttribute('href', '/life-insurance-calculator/existing-cover')
    await expect(canvas.getByRole('link', { name: 'Continue Quote' })).toBeVisible()
    await expect(canvas.getAllByText(/^Last saved .+ Kept on this device until/)).toHaveLength(2)
  },
}

export const DeletesADraft: Story = {
  play: async ({ canvas }) => {
    const remove = () => canvas.getByRole('button', { name: 'Delete: Quote' })
    await canvas.findByRole('link', { name: 'Continue Quote' })
    await userEvent.click(remove())
    const retain = canvas.getByRole('button', { name: 'Keep them' })
    await expect(retain).toHaveFocus()
    await expect(retain).toHaveAccessibleDescription(/You can’t get them back/)
    await userEvent.click(retain)
    await userEvent.click(remove())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete these answers' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Continue Quote' })).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/deleted your answers for “Quote”/),
    )
    await expect(canvas.getByRole('heading', { name: 'Drafts' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Continue Life insurance calculator' })).toBeVisible()
  },
}

/** Begun before the brand stopped offering transfers. */
export const OfferedNoMore: Story = {
  args: { flows: { calculator: progress('existing-cover'), 'transfer-policy': progress('policy-details') } },
  render: ({ flows }) => <ListStory flows={flows} offers={{ transfers: false }} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Continue Life insurance calculator' })
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
