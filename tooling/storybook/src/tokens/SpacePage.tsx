import { Heading, Stack, Text } from '@coverkit/ui'
import { themeContract } from '@coverkit/ui/theme'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import { brandTheme } from './brandTheme.ts'
import './tokens.css'

const MEASURES = {
  reading: 'a column of running text',
  form: 'the column of a form',
  aside: 'the panel beside a form',
  pair: 'form, gap and panel together',
  page: 'a wide page',
} as const

/** The steps of space and the widths of columns. */
export function SpacePage({ brand }: { brand: unknown }): ReactElement {
  const { space, measure } = brandTheme(brand).light
  return (
    <Article
      title="Space"
      lead="Eleven steps of space, named by their pixels. On the narrowest phones with large text they take no larger share of the screen than with ordinary text."
    >
      <Stack gap={16}>
        <Heading level={2}>Steps</Heading>
        {(Object.keys(space).map(Number) as (keyof typeof space)[]).map((step) => (
          <Stack key={step} gap={4}>
            <div className="space-bar" style={{ inlineSize: themeContract.space[step] }} />
            <Text size={15} tone="soft">
              <code>{step}</code>: {space[step]}
            </Text>
          </Stack>
        ))}
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>Widths</Heading>
        {(Object.keys(MEASURES) as (keyof typeof MEASURES)[]).map((name) => (
          <div key={name} className="measure-bar" style={{ inlineSize: measure[name] }}>
            <Text size={15}>
              <code>{name}</code>, {MEASURES[name]}: {measure[name]}
            </Text>
          </div>
        ))}
      </Stack>
    </Article>
  )
}
