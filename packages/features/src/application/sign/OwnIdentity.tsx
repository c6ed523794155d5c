import { type IdentityCheck, listIdentityChecks } from '@coverkit/api-client'
import { ActionAlert, Skeleton, Stack, Text } from '@coverkit/ui'
import { useCallback, useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { IdentityPanel } from '#identity-check'
import { signCopy } from './copy.ts'
import { OwnReceipt } from './OwnReceipt.tsx'
import { isTransfer, type SignedPage } from './SignedPage.ts'
import { StageHeading } from './StageHeading.tsx'

const { identity: copy } = signCopy

interface OwnIdentityProps {
  readonly token: string
  readonly page: SignedPage
}

/**
 * The identity check of a second policy holder who has signed, with the secret of their code. The link to it takes the
 * place of the one that they signed with, so their receipt is here too.
 */
export function OwnIdentity({ token, page }: OwnIdentityProps) {
  const { secret, holder } = page
  const services = usePageServices()
  const [check, setCheck] = useState<IdentityCheck | 'loading' | 'failed'>('loading')
  const load = useCallback(async () => {
    setCheck('loading')
    const client = await services.client().catch(() => null)
    const read = client && (await listIdentityChecks(client, { secret }))
    setCheck((read?.ok && read.value[0]) || 'failed')
  }, [services, secret])
  useEffect(() => void load(), [load])
  const [year = '', month = '', day = ''] = holder.dateOfBirth.split('-')
  return (
    <Stack gap={24}>
      <StageHeading>{copy.title}</StageHeading>
      {check === 'loading' && (
        <div role="status">
          <Text>{copy.loading}</Text>
          <Skeleton lines={4} />
        </div>
      )}
      {check === 'failed' && (
        <ActionAlert
          severity="error"
          role="alert"
          title={copy.failed.title}
          action={{ children: copy.tryAgain, onClick: () => void load() }}
        >
          {copy.failed.text}
        </ActionAlert>
      )}
      {typeof check === 'object' && (
        <IdentityPanel
          policyHolder={2}
          secret={secret}
          check={check}
          onChecked={setCheck}
          person={{
            givenNames: [holder.firstName, holder.middleName].filter(Boolean).join(' '),
            familyName: holder.lastName,
            dateOfBirth: { day: String(Number(day)), month: String(Number(month)), year },
          }}
          next={<Text>{copy.close}</Text>}
        />
      )}
      {!isTransfer(page) && <OwnReceipt token={token} page={page} />}
    </Stack>
  )
}
