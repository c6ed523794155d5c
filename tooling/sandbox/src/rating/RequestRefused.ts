export interface RequestProblem {
  path: string
  code:
    | 'exactly-one'
    | 'required'
    | 'out-of-range'
    | 'unknown'
    | 'whole-dollars'
    | 'link'
    | 'rollover-yearly'
    | 'rollover-needs-super-owner'
}

/** A request that is refused as a whole, before any insurer prices it. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  readonly problems: RequestProblem[]

  constructor(problems: RequestProblem[]) {
    super(problems.map(({ path, code }) => `${path}: ${code}`).join(', '))
    this.problems = problems
  }
}
