import { useEffect, useState } from 'preact/hooks'

/** Where the page is: `#/name/id?parameters`. */
export interface Route {
  name: string
  id: string | undefined
  parameters: URLSearchParams
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const readRoute = (hash: string): Route => {
  const [path = '', search] = hash.replace(/^#\/?/, '').split('?')
  const [name = '', id] = path.split('/').map(decode)
  return { name, id: id || undefined, parameters: new URLSearchParams(search) }
}

/** The address of a view. Parameters without a value are left out. */
export const hrefOf = (
  name: string,
  { id, parameters = {} }: { id?: string; parameters?: Record<string, string> } = {},
): string => {
  const given = Object.entries(parameters).filter(([, value]) => value !== '')
  const search = new URLSearchParams(given)
  const path = [name, ...(id === undefined ? [] : [id])].map(encodeURIComponent).join('/')
  return `#/${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Replaces the address without a new entry in the browser's history. */
export const replaceRoute = (href: string): void => {
  history.replaceState(null, '', href)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

export const useRoute = (): Route => {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const update = () => setHash(location.hash)
    update()
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])
  return readRoute(hash)
}
