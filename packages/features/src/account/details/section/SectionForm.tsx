import type { User, UserChanges } from '@coverkit/api-client'
import { Alert, Button, Form, fieldId, Inline, Stack, Text } from '@coverkit/ui'
import { useEffect } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { CodeField } from '#common/send-new-code/CodeField.tsx'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import { detailsCopy as copy } from '../copy.ts'
import type { PolicyToNotify } from '../policiesToNotify.ts'
import { SectionFields } from './SectionFields.tsx'
import type { SectionKind } from './SectionKind.ts'
import { fieldIdOf, useSectionForm } from './useSectionForm.ts'

export interface SectionFormProps<Field extends string> {
  readonly services: PageServices
  readonly kind: SectionKind<Field>
  readonly user: User
  readonly policies: readonly PolicyToNotify[]
  readonly onSaved: (changes: UserChanges) => void
  /** Leaves what another tab saved meanwhile as it is. */
  readonly onLeave: () => void
  readonly onCancel: () => void
}

/** Changes one section: its fields first, and then the mailed code where the change needs one. */
export function SectionForm<Field extends string>(props: SectionFormProps<Field>) {
  const { services, kind, user, policies, onSaved, onLeave, onCancel } = props
  const ids = policies.map(({ id }) => id)
  const section = useSectionForm({ services, kind, user, policies: ids, onSaved })
  const { code, effect, failure, conflict, isBusy, needsCode } = section
  const words = code.waiting === null ? null : kind.code
  const [first] = kind.fields
  const focusedId = words ? fieldId({ name: code.name }) : first && fieldIdOf(kind, first.name)
  useEffect(() => {
    if (focusedId) document.getElementById(focusedId)?.focus()
  }, [focusedId])
  const saveLabel = effect ? copy.effect.save : copy.save
  return (
    <Form label={kind.title} onSubmit={() => void (words ? section.confirm() : section.save())}>
      <Stack gap={24}>
        {words ? (
          <CodeField
            name={code.name}
            sent={words.sent(user.email ?? copy.code.ownAddress)}
            value={code.text}
            onChange={code.setText}
            error={code.error}
          />
        ) : (
          <SectionFields services={services} kind={kind} policies={policies} section={section} />
        )}
        {code.failure && (
          <Alert severity="error" role="alert" title={copy.code.notMailed}>
            {requestFailure(code.failure)}
          </Alert>
        )}
        {failure && (
          <Alert severity="error" role="alert" title={copy.notSaved}>
            {requestFailure(failure)}
          </Alert>
        )}
        {conflict && (
          <Alert severity="warn" role="alert" title={copy.conflict.title}>
            <Stack gap={12}>
              <Text>{copy.conflict.stored(kind.shown(conflict.stored) ?? copy.notGiven)}</Text>
              <Text>
                {copy.conflict.typed(kind.shown({ ...user, ...conflict.changes }) ?? copy.notGiven)}
              </Text>
              <Inline>
                <Button busy={isBusy} onClick={() => void section.overwrite()}>
                  {copy.conflict.overwrite}
                </Button>
                <Button variant="quiet" onClick={onLeave}>
                  {copy.conflict.leave}
                </Button>
              </Inline>
            </Stack>
          </Alert>
        )}
        <Inline>
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            busyLabel={code.isMailing ? copy.code.mailing : copy.saving}
          >
            {needsCode && !words ? copy.code.mail : saveLabel}
          </Button>
          {words && <SendNewCode onSend={code.mailAgain} />}
          {words && (
            <Button variant="quiet" onClick={code.end}>
              {words.other}
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
