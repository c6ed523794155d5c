import type { User } from '@coverkit/api-client'
import { Alert, Button, ErrorSummary, Form, Inline, Stack, Text } from '@coverkit/ui'
import { useEffect } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { requestFailure } from '#queries/request-failure'
import { detailsCopy as copy } from '../copy.ts'
import { NotifyField } from '../NotifyField.tsx'
import type { PolicyToNotify } from '../policiesToNotify.ts'
import { PremiumEffect } from './PremiumEffect.tsx'
import { SectionControl } from './SectionControl.tsx'
import type { SectionKind } from './SectionKind.ts'
import { fieldIdOf, useSectionForm } from './useSectionForm.ts'

export interface SectionFormProps<Field extends string> {
  readonly services: PageServices
  readonly kind: SectionKind<Field>
  readonly user: User
  readonly policies: readonly PolicyToNotify[]
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Changes one section: its fields, what they come to, and whose insurers are told. */
export function SectionForm<Field extends string>(props: SectionFormProps<Field>) {
  const { services, kind, user, policies, onSaved, onCancel } = props
  const ids = policies.map(({ id }) => id)
  const section = useSectionForm({ services, kind, user, policies: ids, onSaved })
  const { form, errorOf, errors, submitCount, effect, failure, conflict, isBusy } = section
  const [first] = kind.fields
  const firstId = first && fieldIdOf(kind, first.name)
  useEffect(() => {
    if (firstId) document.getElementById(firstId)?.focus()
  }, [firstId])
  const preview = kind.preview?.(form) ?? null
  return (
    <Form label={kind.title} onSubmit={() => void section.save()}>
      <Stack gap={24}>
        <ErrorSummary heading={copy.problem} errors={errors} submitCount={submitCount} />
        {kind.fields.map((field) => (
          <SectionControl
            key={field.name}
            services={services}
            field={field}
            id={fieldIdOf(kind, field.name)}
            value={form[field.name]}
            // What is set is one field of the form, whose names the compiler cannot follow through a computed key.
            onChange={(value) => section.set({ ...form, [field.name]: value })}
            error={errorOf(field.name)}
          />
        ))}
        {preview !== null && (
          <div role="status">
            <Text>{copy.preview(preview)}</Text>
          </div>
        )}
        <NotifyField
          name={`${kind.id}-notify`}
          policies={policies}
          value={section.notify}
          onChange={section.setNotify}
        />
        {effect && <PremiumEffect premiums={effect.premiums} />}
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
                <Button variant="quiet" onClick={onSaved}>
                  {copy.conflict.leave}
                </Button>
              </Inline>
            </Stack>
          </Alert>
        )}
        <Inline>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={copy.saving}>
            {effect ? copy.effect.save : copy.save}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
