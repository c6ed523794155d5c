import { formatMoney } from '@coverkit/core'
import { CoverkitEmbed } from '@coverkit/embed-sdk/react'
import { Button, Card, Heading, Stack, Text, TextField } from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'

/** A server component: no file of this project says `'use client'`. */
export default async function Page({ searchParams }) {
  const { dialog } = await searchParams
  async function keep() {
    'use server'
  }
  return (
    <Card>
      <Stack gap={24}>
        <Heading level={1}>Life cover</Heading>
        <Text>{`Ours begin at ${formatMoney(15_000)}.`}</Text>
        <TextField name="fund" label="Super fund" value="Example Super" onChange={keep} />
        <Button variant="primary">Continue</Button>
        <CoverkitEmbed host="http://127.0.0.1:9" account="wattlebird" flow="client-quote" />
        <Dialog open={dialog !== undefined} onOpenChange={keep} title="About super" closeLabel="Close">
          <Text>Your fund pays the premium.</Text>
        </Dialog>
      </Stack>
    </Card>
  )
}
