import type { ParamsOption, RequestBodyOption } from 'openapi-fetch'
import type { paths } from './generated/schema.ts'
import type { Reader } from './reader.ts'

/** A method of the document's calls, as openapi-fetch takes it. */
export type Method = 'get' | 'put' | 'post' | 'delete'

/** Content that is not JSON is a file. */
type AnswerOf<Described> = Described extends { responses: { 200: { content: infer Content } } }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Blob
  : undefined

/** The body of a call, as openapi-fetch takes it; one of bytes, which its types call a text, is a file. */
export type BodyOf<Described> =
  RequestBodyOption<Described> extends { body: infer Body } ? (string extends Body ? Blob : Body) : never

/** A call's request as openapi-fetch takes it, without the client's additions. */
export type PartsOf<Described> = ParamsOption<Described> &
  ([BodyOf<Described>] extends [never] ? object : { readonly body: BodyOf<Described> }) & {
    readonly headers?: { readonly Accept: string }
    /** In place of the session's token. */
    readonly bearer?: string | undefined
  }

/** A call of the document. */
export interface Operation<Described, Answer> {
  /** For the compiler alone. */
  readonly described?: Described
  readonly method: Method
  readonly path: keyof paths
  readonly reader: Reader<Answer>
}

type MethodsOf<Path extends keyof paths> = {
  [By in Method]: paths[Path][By] extends object ? By : never
}[Method]

/** A call of the document by its place there, as it is generated. */
export interface OperationAt<Path extends keyof paths, By extends MethodsOf<Path>>
  extends Operation<paths[Path][By], AnswerOf<paths[Path][By]>> {
  readonly method: By
  readonly path: Path
}
