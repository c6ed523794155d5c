import type { Policy } from '@coverkit/core/policies'
import { Alert, BulletList, Card, Heading, Link, QueryView, RadioGroup, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { policies, policyView, requestedPolicyAtom } from '#policies'
import { AccountSubpage } from '../AccountSubpage.tsx'
import { policyName } from '../policyName.ts'
import { beneficiariesCopy as copy, nominationTexts } from './copy.ts'
import { NominationForm } from './NominationForm.tsx'
import type { NominationSent } from './NominationSent.ts'
import { nominations } from './queries.ts'

/** `/account/beneficiaries`: asks for other beneficiaries of a policy. */
export function BeneficiariesPage({ services }: { readonly services: PageServices }) {
  const { store } = services
  const query = useAtomValue(nominations(services), { store })
  const { data: held = [] } = useAtomValue(policies(services), { store })
  const heading = useRef<HTMLHeadingElement>(null)
  const named = held.filter(({ id }) => query.data?.some(({ policyId }) => policyId === id))
  return (
    <AccountSubpage
      title={copy.title}
      lead={copy.lead}
      headingRef={heading}
      asideLabel={copy.aside.label}
      aside={<Aside />}
    >
      <QueryView
        query={query}
        texts={nominationTexts}
        lines={6}
        onRecovered={() => heading.current?.focus()}
        isEmpty={(list) => list.length === 0}
        empty={
          <Alert severity="info" title={copy.none.title}>
            <p>{copy.none.text}</p>
          </Alert>
        }
      >
        {() => <Change services={services} policies={named} />}
      </QueryView>
    </AccountSubpage>
  )
}

interface ChangeProps {
  readonly services: PageServices
  /** With life cover, in force. */
  readonly policies: readonly Policy[]
}

/** The policy, once there is one or one is chosen, and its form or what was sent. */
function Change({ services, policies: all }: ChangeProps) {
  const requested = useAtomValue(requestedPolicyAtom, { store: services.store })
  const [chosen, setChosen] = useState(requested)
  const [sent, setSent] = useState<NominationSent | null>(null)
  const policy = all.length === 1 ? all[0] : all.find(({ id }) => id === chosen)
  if (sent) return <Sent sent={sent} />
  return (
    <Stack gap={32}>
      {all.length > 1 && (
        <RadioGroup
          name="policy"
          legend={copy.policy}
          cards
          options={all.map((one) => ({ value: one.id, label: policyName(one) }))}
          value={policy?.id ?? null}
          onChange={setChosen}
        />
      )}
      {policy && all.length === 1 && (
        <Heading level={2} size={20}>
          {policyName(policy)}
        </Heading>
      )}
      {policy && <NominationForm key={policy.id} services={services} policy={policy} onSent={setSent} />}
    </Stack>
  )
}

function Sent({ sent: { policy, request } }: { readonly sent: NominationSent }) {
  const { title, text, binding, back } = copy.sent
  return (
    <Alert severity="success" title={title} role="status">
      <Stack gap={12}>
        <Text>{text(policyView(policy).insurer, request.reference)}</Text>
        {request.nomination_Type === 'binding' && <Text>{binding}</Text>}
        <Link href="/account">{back}</Link>
      </Stack>
    </Alert>
  )
}

function Aside() {
  const { title, points } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <BulletList items={points} />
      </Stack>
    </Card>
  )
}
