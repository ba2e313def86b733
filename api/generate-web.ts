/** Bundles the page of `web/`. */
import { readFile } from 'node:fs/promises'
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
    return `${name} ${version}\n\n${await read(`${folder}/LICENSE`)}`
  })
  return (await Promise.all(texts)).join('\n\n')
}

/** The colours of the frame, of which a browser makes its own frame, by the words for them. */
const coloursOf = (css: string): Record<string, string> => {
  const [, light, dark] = /--card: light-dark\((\S+), (\S+)\)/.exec(css) ?? []
  if (light === undefined || dark === undefined) throw new Error('web/style.css has no --card')
  return { '%LIGHT%': light, '%DARK%': dark }
}

/** The files of the page by name: the document, and those that it refers to. */
export const generateWeb = async (): Promise<Map<string, string | Buffer>> => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: { main: 'web/main.tsx', style: 'web/style.css' },
    outdir: 'generated/web',
    loader: { '.svg': 'dataurl' },
    bundle: true,
    minify: true,
    // A small change of the sources changes few lines. Shorter ones compress worse.
    lineLimit: 400,
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
  const mark = encodeURIComponent(await read('src/platform/http/reference-page/icon.svg'))
  const words = {
    '%MARK%': `data:image/svg+xml,${mark}`,
    ...coloursOf(await read('web/style.css')),
  }
  const files = new Map<string, string | Buffer>()
  const replace = (text: string) =>
    Object.entries(words).reduce((all, [word, value]) => all.replaceAll(word, value), text)
  const add = (name: string, content: string | Buffer) => {
    const hashedName = withHash(name, content)
    files.set(hashedName, content)
    Object.assign(words, { [`/app/${name}`]: `/app/${hashedName}` })
  }
  add('app.js', bundled('.js'))
  add('app.css', bundled('.css'))
  add('licences.txt', await licencesOf(Object.keys(metafile.inputs)))
  for (const name of ['icon-192.png', 'icon-512.png'])
    add(name, await readFile(new URL(`web/${name}`, root)))
  add('app.webmanifest', replace(await read('web/app.webmanifest')))
  return files.set('index.html', replace(await read('web/index.html')))
}
