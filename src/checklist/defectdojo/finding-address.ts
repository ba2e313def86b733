/** The address of a finding's page in DefectDojo; undefined without a web address of the tool. */
export const findingAddress = (toolAddress: string | null, id: number): string | undefined =>
  toolAddress !== null && /^https?:/.test(toolAddress)
    ? `${toolAddress.replace(/\/(api\/v2\/?)?$/, '')}/finding/${id}`
    : undefined
