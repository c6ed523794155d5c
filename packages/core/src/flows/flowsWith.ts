import type { FlowRow, FlowTable, FlowWith } from './flows.ts'

/** The names of the flows of a table whose row has a member, in the table's order: `flowsWith(FLOWS, 'isMailable')`. */
export function flowsWith<Flows extends FlowTable, Member extends keyof FlowRow>(
  flows: Flows,
  member: Member,
): readonly FlowWith<Member, Flows>[] {
  const hasMember = (name: string): name is FlowWith<Member, Flows> => flows[name]?.[member] !== undefined
  return Object.keys(flows).filter(hasMember)
}
