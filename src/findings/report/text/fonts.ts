import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import type { FontFaces } from 'pdfmake'
import { unpackWoff } from './woff.ts'

/**
 * The fonts, all from npm packages under free licences, in the order in which they are tried for a character:
 * Roboto for everything European, DejaVu for symbols, Arabic and Hebrew, Noto Emoji, and Unifont, a bitmap-like font
 * that has the whole Basic Multilingual Plane (Chinese, Japanese, Korean, Thai, ...).
 */
export type FontFamily = 'Roboto' | 'DejaVu' | 'Emoji' | 'Unifont'

const file = (name: string) => fileURLToPath(import.meta.resolve(name))
const oneFace = (path: string): FontFaces => ({ normal: path, bold: path, italics: path, bolditalics: path })
const roboto = (face: string) => file(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`)

export const fontFiles: Record<FontFamily, FontFaces> = {
  Roboto: {
    normal: roboto('Regular'),
    bold: roboto('Medium'),
    italics: roboto('Italic'),
    bolditalics: roboto('MediumItalic'),
  },
  DejaVu: oneFace(file('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  Emoji: oneFace(file('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff')),
  Unifont: oneFace(file('@fontsource/unifont/files/unifont-latin-400-normal.woff')),
}

/** The font of a file in `fontFiles`. */
export const readFont = (path: string): Buffer => unpackWoff(readFileSync(path))

/** What the typesetter asks about the fonts (their upright faces). Widths are in em. */
export interface Glyphs {
  /** Whether the main font has this UTF-16 unit as a character of its own. */
  inMainFont(unit: number): boolean
  /** Width of a character of the main font. */
  mainWidth(unit: number): number
  /** The first font that has all of a grapheme cluster; undefined when none has. */
  familyFor(cluster: string): FontFamily | undefined
  /** Width of a piece of text in one font, shaped. */
  width(text: string, family: FontFamily): number
  /** The families that have been needed so far. */
  used(): FontFamily[]
}

const emojiLike = /\p{Emoji_Presentation}|\uFE0F/u
/** Joiners and variation selectors shape their neighbours and need no glyph of their own. */
export const withoutJoiners = (text: string): string => text.replace(/\p{Join_Control}|\p{Variation_Selector}/gu, '')

/** Opens the fonts; the fallback ones only when a text needs them. */
export function loadGlyphs(): Glyphs {
  const fonts = new Map<FontFamily, Font>()
  const font = (family: FontFamily): Font => {
    const opened = fonts.get(family) ?? create(readFont(fontFiles[family].normal))
    fonts.set(family, opened)
    return opened
  }
  const main = font('Roboto')
  const mainUnits = new Set(main.characterSet.filter((codePoint) => codePoint < 0xd800))
  const mainWidths = new Map<number, number>()
  const widths = new Map<string, number>()

  return {
    used: () => [...fonts.keys()],
    inMainFont: (unit) => mainUnits.has(unit),
    mainWidth(unit) {
      const known = mainWidths.get(unit)
      if (known !== undefined) return known
      const width = main.glyphForCodePoint(unit).advanceWidth / main.unitsPerEm
      mainWidths.set(unit, width)
      return width
    },
    familyFor(cluster) {
      const codePoints = Array.from(withoutJoiners(cluster) || cluster, (character) => character.codePointAt(0) ?? 0)
      const order: FontFamily[] = emojiLike.test(cluster)
        ? ['Emoji', 'Roboto', 'DejaVu', 'Unifont']
        : ['Roboto', 'DejaVu', 'Emoji', 'Unifont']
      return order.find((family) => codePoints.every((codePoint) => font(family).hasGlyphForCodePoint(codePoint)))
    },
    width(text, family) {
      const key = `${family} ${text}`
      const known = widths.get(key)
      if (known !== undefined) return known
      const opened = font(family)
      const width = opened.layout(text).advanceWidth / opened.unitsPerEm
      // Bounded: a text of many different clusters must not fill the memory.
      if (widths.size < 20_000) widths.set(key, width)
      return width
    },
  }
}
