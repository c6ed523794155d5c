import { Container, Heading, Stack, Text } from '@coverkit/ui'
import type { ReactElement, ReactNode } from 'react'
import './article.css'

interface ArticleProps {
  readonly title: string
  /** A paragraph on the purpose of the page. */
  readonly lead: string
  readonly children: ReactNode
}

/** A docs page of Storybook that is neither a component nor a screen, made of the kit. */
export function Article({ title, lead, children }: ArticleProps): ReactElement {
  return (
    <Container as="main" width="page">
      <div className="article">
        <Stack gap={32}>
          <Stack gap={12}>
            <Heading level={1}>{title}</Heading>
            <Text size={20} tone="soft" measure>
              {lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </div>
    </Container>
  )
}
