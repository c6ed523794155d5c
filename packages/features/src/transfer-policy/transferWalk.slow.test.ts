import { createApiClient } from '@coverkit/api-client'
import type { SaveTransferRequest, TransferPolicyDetails } from '@coverkit/core/transfer'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { flowSenders } from '#common/draft/flowSenders.ts'
import { saveCompletions } from '#common/draft/saveCompletions.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { prepareAccess, withAccess } from './access.ts'
import type { TransferFlowAnswers } from './answers.ts'
import { transferDraft } from './state.ts'
import { model } from './steps/policy-details/model.ts'
import { addRow, type RemovedRow, removeRow, restoreRow } from './steps/policy-details/policyRows.ts'
import { view } from './steps/policy-details/view.ts'
import { holderAnswers } from './steps/policy-holders/holderAnswers.ts'
import { exampleTransfer } from './testing/exampleTransfer.ts'

/** In milliseconds: a busy machine is late, a broken program never comes. */
const PATIENCE = 20_000

beforeEach(() => vi.stubGlobal('document', new EventTarget()))
afterEach(() => vi.unstubAllGlobals())

/** A server as the contract says: rows by id, an older revision changes nothing, a request that was answered counts once. */
function startServer() {
  const rows = new Map<string, TransferPolicyDetails>()
  const answered = new Map<string, object>()
  const idOfRow = new Map<string, string>()
  const hashes = new Set<string | undefined>()
  let rev = 0
  let second: string | null = null
  let losesNext = false
  return {
    rows,
    hashes,
    second: () => second,
    loseNext: () => {
      losesNext = true
    },
    save(body: SaveTransferRequest): Response {
      hashes.add(body.secretHash)
      const answer = answered.get(body.tracking.id) ?? take(body)
      answered.set(body.tracking.id, answer)
      if (losesNext) {
        losesNext = false
        throw new TypeError('The answer is lost')
      }
      return Response.json(answer)
    },
  }

  function take({ policiesList, policyHolder2Details, tracking }: SaveTransferRequest): object {
    const policyIds = policiesList.map(({ policyId, rowId }) => {
      const known = idOfRow.get(rowId ?? '')
      // A row keeps the id that it was given, and is told no other row's.
      if (policyId !== null) expect(policyId).toBe(known)
      const id = known ?? `t-${idOfRow.size + 1}`
      idOfRow.set(rowId ?? '', id)
      return id
    })
    if (tracking.rev >= rev) {
      rev = tracking.rev
      rows.clear()
      for (const [index, row] of policiesList.entries()) rows.set(policyIds[index] ?? '', row)
      second = policyHolder2Details?.status ?? null
    }
    return { successful: true, id: 'row-1', policyIds }
  }
}

type Kind = 'add' | 'edit' | 'remove' | 'undo' | 'save' | 'resume' | 'lose' | 'second' | 'alone'
interface Action {
  readonly kind: Kind
  readonly at: number
}
const kinds: readonly Kind[] = ['add', 'edit', 'remove', 'undo', 'save', 'resume', 'lose', 'second', 'alone']
const actions = fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(100) }), { maxLength: 18 })

async function walk(list: readonly Action[]): Promise<void> {
  const server = startServer()
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async (request) =>
      request.method === 'POST' ? server.save(await request.json()) : Response.json({}, { status: 401 }),
  })
  const own = async () => client
  let device: Promise<Drafts> | undefined
  const open = async () => {
    const services = {
      ...fakePageServices({
        drafts() {
          device ??= openDrafts({
            brand: crypto.randomUUID(),
            senders: flowSenders({ own, anonymous: own }),
            completions: saveCompletions,
          })
          return device
        },
        behave: () => 'fail',
      }),
      client: own,
    }
    const draft = transferDraft(services)
    await Promise.all([draft.ready(), prepareAccess(services)])
    return {
      draft,
      /** As Continue does on the policies' page. */
      save() {
        draft.update((answers) => withAccess(services, model.submit(answers, view(answers))))
        return draft.enqueue()
      },
    }
  }

  let page = await open()
  page.draft.update(() => exampleTransfer())
  let removed: RemovedRow | null = null
  let made = 0
  const change = (step: (answers: TransferFlowAnswers) => TransferFlowAnswers) => page.draft.update(step)
  const rowAt = (at: number) => {
    const { policies } = page.draft.read().answers.transfer
    return policies[at % Math.max(policies.length, 1)]?.id ?? ''
  }
  const enter = (id: string, at: number) =>
    change((answers) => {
      const shown = view(answers)
      if (!(`insurer-${id}` in shown)) return answers
      return model.submit(answers, {
        ...shown,
        [`insurer-${id}`]: 'ZUR',
        [`policyNumber-${id}`]: `ZU-${100_000 + at}`,
        [`name-${id}`]: 'Robin Example',
      })
    })

  for (const { kind, at } of list) {
    switch (kind) {
      case 'add': {
        made += 1
        const id = `row-${made}`
        change((answers) => addRow(answers, id))
        enter(id, at)
        break
      }
      case 'edit':
        enter(rowAt(at), at)
        break
      case 'remove': {
        // The page refuses a transfer without policies.
        if (page.draft.read().answers.transfer.policies.length < 2) break
        const outcome = removeRow(page.draft.read().answers, rowAt(at))
        removed = outcome.row
        const id = outcome.row?.removed.policy.id ?? ''
        change((answers) => removeRow(answers, id).answers)
        break
      }
      case 'undo': {
        const back = removed
        if (back) change((answers) => restoreRow(answers, back))
        removed = null
        break
      }
      case 'second':
        change((answers) => holderAnswers.add(answers, `holder-${made + 2}-${at}`))
        break
      case 'alone':
        change((answers) => {
          const other = answers.transfer.holders[1]
          return other ? holderAnswers.remove(answers, other.id).answers : answers
        })
        break
      case 'save':
        await page.save()
        break
      case 'lose':
        server.loseNext()
        await page.save()
        break
      case 'resume':
        await page.draft.persist()
        page = await open()
        removed = null
        break
    }
  }
  await page.save()

  const { transfer } = page.draft.read().answers
  const shown = transfer.policies.map(({ id, insurerCode, policyNumber, name }) => ({
    rowId: id,
    insurerCode,
    policyNumber,
    name,
    policyStatus: 'Active',
  }))
  const second = transfer.holders[1] ? 'Active' : transfer.removedHolder ? 'Discontinued' : null
  const drafts = await device
  await vi.waitFor(async () => {
    await drafts?.sendNow()
    const stored = [...server.rows.values()]
    expect(stored.filter(({ policyStatus }) => policyStatus === 'Active')).toMatchObject(shown)
    expect(stored).toHaveLength(transfer.policies.length + transfer.removedPolicies.length)
    expect(server.second()).toBe(second)
    const after = page.draft.read().answers.transfer
    expect(after.policies.map(({ policyId }) => policyId)).not.toContain(null)
  }, PATIENCE)
  expect(server.hashes.size).toBe(1)
}

it('any adding, editing, removing, undoing, saving and resuming ends with the server holding what is shown', async () => {
  await fc.assert(fc.asyncProperty(actions, walk), { numRuns: 25 })
}, 120_000)
