import { useBrowserValue } from './load.ts'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address of a view: `#/name/id?parameters`. Parameters without a value are left out. */
export const hrefOf = (
  name: string,
  parameters: Readonly<Record<string, string>> = {},
  id?: string,
): string => {
  const search = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  const path = [name, ...(id === undefined ? [] : [id])].map(encodeURIComponent).join('/')
  return `#/${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Replaces the address without a new entry in the browser's history. */
export const replaceRoute = (href: string): void => {
  history.replaceState(null, '', href)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Where the page is. */
export const useRoute = () => {
  const hash = useBrowserValue(() => location.hash, window, 'hashchange')
  const [path = '', search] = hash.replace(/^#\/?/, '').split('?')
  const [name = '', id] = path.split('/').map(decode)
  const parameters: Record<string, string> = Object.fromEntries(new URLSearchParams(search))
  return { name, id: id || undefined, parameters }
}
