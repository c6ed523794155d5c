/** Codes of the errors that a definition can have. */
export type DefinitionFaultCode =
  /** Two of the same name where names must differ. */
  | 'duplicate-id'
  /** A name that is reserved, or not valid in an address or a key. */
  | 'bad-id'
  /** A condition, row or section has a reference without a target. */
  | 'ref-missing'
  /** A condition reads a question that comes after it. */
  | 'ref-later'
  /** A condition reads another row, or from where it may not. */
  | 'ref-scope'
  /** A condition compares what such a question or fact has not, such as the number of a text. */
  | 'ref-kind'
  /** A condition compares with an option that is not there. */
  | 'unknown-value'
  /** Least and most contradict each other, or a list has nothing to choose. */
  | 'bounds'
  /** No profile and answers lead to the question. */
  | 'unreachable'
  /** A walk ends with a question that no answer closes. */
  | 'stuck'
  /** A page without questions, or a pack without a reference to it. */
  | 'orphan'
  /** A pack within itself, or sections that wait for each other. */
  | 'cycle'
  | 'missing-words'
  /** Words about genetic tests or sexual behaviour in a question or an option. */
  | 'forbidden-words'
  /** More walks than can be tested: the section must be split. */
  | 'too-many-walks'

/** A fault and where it is: the path of a section, page, pack or question. */
export interface DefinitionFault {
  readonly code: DefinitionFaultCode
  readonly where: string
  readonly detail: string
}
