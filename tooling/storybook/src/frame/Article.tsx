import { Container, Heading, Stack, Text } from '@coverkit/ui'
import type { ReactElement, ReactNode } from 'react'
import './article.css'

interface ArticleProps {
  readonly title: string
  /** A paragraph that says what the page is for. */
  readonly lead: string
  readonly children: ReactNode
}

/** A page of Storybook that is no component and no screen, made of the kit. */
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
