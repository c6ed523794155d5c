import { type FieldsRead, InvalidInputError, type RuleCode } from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import type { FieldError } from '#common/step-form/fieldError.ts'
import type { ErrorMessages } from '#common/step-form/fieldMessages.ts'

/** Declared fields of any kind, by what the types of their controls need of them. */
export interface AnyFields {
  readonly own: object
  readonly empty: object
  readonly validate: (answers: never, context: never) => unknown
}
type OwnFields<All extends AnyFields> = All['own']
type FieldName<All extends AnyFields> = keyof All['own'] & string
export type ContextOf<All extends AnyFields> = Parameters<All['validate']>[1]
export type ValuesOf<All extends AnyFields> = All['empty']
type CodeOf<AField> = AField extends { readonly codes?: infer Code } ? Extract<Code, RuleCode> : never

/** The sentences of a control: one for each code that a rule of its field gives. */
export type MessagesFor<All extends AnyFields, Name> = ErrorMessages &
  Readonly<Record<Name extends keyof OwnFields<All> ? CodeOf<OwnFields<All>[Name]> : never, string>>

/** The declared field of each control of a form, in the order of its screen. */
export type ControlMap<All extends AnyFields> = Readonly<Record<string, FieldName<All>>>

/** Controls that are called as their fields are, those of a group without its name. */
type NamedAsFields<All extends AnyFields> = {
  readonly [Name in ShownField<All> as Name extends `${string}.${infer Own}` ? Own : Name]: Name
}

/** The sentences of a form's controls: a control whose field has rules has one for each of their codes. */
export type ControlMessages<All extends AnyFields, Map extends ControlMap<All>> = {
  readonly [Control in keyof Map & string]?: ErrorMessages
} & {
  readonly [Control in keyof Map & string as CodeOf<OwnFields<All>[Map[Control]]> extends never
    ? never
    : Control]: MessagesFor<All, Map[Control]>
}

/** The result of reading a form: the values after it, or why each refused control was, in the order of the screen. */
export type ControlsRead<Values, Control extends string> =
  | { readonly values: Values }
  | { readonly errors: ReadonlyMap<Control, FieldError> }

/** Declared fields as the controls of a form call them. */
export interface FieldControls<All extends AnyFields, Map extends ControlMap<All>> {
  readonly fields: All
  readonly map: Map
  /** In the order of the screen. */
  readonly names: readonly (keyof Map & string)[]
  /** Returns the controls' values. */
  readonly show: (values: ValuesOf<All>) => InputValues<keyof Map & string>
  /** The values as far as the controls can be read; what cannot be read is blank. */
  readonly readable: (input: InputValues<keyof Map & string>, before?: ValuesOf<All>) => ValuesOf<All>
  /** The value of a control as what is read of it is shown; as it is where it can't be read. */
  readonly tidied: (
    input: InputValues<keyof Map & string>,
    control: keyof Map & string,
    context: ContextOf<All>,
  ) => InputValue
  /** Reads the controls of the form, or the `included` ones; conditions may rest on the others. */
  readonly submit: (
    input: InputValues<keyof Map & string>,
    from: { readonly before: ValuesOf<All>; readonly context: ContextOf<All> },
    included?: readonly (keyof Map & string)[],
  ) => ControlsRead<ValuesOf<All>, keyof Map & string>
}

type Values = Readonly<Record<string, unknown>>

interface LooseField {
  readonly isStored?: true
  readonly parse: (input: InputValue, givenBeside: () => Values, context: unknown) => unknown
  readonly show: (value: unknown, answers: Values) => InputValue
}

/** Fields as the functions below see them, which hand each its own values. */
interface LooseFields {
  readonly own: Readonly<Record<string, LooseField | undefined>>
  readonly empty: Values
  readonly show: (values: Values) => InputValues
  readonly readable: (input: InputValues, before: Values) => Values
  readonly submit: (
    names: readonly string[],
    input: InputValues,
    from: { readonly before: Values; readonly context: unknown },
  ) => FieldsRead<Values, string>
}

/** The declared fields that a form shows: all but those that are `stored`. */
type ShownField<All extends AnyFields> = {
  readonly [Name in FieldName<All>]: OwnFields<All>[Name] extends { readonly isStored: true } ? never : Name
}[FieldName<All>]

/** Nothing fits it where a declared field has no control. */
type EveryField<All extends AnyFields, Map extends ControlMap<All>> = [
  Exclude<ShownField<All>, Map[keyof Map]>,
] extends [never]
  ? unknown
  : { readonly 'A declared field has no control': Exclude<ShownField<All>, Map[keyof Map]> }

/**
 * Names the controls of a form by the declared fields that they are for: `{ postalStreet: 'postalAddress.street' }`. A
 * `map` that leaves a field out does not compile. Without one every field has a control of its own name, in a group of its
 * name there.
 */
export function fieldControls<All extends AnyFields, const Map extends ControlMap<All> = NamedAsFields<All>>(
  all: All,
  map: Map & EveryField<All, Map> = namedAsFields(all as unknown as LooseFields) as Map &
    EveryField<All, Map>,
): FieldControls<All, Map> {
  return someControls<All, Map>(all, map)
}

function namedAsFields({ own }: LooseFields): object {
  const shown = Object.keys(own).filter((name) => !own[name]?.isStored)
  return Object.fromEntries(shown.map((name) => [name.split('.').at(-1), name]))
}

/** Names the controls of a form that has some of the declared fields. */
export function someControls<All extends AnyFields, const Map extends ControlMap<All>>(
  all: All,
  map: Map,
): FieldControls<All, Map> {
  type Control = keyof Map & string
  const fields = all as unknown as LooseFields
  const controls = Object.entries(map) as [Control, string][]
  const names = controls.map(([control]) => control)
  const byField = (input: InputValues<Control>) =>
    Object.fromEntries(controls.map(([control, field]) => [field, input[control] as InputValue]))
  const loose = {
    fields: all,
    map,
    names,
    show(values: Values) {
      const shown = fields.show(values)
      return Object.fromEntries(controls.map(([control, field]) => [control, shown[field]]))
    },
    readable: (input: InputValues<Control>, before = fields.empty) => fields.readable(byField(input), before),
    tidied(input: InputValues<Control>, control: Control, context: unknown) {
      const field = fields.own[map[control] ?? '']
      const beside = () => fields.readable(byField({ ...input, [control]: '' }), fields.empty)
      try {
        return field ? field.show(field.parse(input[control], beside, context), beside()) : input[control]
      } catch (error) {
        if (error instanceof InvalidInputError) return input[control]
        throw error
      }
    },
    submit(
      input: InputValues<Control>,
      from: { readonly before: Values; readonly context: unknown },
      included: readonly Control[] = names,
    ) {
      const read = fields.submit(
        included.map((control) => map[control] as string),
        byField(input),
        from,
      )
      if ('answers' in read) return { values: read.answers }
      const faults = new Map(read.faults.map(({ field, ...fault }) => [field, fault]))
      return {
        errors: new Map(
          controls.flatMap(([control, field]) => {
            const fault = faults.get(field)
            return fault === undefined ? [] : [[control, fault] as const]
          }),
        ),
      }
    },
  }
  return loose as unknown as FieldControls<All, Map>
}
