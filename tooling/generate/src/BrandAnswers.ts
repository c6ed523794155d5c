/** What is settled of a brand before its folder is made: as it was given, else a default. */
export interface BrandAnswers {
  /** Letters only: the name of its folder and of its account. */
  readonly account: string
  readonly title: string
  readonly legalName: string
  /** Without `www.`. */
  readonly domain: string
  readonly email: string
  readonly phone: string
  readonly abn: string
  readonly afsl: string
  /** Six-digit hex; null where nobody chose one. */
  readonly colour: string | null
  /** Where `npm start` serves it. */
  readonly port: number
  /** The brand whose folder is copied; null for the generator's own. */
  readonly from: string | null
  /** Whether it shows in partners' frames too. */
  readonly isFramed: boolean
}
