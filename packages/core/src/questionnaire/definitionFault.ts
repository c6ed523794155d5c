/** What can be wrong with a definition. */
export type DefinitionFaultCode =
  /** Two of the same name where names must differ. */
  | 'duplicate-id'
  /** A name that cannot stand in an address or a key, or that is reserved. */
  | 'bad-id'
  /** A condition, row or section refers to what is not there. */
  | 'ref-missing'
  /** A condition reads what is asked after it. */
  | 'ref-later'
  /** A condition reads another row, or from where it may not. */
  | 'ref-scope'
  /** A condition compares what such a question or fact has not, such as the number of a text. */
  | 'ref-kind'
  /** A condition compares with an option that is not there. */
  | 'unknown-value'
  /** Least and most contradict each other, or a list has nothing to choose. */
  | 'bounds'
  /** Nobody is ever asked. */
  | 'unreachable'
  /** A walk ends with a question that no answer closes. */
  | 'stuck'
  /** A pack that nothing names, or a page without questions. */
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
