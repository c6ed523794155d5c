import type { User, UserChanges } from '@coverkit/api-client'
import type { FieldCode } from '@coverkit/core'
import { useState } from 'react'
import { inputReader } from '#common/form/readFields.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { detailsUpdate } from '../mutations.ts'
import { currentDetails } from '../queries.ts'
import { type PremiumWith, premiumsWith } from './premiumsWith.ts'
import type { SectionInput, SectionKind } from './SectionKind.ts'
import { useChangeCode } from './useChangeCode.ts'

/** The details that were saved from elsewhere in the meantime, and the changes of this form. */
export interface SectionConflict {
  readonly stored: User
  readonly changes: UserChanges
}

/** The effect of a change on the customer's premiums; `premiums` is null when it could not be calculated. */
interface SectionEffect {
  /** The change, to be compared with. */
  readonly of: string
  readonly premiums: readonly PremiumWith[] | null
}

interface SectionFormOptions<Field extends string> {
  readonly services: PageServices
  readonly kind: SectionKind<Field>
  /** As the form begins. */
  readonly user: User
  /** Ids of all policies whose insurers can be notified. All are, unless the customer deselects some. */
  readonly policies: readonly string[]
  readonly onSaved: (changes: UserChanges) => void
}

/**
 * A section that is being changed. What another tab saved in another section does not matter; what it saved in this one
 * is a conflict that the customer settles. Whatever happens, what was typed stays.
 */
export function useSectionForm<Field extends string>(options: SectionFormOptions<Field>) {
  const { services, kind, user, policies, onSaved } = options
  const input = useInputForm<SectionInput<Field>, Field>(kind.inputOf(user), (field) =>
    fieldIdOf(kind, field),
  )
  const [left, setLeft] = useState<readonly string[]>([])
  const [conflict, setConflict] = useState<SectionConflict | null>(null)
  const [isComparing, setComparing] = useState(false)
  const [effect, setEffect] = useState<SectionEffect | null>(null)
  const saving = useMutation(async () => detailsUpdate)
  const code = useChangeCode(`${kind.id}Code`)
  const notify = policies.filter((id) => !left.includes(id))

  /**
   * A change that needs a code waits for it; one that premiums depend on is sent once the customer has seen what it could do
   * to them.
   */
  async function saveOrWarn(changes: UserChanges): Promise<void> {
    if (needsCode(kind, user, changes)) return code.begin(changes)
    const insured = kind.insured?.(changes, user) ?? null
    const of = JSON.stringify(changes)
    if (insured === null || effect?.of === of) return send(changes, user)
    setEffect(null)
    const premiums = await premiumsWith(services, insured).catch(() => null)
    if (premiums?.length === 0) return send(changes, user)
    setEffect({ of, premiums })
  }

  async function send(changes: UserChanges, from: User, given?: string): Promise<void> {
    setConflict(null)
    const end = await saving.send({ changes, version: from.version, notify, code: given })
    if (end.status === 'done') return onSaved(changes)
    if (end.status !== 'failed') return
    if (end.failure.kind !== 'conflict') return code.refuseFor(end.failure)
    setComparing(true)
    const stored = await currentDetails(services).finally(() => setComparing(false))
    if (stored === null) return
    if (isSame(kind, stored, from)) return send(changes, stored, given)
    setConflict({ stored, changes })
  }

  /** Sends a change that waited, with the code that was entered; a conflict leaves the code as it is. */
  async function sendWaiting(changes: UserChanges, from: User): Promise<void> {
    const given = code.read()
    if (given !== null) await send(changes, from, given)
  }

  const { state } = saving
  const isBusy = input.busy || isComparing || code.isMailing || state.status === 'pending'
  return {
    ...input,
    /** The value of a field as it will be stored, once all of them can be read. */
    tidied: (field: Field, value: string) => tidied(options, { ...input.form, [field]: value })[field],
    notify,
    setNotify: (chosen: readonly string[]) => setLeft(policies.filter((id) => !chosen.includes(id))),
    isBusy,
    code,
    needsCode: needsCode(kind, user, changesOf(kind, input.form)),
    conflict,
    /** The effect of the current input on premiums, after the first attempt to save it. */
    effect: effect?.of === JSON.stringify(changesOf(kind, input.form)) ? effect : null,
    failure:
      state.status === 'failed' && conflict === null && !isComparing && !code.error ? state.failure : null,
    save: () =>
      input.submit(
        async () => inputReader(kind.read, (field, code) => sentenceOf(kind, field, code)),
        saveOrWarn,
      ),
    /** Saves the change whose code was entered. */
    confirm: async () => {
      if (!isBusy && code.waiting) await sendWaiting(code.waiting, user)
    },
    /** Puts what was typed in place of what is stored. */
    overwrite: async () => {
      if (conflict) await (code.waiting ? sendWaiting : send)(conflict.changes, conflict.stored)
    },
  }
}

export type SectionForm<Field extends string> = ReturnType<typeof useSectionForm<Field>>

/** Reads the form's values as changes; null while they are invalid. */
function changesOf<Field extends string>({ read }: SectionKind<Field>, form: SectionInput<Field>) {
  const result = read(form)
  return 'read' in result ? result.read : null
}

/** Whether a change of the customer's details counts only with a code: not where nothing differs. */
function needsCode<Field extends string>(kind: SectionKind<Field>, user: User, changes: UserChanges | null) {
  const before = changesOf(kind, kind.inputOf(user))
  return kind.code !== undefined && (before === null || JSON.stringify(before) !== JSON.stringify(changes))
}

export const fieldIdOf = <Field extends string>({ id }: SectionKind<Field>, field: Field) =>
  `field-${id}-${field}`

function isSame<Field extends string>({ inputOf, fields }: SectionKind<Field>, one: User, other: User) {
  const [first, second] = [inputOf(one), inputOf(other)]
  return fields.every(({ name }) => first[name] === second[name])
}

function sentenceOf<Field extends string>({ messages }: SectionKind<Field>, field: Field, code: FieldCode) {
  return messages[field][code] ?? messages[field].otherwise
}

/** The form as it will be stored, once all of its fields can be read. */
function tidied<Field extends string>(
  { kind, user }: Pick<SectionFormOptions<Field>, 'kind' | 'user'>,
  form: SectionInput<Field>,
): SectionInput<Field> {
  const result = kind.read(form)
  return 'read' in result ? kind.inputOf({ ...user, ...result.read }) : form
}
