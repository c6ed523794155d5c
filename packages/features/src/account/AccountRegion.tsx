import { Heading, Inline, Link, QueryView, type QueryViewProps, Stack, Text } from '@coverkit/ui'
import { type ReactNode, useRef } from 'react'

interface AccountRegionProps<Data> extends Pick<QueryViewProps<Data>, 'query' | 'texts' | 'children'> {
  readonly id: string
  readonly title: string
  readonly isEmpty: (data: Data) => boolean
  /** What is said where there is nothing, and what could be done about it. */
  readonly none: string
  readonly links?: readonly { readonly href: string; readonly label: string }[]
  /** Below the list, whatever is in it. */
  readonly below?: ReactNode
}

/** A part of the account's first page that reads a list. Where there is nothing it takes little room. */
export function AccountRegion<Data>(props: AccountRegionProps<Data>) {
  const { id, title, query, texts, isEmpty, none, links = [], below, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const hasNothing = query.data !== undefined && isEmpty(query.data)
  return (
    <Stack as="section" labelledBy={id} gap={hasNothing ? 8 : 24}>
      <Heading level={2} size={hasNothing ? 20 : 30} id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <QueryView
        query={query}
        texts={texts}
        onRecovered={() => heading.current?.focus()}
        isEmpty={isEmpty}
        empty={
          <Stack gap={4}>
            <Text measure>{none}</Text>
            {links.length > 0 && (
              <Inline gap={24}>
                {links.map(({ href, label }) => (
                  <Link key={href} href={href} variant="standalone">
                    {label}
                  </Link>
                ))}
              </Inline>
            )}
          </Stack>
        }
      >
        {children}
      </QueryView>
      {below}
    </Stack>
  )
}
