import { expect, it } from 'vitest'
import { createFramedServices } from './framedServices.ts'

const addresses = { apiUrl: 'https://api.example', cdnUrl: 'https://cdn.example' }

// Takes over 5 s on a slow machine: it loads the modules that keep answers.
it('keeps and sends for another brand from when it is named; what is in memory stays', async () => {
  const { services, use } = createFramedServices(addresses, 'one')
  const [store, drafts] = [services.store, await services.drafts()]
  expect(services.config.accountName).toBe('one')
  use('two')
  expect(services.config).toEqual({ ...addresses, accountName: 'two' })
  expect(services.store).toBe(store)
  expect(await services.drafts()).not.toBe(drafts)
})

it('changes nothing when the same brand is named again', async () => {
  const { services, use } = createFramedServices(addresses, 'one')
  const drafts = await services.drafts()
  use('one')
  expect(await services.drafts()).toBe(drafts)
})
