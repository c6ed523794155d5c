import { type Json, record, records } from './json.ts'

/** The panel: seven codes of the specification, with the names that the broker has for them. */
export const NAMES: Readonly<Record<string, string>> = {
  MLP: 'Meridian Life Protection',
  NEO: 'Neota Life',
  MLC: 'Mallee Life Company',
  ACC: 'Accord Life',
  ZUR: 'Zurella',
  ING: 'Ingleside Life',
  AIG: 'Aigrette Assurance',
}

const INSTALMENTS = { monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1 }

/** Cents a year of the cheapest insurer, and what each further one of the panel is dearer. */
const YEARLY_CENTS = 60_000
const DEARER_CENTS = 1_200

const CLASSES = { life: 'AA', tpd: 'AA', criticalIllness: 'AA', incomeProtection: 'AA' }

const NONE = {
  options: 0,
  multiCoverDiscount: 0,
  rolloverRebate: 0,
  discount: 0,
  frequencyLoading: 0,
  stampDuty: 0,
}

/** Prices every insurer of the panel at every frequency, whichever were asked; equal terms get equal prices. */
export function compare(body: Json): Json {
  const [client] = records(body.clients)
  const { covers, tpdCover } = record(client?.needs)
  const { selectedCovers } = record(covers)
  const kinds = (Array.isArray(selectedCovers) ? selectedCovers : []).map(String)
  const tpdLine = record(tpdCover).tpdLinkTo === 'standalone' ? 'standalone' : 'linked'
  return {
    label: 'Sample prices of a stand-in.',
    clientId: client?.clientId ?? 'nobody',
    occupationClasses: CLASSES,
    insurers: Object.entries(NAMES).map(([supplierCode, supplierName], place) => ({
      supplierCode,
      supplierName,
      status: 'quoted',
      reasons: [],
      adjustments: [],
      frequencies: Object.fromEntries(
        Object.entries(INSTALMENTS).map(([frequency, instalments]) => [
          frequency,
          premium(
            kinds,
            tpdLine,
            Math.round((YEARLY_CENTS + place * DEARER_CENTS) / instalments),
            instalments,
          ),
        ]),
      ),
    })),
  }
}

/** A premium whose covers cost the same each, without a fee. */
function premium(kinds: readonly string[], tpdLine: string, cents: number, instalments: number): Json {
  const each = { ...NONE, base: cents / 100, total: cents / 100 }
  const total = (cents * kinds.length) / 100
  return {
    covers: Object.fromEntries(
      kinds.map((kind) => [kind, { ...each, lines: { [kind === 'tpd' ? tpdLine : kind]: cents / 100 } }]),
    ),
    parts: { ...NONE, base: total, total, fee: 0 },
    perYear: (cents * kinds.length * instalments) / 100,
  }
}
