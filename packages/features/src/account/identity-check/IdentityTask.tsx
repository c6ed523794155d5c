import type { IdentityCheck } from '@coverkit/api-client'
import { Card, Heading, Link, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { identityTaskCopy as copy, identityTexts } from './copy.ts'
import { identityChecks } from './queries.ts'

/** How far the identity checks are, as something to do. */
export function IdentityTask({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(identityChecks(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card as="section" labelledBy="identity-task">
      <Stack gap={12}>
        <Heading level={2} size={24} id="identity-task" ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        <QueryView query={query} texts={identityTexts} onRecovered={() => heading.current?.focus()}>
          {(checks) => <Task checks={checks} />}
        </QueryView>
      </Stack>
    </Card>
  )
}

function Task({ checks }: { readonly checks: readonly IdentityCheck[] }) {
  const [own, ...others] = checks
  const open = others.filter(({ verified, state }) => !verified && state !== 'refer').length
  if (!own) return null
  return (
    <Stack gap={8}>
      <Text weight="medium">{copy.states[own.state]}</Text>
      {!own.verified && <Text tone="soft">{copy.why}</Text>}
      {open > 0 && <Text>{copy.others(open)}</Text>}
      <Link href="/account/identity-check" variant="standalone">
        {copy.open}
      </Link>
    </Stack>
  )
}
