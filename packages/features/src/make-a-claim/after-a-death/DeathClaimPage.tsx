import { useBrand } from '@coverkit/brand'
import { Alert, Button, ErrorSummary, Form, Inline, Link, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { deathClaimNotice } from '#common/collection-notice/notices/deathClaimNotice.ts'
import { PlainPage } from '#common/step-form/PlainPage.tsx'
import { ClaimAside } from '../steps/ClaimAside.tsx'
import { CodeStep } from './CodeStep.tsx'
import { deathClaimCopy as copy } from './copy.ts'
import { AboutThem, AboutYou } from './DeathClaimFields.tsx'
import { deathClaimFailure } from './failure.ts'
import { type DeathClaim, useDeathClaim } from './useDeathClaim.ts'

/** `/claim-after-a-death`: a claim by a person without an account. The answer is the same whether there is a policy or not. */
export function DeathClaimPage() {
  const death = useDeathClaim()
  const { claim, reference, refusals } = death
  return (
    <PlainPage
      title={reference === null ? copy.title : copy.done.title}
      mark={refusals.errors.length > 0 ? copy.errorMark : ''}
      lead={reference === null ? copy.lead : undefined}
      asideLabel={copy.aside.title}
      aside={<ClaimAside {...copy.aside} />}
      drawing="blossom"
    >
      {reference !== null && claim ? (
        <Done reference={reference} way={claim.contactPreference ?? 'email'} />
      ) : claim?.email ? (
        <CodeStep death={death} email={claim.email} />
      ) : (
        <ClaimForm death={death} />
      )}
    </PlainPage>
  )
}

function ClaimForm({ death }: { readonly death: DeathClaim }) {
  const { phone } = useBrand()
  const { form, refusals, code, submit } = death
  return (
    <Stack gap={24}>
      <Text tone="soft" measure>
        {copy.unstored}
      </Text>
      <CollectionNotice notice={deathClaimNotice} />
      <ErrorSummary heading={copy.problem} errors={refusals.errors} submitCount={refusals.submitCount} />
      <Form onSubmit={() => void submit()}>
        <Stack gap={40}>
          <AboutThem form={form} />
          <AboutYou form={form} />
          {(code.status === 'failed' || refusals.unread) && (
            <Alert severity="error" role="alert" title={copy.notSent}>
              <Text>
                {code.status === 'failed'
                  ? deathClaimFailure(code.failure, phone)
                  : copy.failures.unsure(phone)}
              </Text>
            </Alert>
          )}
          <Inline>
            <Button
              type="submit"
              variant="primary"
              fullOnPhone
              busy={code.status === 'pending'}
              busyLabel={copy.nextBusy}
            >
              {copy.next}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}

interface DoneProps {
  readonly reference: string
  readonly way: keyof typeof copy.done.next
}

function Done({ reference, way }: DoneProps) {
  const first = useRef<HTMLDivElement>(null)
  // The form that had focus is gone.
  useEffect(() => first.current?.focus(), [])
  return (
    <div ref={first} tabIndex={-1}>
      <Alert severity="success" title={copy.done.reference(reference)} role="status">
        <Stack gap={12}>
          <Text>{copy.done.next[way]}</Text>
          <Text>{copy.done.policy}</Text>
          <Text>{copy.done.papers}</Text>
          <Link href="/">{copy.done.home}</Link>
        </Stack>
      </Alert>
    </div>
  )
}
