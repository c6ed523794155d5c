import { localDate } from '@coverkit/core'
import { termsOfPolicy, withPolicyNow } from '@coverkit/core/change-cover'
import type { Policy } from '@coverkit/core/policies'
import { redirectFor } from '@coverkit/flow'
import { Container, QueryView } from '@coverkit/ui'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { policies, requestedPolicyAtom } from '#policies'
import { withoutLostIncrease } from '../answers.ts'
import { changeDraft } from '../state.ts'
import { BegunAlready } from './BegunAlready.tsx'
import { beginChange, isBegun } from './beginChange.ts'
import { changeablePolicies } from './changeablePolicies.ts'
import { policyTexts } from './copy.ts'
import { PolicyPicker } from './PolicyPicker.tsx'

interface PolicyGateProps {
  readonly services: PageServices
  readonly children: ReactNode
}

/**
 * Every step waits until it's settled which policy is changed: the only one, the one whose link was pressed, or the one that
 * is chosen here. What the policy has is read again each time the flow is opened.
 */
export function PolicyGate({ services, children }: PolicyGateProps) {
  const query = useAtomValue(policies(services), { store: services.store })
  const list = query.data && changeablePolicies(query.data)
  const draft = changeDraft(services)
  const answers = useAtomValue(draft.answersAtom)
  const [requestedId, request] = useAtom(requestedPolicyAtom, { store: services.store })
  const isBusy = useRef(false)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const chosenId = answers.change.policy?.id ?? null
  const chosen = list?.find(({ id }) => id === chosenId)
  const requested = list?.find(({ id }) => id === requestedId)
  const isOther = requested !== undefined && requested !== chosen
  const only = list?.length === 1 ? list[0] : undefined
  // A submitted change has no policy left; its last page is on the way, and nothing begins over it.
  const isOver = answers.submitted !== null
  const automatic = isOver ? undefined : isOther ? requested : chosenId === null ? only : undefined
  const needsChoice = isOther && chosen !== undefined && isBegun(answers)

  async function choose(policy: Policy): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    await beginChange(draft, policy, services.config).finally(() => {
      isBusy.current = false
    })
    request(null)
    const segment = pathname.slice(draft.flow.base.length + 1).split('/')[0] ?? ''
    // A step that this policy has not, or that lies beyond the first, leads to where it begins.
    const met = new Set(draft.flow.requires?.map(({ name }) => name))
    const target = redirectFor(draft.flow, { ...draft.read(), met }, segment)
    if (target !== undefined) await navigate(target, { replace: true })
  }

  useEffect(() => {
    if (automatic && !needsChoice) void choose(automatic)
  })
  useEffect(() => {
    if (!chosen) return
    const now = termsOfPolicy(chosen, localDate(new Date().toISOString()))
    draft.update((current) => {
      const change = withPolicyNow(current.change, now)
      return change === current.change ? current : withoutLostIncrease({ ...current, change })
    })
  }, [draft, chosen])

  // A customer who has chosen a policy continues with the draft, even if the list fails to load.
  if (isOver || (list === undefined && chosenId !== null)) return children
  if (list === undefined) {
    return (
      <Container isPage>
        <QueryView query={query} texts={policyTexts} onRecovered={() => undefined} lines={6}>
          {() => null}
        </QueryView>
      </Container>
    )
  }
  if (needsChoice && chosen && requested) {
    return (
      <BegunAlready
        begun={chosen}
        requested={requested}
        onGoOn={() => request(null)}
        onStart={() => void choose(requested)}
      />
    )
  }
  if (automatic) return null
  if (!chosen) {
    return (
      <PolicyPicker
        list={list}
        isGone={chosenId !== null && !chosen}
        onChoose={(policy) => void choose(policy)}
      />
    )
  }
  return children
}
