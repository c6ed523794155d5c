import type { SliceStorage } from '@coverkit/flow'
import { Button, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '#common/form/useForm.ts'
import { usePageServices } from '#common/page-services/index.ts'
import { questionnaireCopy } from '../questionnaire/copy.ts'
import { HealthConsent } from '../questionnaire/HealthConsent.tsx'
import { StorageChoice } from '../questionnaire/StorageChoice.tsx'
import { STORAGE_PAGE } from '../questionnaire-pages/listPages.ts'
import type { ScreenProps } from './ScreenProps.ts'
import { useIsSignedIn } from './useIsSignedIn.ts'

type ChosenField = 'healthConsent' | 'questionnaireStorage'

interface Chosen {
  readonly storage: SliceStorage | null
  readonly hasConsented: boolean
}

/** Before the first question: the consent to it, and where the answers may be stored. */
export function StorageScreen({ questionnaire }: Pick<ScreenProps, 'questionnaire'>) {
  const { storage, hasDevice, hasConsented, begin: beginWith, ready, persist, advance } = questionnaire
  const { hrefOf, frame } = questionnaire
  const [isWithdrawn, setWithdrawn] = useState(false)
  const [given, setChosen] = useState<Chosen>({ storage, hasConsented })
  // Drops an earlier choice of the device once answers can't be stored there, as others use this computer.
  const chosen = given.storage === 'device' && !hasDevice ? { ...given, storage: null } : given
  const isSignedIn = useIsSignedIn(usePageServices())
  const { submit, ...refusals } = useForm<Chosen, ChosenField>(chosen)

  async function begin(): Promise<void> {
    if (chosen.storage === null) return
    beginWith(chosen.storage)
    if (chosen.storage !== 'account' || isSignedIn) return advance()
    await persist()
    window.location.assign(`/login?redirect=${encodeURIComponent(hrefOf(STORAGE_PAGE))}`)
  }

  function withdraw(): void {
    setWithdrawn(true)
    setChosen({ storage: null, hasConsented: false })
    void questionnaire.withdraw()
  }

  const onSubmit = () =>
    void submit(async () => {
      await ready()
      return reader
    }, begin)
  return frame({
    form: { ...refusals, onSubmit },
    children: (
      <Stack gap={40}>
        <HealthConsent
          isGiven={chosen.hasConsented}
          onChange={(isGiven) => setChosen((current) => ({ ...current, hasConsented: isGiven }))}
          error={refusals.errorOf('healthConsent')}
          withdrawal={
            (hasConsented || isWithdrawn) && <Withdrawal canWithdraw={hasConsented} onPress={withdraw} />
          }
        />
        <StorageChoice
          value={chosen.storage}
          onChange={(value) => setChosen((current) => ({ ...current, storage: value }))}
          error={refusals.errorOf('questionnaireStorage')}
          needsSignIn={!isSignedIn}
          hasDevice={hasDevice}
        />
      </Stack>
    ),
  })
}

interface WithdrawalProps {
  readonly canWithdraw: boolean
  readonly onPress: () => void
}

/** The way back from the consent, until the answers are submitted. Its button goes with them: what was done has the focus then. */
function Withdrawal({ canWithdraw, onPress }: WithdrawalProps) {
  const { withdrawal: texts } = questionnaireCopy.consent
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!canWithdraw) status.current?.focus()
  }, [canWithdraw])
  return (
    <Stack gap={8} align="start">
      {canWithdraw && (
        <>
          <Text tone="soft">{texts.note}</Text>
          <Button size="small" onClick={onPress}>
            {texts.button}
          </Button>
        </>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {!canWithdraw && texts.done}
      </p>
    </Stack>
  )
}

const reader = {
  messages: ({ storage, hasConsented }: Chosen) =>
    new Map<ChosenField, string>([
      ...(hasConsented ? [] : [['healthConsent', questionnaireCopy.consent.error] as const]),
      ...(storage === null ? [['questionnaireStorage', questionnaireCopy.storage.error] as const] : []),
    ]),
}
