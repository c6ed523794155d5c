import type { Meta, StoryObj } from '@storybook/react-vite'
import { StaticPageStory } from '../testing/StaticPageStory.tsx'
import { page as accessibility } from './accessibility.page.tsx'
import { page as complaints } from './complaints.page.tsx'
import { page as guide } from './financial-services-guide.page.tsx'
import { page as privacyPolicy } from './privacy-policy.page.tsx'
import { page as terms } from './terms-and-conditions.page.tsx'

const meta = {
  title: 'Screens/Pages/Legal',
  component: StaticPageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaticPageStory>
export default meta
type Story = StoryObj<typeof meta>

export const PrivacyPolicy: Story = { args: { page: privacyPolicy } }

export const TermsAndConditions: Story = { args: { page: terms } }

export const FinancialServicesGuide: Story = { args: { page: guide } }

export const Complaints: Story = { args: { page: complaints } }

export const Accessibility: Story = { args: { page: accessibility } }
