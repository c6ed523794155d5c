import { Heading, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { claimsTexts } from '#claims/copy'
import { claims } from '#claims/query'
import type { PageServices } from '#common/page-services/index.ts'
import { ClaimItem } from './ClaimItem.tsx'
import { claimsRegionCopy as copy } from './copy.ts'

const START = '/account/make-a-claim'

/** The customer's claims, each with where it is, its next date and who must act. */
export function Claims({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(claims(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack as="section" labelledBy="claims" gap={24}>
      <Heading level={2} size={30} id="claims" ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      <QueryView
        query={query}
        texts={claimsTexts}
        onRecovered={() => heading.current?.focus()}
        isEmpty={({ length }) => length === 0}
        empty={
          <Stack gap={8}>
            <Text measure>{copy.none}</Text>
            <Link href={START} variant="standalone">
              {copy.start}
            </Link>
          </Stack>
        }
      >
        {(list) => (
          <Stack gap={24}>
            <Stack as="ul" gap={24}>
              {list.map((claim) => (
                <li key={claim.id}>
                  <ClaimItem claim={claim} />
                </li>
              ))}
            </Stack>
            <Link href={START} variant="standalone">
              {copy.another}
            </Link>
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}
