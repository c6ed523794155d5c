import type { PolicyNomination } from '@coverkit/api-client'
import { formatDate } from '@coverkit/core'
import { Alert, BulletList, Heading, Link, Text, VisuallyHidden } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { usePageServices } from '#common/page-services/index.ts'
import { requestPolicy } from '#policies'
import * as styles from '../policies/policies.css.ts'
import { beneficiariesCopy } from './copy.ts'
import { namedLine, namesOf } from './namesOf.ts'
import { nominations } from './queries.ts'

const { card: copy } = beneficiariesCopy
const BENEFICIARIES_PATH = '/account/beneficiaries'

interface PolicyBeneficiariesProps {
  readonly policyId: string
  /** The policy's insurer and number, for the link's name. */
  readonly policyName: string
}

/** Lists who is named on a policy, and what was asked for since; renders nothing while that is not known. */
export function PolicyBeneficiaries({ policyId, policyName }: PolicyBeneficiariesProps) {
  const services = usePageServices()
  const { data = [] } = useAtomValue(nominations(services), { store: services.store })
  const nomination = data.find((one) => one.policyId === policyId)
  if (!nomination) return null
  const { current, request } = nomination
  return (
    <div className={styles.beneficiaries}>
      <Heading level={4} size={17}>
        {copy.title}
      </Heading>
      <Current current={current} />
      {request && <Request request={request} />}
      <div>
        <Link
          href={BENEFICIARIES_PATH}
          variant="standalone"
          onClick={() => requestPolicy(services, policyId)}
        >
          {copy.change}
          <VisuallyHidden>{`: ${policyName}`}</VisuallyHidden>
        </Link>
      </div>
    </div>
  )
}

function Current({ current }: Pick<PolicyNomination, 'current'>) {
  if (!current) return <Text tone="soft">{copy.unknown}</Text>
  const { nomination_Type: type, beneficiaries, confirmedOn, signedFormOn } = current
  return (
    <>
      <BulletList items={beneficiaries.map(namedLine)} />
      <Text size={15} tone="soft">
        <span>{copy.confirmed(copy.types[type], formatDate(confirmedOn))}</span>{' '}
        {signedFormOn && <span>{copy.signed(formatDate(signedFormOn))}</span>}
      </Text>
      {type === 'binding' && signedFormOn === null && (
        <Alert severity="warn" title={copy.unsigned.title}>
          <p>{copy.unsigned.text}</p>
        </Alert>
      )}
    </>
  )
}

function Request({ request }: { readonly request: NonNullable<PolicyNomination['request']> }) {
  const { state, reference, requestedOn, beneficiaries } = request
  const { title, text } = copy[state]
  return (
    <Alert severity={state === 'refused' ? 'warn' : 'info'} title={title}>
      <p>{text(reference, formatDate(requestedOn), namesOf(beneficiaries))}</p>
    </Alert>
  )
}
