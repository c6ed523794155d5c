import { coversByOwner, isInForce, type OwnedCovers, type Policy } from '@coverkit/core/policies'
import { Card, Heading, Link, SampleLine, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import type { PageServices } from '#common/page-services/index.ts'
import { policies } from '#policies/query'
import { AccountRegion } from '../AccountRegion.tsx'
import { policiesRegionCopy as copy, policiesTexts } from './copy.ts'
import { PolicyItem } from './PolicyItem.tsx'
import { PolicySummary } from './PolicySummary.tsx'
import * as styles from './policies.css.ts'

/** The customer's policies: what they cost together, the covers they own, and those inside super. */
export function Policies({ services }: { readonly services: PageServices }) {
  const query = useAtomValue(policies(services), { store: services.store })
  return (
    <AccountRegion
      id="policies"
      title={copy.title}
      query={query}
      texts={policiesTexts}
      isEmpty={({ length }) => length === 0}
      none={copy.none}
      links={[
        { href: '/client-quote/select-covers', label: copy.quote },
        { href: '/transfer-policy/policy-holders', label: copy.transfer },
      ]}
    >
      {(list) => <PolicyLists list={list} />}
    </AccountRegion>
  )
}

function PolicyLists({ list }: { readonly list: readonly Policy[] }) {
  const { own, inSuper } = coversByOwner(list)
  const label = list.find(({ premium }) => premium.label !== null)?.premium.label
  const ownIds = new Set(own.map(({ policy }) => policy.id))
  return (
    <>
      {label && <SampleLine label={label} />}
      <PolicySummary policies={list} />
      {own.length > 0 && (
        <OwnerRegion id="own" title={copy.own} text={[copy.ownText, ...notesOn(own)].join(' ')} list={own} />
      )}
      {inSuper.length > 0 && (
        <OwnerRegion
          id="super"
          title={copy.inSuper}
          text={copy.inSuperText}
          list={inSuper}
          repeated={ownIds}
        />
      )}
      {list.some(isInForce) && <LifeEvents />}
    </>
  )
}

/** What the first list needs said of covers that are not simply the customer's own. */
function notesOn(own: readonly OwnedCovers[]): readonly string[] {
  const owners = new Set(own.flatMap(({ covers }) => covers.map(({ owner }) => owner)))
  return [...(owners.has('J') ? [copy.inBoth] : []), ...(owners.has(null) ? [copy.noOwner] : [])]
}

interface OwnerRegionProps {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly list: readonly OwnedCovers[]
  /** Policies that an earlier region has shown. */
  readonly repeated?: ReadonlySet<string>
}

function OwnerRegion({ id, title, text, list, repeated }: OwnerRegionProps) {
  const headingId = `policies-${id}`
  return (
    <Stack as="section" labelledBy={headingId}>
      <div>
        <Heading level={3} size={24} id={headingId}>
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
      </div>
      <ul className={styles.list} aria-labelledby={headingId}>
        {list.map((owned) => (
          <li key={owned.policy.id}>
            <PolicyItem owned={owned} prefix={id} isRepeated={repeated?.has(owned.policy.id) ?? false} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** What a change in life may allow. */
function LifeEvents() {
  return (
    <Card as="section" tone="tint" labelledBy="life-events">
      <Stack gap={8}>
        <Heading level={3} size={20} id="life-events">
          {copy.lifeEvents.title}
        </Heading>
        <Text measure>{copy.lifeEvents.text}</Text>
        <Link href="/account/guaranteed-future-insurability" variant="standalone">
          {copy.lifeEvents.link}
        </Link>
      </Stack>
    </Card>
  )
}
