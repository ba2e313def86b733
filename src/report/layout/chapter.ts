import type { Content } from 'pdfmake/interfaces.js'
import type { SplitRuns } from '../runs.ts'
import type { Facts } from '../sentences.ts'
import { colors } from './style.ts'

/** The input of every chapter. */
export type Report = Facts & { split: SplitRuns }

/** Chapters in their order; `id` names the destination of links and the bookmark. */
export const chapters = {
  summary: { id: 'resumen', title: '1. Resumen' },
  urgent: { id: 'urgentes', title: '2. Abiertos de severidad crítica y alta' },
  counts: { id: 'recuentos', title: '3. Elementos por estado y severidad' },
  coverage: { id: 'cobertura', title: '4. Cobertura del catálogo WSTG' },
  conflicts: { id: 'conflictos', title: '5. Conflictos' },
  failed: { id: 'fallidas', title: '6. Peticiones fallidas' },
  pending: { id: 'pendientes', title: '7. Elementos pendientes de sincronizar' },
  detail: { id: 'detalle', title: '8. Detalle por categoría' },
  log: { id: 'registro', title: '9. Registro de sincronización' },
  uncovered: { id: 'anexo-a', title: 'Anexo A. Comprobaciones sin elemento' },
  notes: { id: 'anexo-b', title: 'Anexo B. Notas completas' },
} as const

export type Chapter = (typeof chapters)[keyof typeof chapters]

/** A chapter's title with its bookmark, on one page with the contents that follow. */
export const opening = ({ id, title }: Chapter, ...following: Content[]): Content => ({
  stack: [
    { text: title, style: 'h1', id, outline: true, outlineExpanded: true },
    {
      canvas: [{ type: 'rect', x: 0, y: 0, w: 36, h: 2, color: colors.warning }],
      margin: [0, 4, 0, 4],
    },
    ...following,
  ],
  unbreakable: true,
})

export const lead = (text: string): Content => ({ text, style: 'lead' })
export const small = (text: string): Content => ({ text, style: 'small' })

/** A title in the head of a table: `Autenticación  ·  WSTG-ATHN  ·  3 elementos`. */
export const band = ({ split }: Report, parts: (string | null)[]): Content => ({
  text: split(parts.filter((part) => part !== null).join('  ·  '), { characters: 100, lines: 1 })
    .text,
  style: 'band',
})
