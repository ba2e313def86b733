/** Bundles the page of `web/` and the reference page. */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { withHash } from '../src/platform/http/kept-files.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFile(new URL(path, root), 'utf8')

/** The licences of the packages of these files, which copies of the packages must contain. */
const licencesOf = async (files: string[]): Promise<string> => {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])
  const texts = [...new Set(folders)].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await read(`${folder}/package.json`))
    const names = await readdir(new URL(folder, root))
    const licence = names.find((file) => /^license(\.md)?$/i.test(file))
    return `${name} ${version}\n\n${await read(`${folder}/${licence}`)}`
  })
  return (await Promise.all(texts)).join('\n\n')
}

/** The colours of the frame, of which a browser makes its own frame, by the words for them. */
const coloursOf = (css: string): Record<string, string> => {
  const [, light, dark] = /--card: light-dark\((\S+), (\S+)\)/.exec(css) ?? []
  if (light === undefined || dark === undefined) throw new Error('web/style.css has no --card')
  return { '%LIGHT%': light, '%DARK%': dark }
}

type Files = Map<string, string | Buffer>

/**
 * Bundles a page.
 * @param source folder of its document
 * @param prefix of the addresses of its files
 * @param further files with hashed names, and words that the document contains
 */
const bundlePage = async (
  source: string,
  prefix: string,
  entryPoints: Record<string, string>,
  further: { files: Files; words: Record<string, string> },
): Promise<Files> => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints,
    outdir: 'generated',
    loader: { '.svg': 'dataurl' },
    bundle: true,
    minify: true,
    // A small change of the sources changes few lines. Shorter ones compress worse.
    lineLimit: 2000,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  const bundled = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
  const words = { ...further.words }
  const files: Files = new Map()
  const replace = (text: string) =>
    Object.entries(words).reduce((all, [word, value]) => all.replaceAll(word, value), text)
  const add = (name: string, content: string | Buffer) => {
    const replaced = name.endsWith('.webmanifest') ? replace(content.toString()) : content
    const hashedName = withHash(name, replaced)
    files.set(hashedName, replaced)
    Object.assign(words, { [`${prefix}${name}`]: `${prefix}${hashedName}` })
  }
  add('app.js', bundled('.js'))
  add('app.css', bundled('.css'))
  add('licences.txt', await licencesOf(Object.keys(metafile.inputs)))
  for (const [name, content] of further.files) add(name, content)
  return files.set('index.html', replace(await read(`${source}index.html`)))
}

const referenceFolder = 'src/platform/http/reference-page/'

/** The files of the page by name: the document, and those that it refers to. */
export const generateWeb = async (): Promise<Files> => {
  const icon = (await read(`${referenceFolder}icon.svg`)).replace(/\n\s*/g, '')
  const mark = icon.replace(/["#<>]/g, encodeURIComponent)
  const words = {
    '%MARK%': `data:image/svg+xml,${mark}`,
    ...coloursOf(await read('web/style.css')),
  }
  const files: Files = new Map()
  for (const name of ['icon-192.png', 'icon-512.png', 'app.webmanifest'])
    files.set(name, await readFile(new URL(`web/${name}`, root)))
  const entryPoints = { main: 'web/main.tsx', style: 'web/style.css' }
  return bundlePage('web/', '/app/', entryPoints, { files, words })
}

/** The files of the reference page by name, as those of the page. */
export const generateReference = async (): Promise<Files> => {
  const entryPoints = { main: `${referenceFolder}page.js`, style: `${referenceFolder}page.css` }
  const files: Files = new Map([['icon.svg', await read(`${referenceFolder}icon.svg`)]])
  return bundlePage(referenceFolder, '/api/docs/', entryPoints, { files, words: {} })
}
