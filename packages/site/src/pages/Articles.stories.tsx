import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaticPageStory } from '../testing/StaticPageStory.tsx'
import { page as applicationsProcess } from './applications-process.page.tsx'
import { page as coverTypes } from './cover-types.page.tsx'
import { page as learn } from './learn.page.tsx'
import { pages as articles } from './learn-sections.page.tsx'

const meta = {
  title: 'Screens/Pages/Articles',
  component: StaticPageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaticPageStory>
export default meta
type Story = StoryObj<typeof meta>

export const Learn: Story = { args: { page: learn } }

export const Article: Story = { args: { page: articles[0] } }

export const CoverTypes: Story = { args: { page: coverTypes } }

export const ApplicationsProcess: Story = { args: { page: applicationsProcess } }
