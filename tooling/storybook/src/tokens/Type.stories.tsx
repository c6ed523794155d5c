import type { Meta, StoryObj } from '@storybook/react-vite'
import { TypePage } from './TypePage.tsx'

const meta = { title: 'Tokens/Type', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Type: StoryObj = { render: (_, { globals }) => <TypePage brand={globals.brand} /> }
