// What a partner's own forms do with declared fields, which their libraries know by the standard alone.
import { claimFields } from '@coverkit/core/claims'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { FormApi } from '@tanstack/form-core'

const claim = claimFields.withContext({ on: '2026-11-26' }, ({ field, code }) => `${field}: ${code}`)
const right = {
  claimant: 'self',
  type: 'tpd',
  policyNumber: 'mlc 1',
  eventDate: ['1', '11', '2026'],
  contactPreference: 'email',
  hasConsented: true,
}
const wrong = { ...right, policyNumber: '', eventDate: '2026-11-27' }

const resolve = (values) =>
  standardSchemaResolver(claim)(values, undefined, { fields: {}, shouldUseNativeValidation: false })

async function submit(defaultValues) {
  const form = new FormApi({ defaultValues, validators: { onSubmit: claim } })
  form.mount()
  await form.handleSubmit()
  return form.state.errorMap.onSubmit ?? null
}

const { values, errors } = await resolve(right)
console.log(
  JSON.stringify({
    hookForm: {
      read: [values.policyNumber, values.eventDate],
      errors,
      refused: (await resolve(wrong)).errors,
    },
    tanStack: { right: await submit(right), refused: await submit(wrong) },
  }),
)
