/** Scheme, host and path of an address: the parts that a person may see. */
export const withoutCredentials = (url: string | undefined): string | null => {
  if (url === undefined) return null
  const { origin, pathname } = new URL(url)
  return origin + (pathname === '/' ? '' : pathname)
}

/** The address of a finding's page in DefectDojo; undefined without a web address of the tool. */
export const findingAddress = (toolAddress: string | null, id: number): string | undefined =>
  toolAddress !== null && /^https?:/.test(toolAddress)
    ? `${toolAddress.replace(/\/(api\/v2\/?)?$/, '')}/finding/${id}`
    : undefined
