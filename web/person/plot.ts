import uPlot from 'uplot'
import type { BmiBand } from '../../generated/client/index.js'
import type { Page } from '../session.ts'
import { fromKg } from '../units.ts'
import { dayMs } from '../zone.ts'
import { axisRange, kindOfClass, manyPoints, type Point, type Series } from './measures.ts'

/** No line is drawn over a longer pause. */
const longestPauseMs = 14 * dayMs
/** Between the ticks of the axis of time; months and years as uPlot counts them. */
const tickDays = [1, 2, 7, 14, 30, 60, 90, 180, 365, 730, 1825, 3650, 9125, 36_500]

export interface PlotContent {
  series: Series
  /** Milliseconds; the chart ends now. */
  from: number
  bands: readonly BmiBand[]
  /** Milliseconds; the bands begin there. */
  bandsFrom: number
  /** Kilograms. */
  goal: number | undefined
}

const lookOf = (target: HTMLElement) => {
  const style = getComputedStyle(target)
  return {
    /** The colour as drawn: a canvas does not know the variables of the style sheet. */
    colour(name: string) {
      target.style.color = `var(--${name})`
      return style.color
    },
    font: style.fontFamily,
  }
}
type Look = ReturnType<typeof lookOf>

/**
 * Draws the bands' stripe at their beginning, hairlines between them and their names, a dashed line
 * at the goal, and marks the newest weight, with its number beside the chart.
 */
const drawOver = (
  { ctx, bbox, valToPos }: uPlot,
  { bands, bandsFrom, goal }: PlotContent,
  newest: Point | undefined,
  page: Page,
  look: Look,
) => {
  const { unit, messages } = page
  const scale = devicePixelRatio
  const [right, bottom] = [bbox.left + bbox.width, bbox.top + bbox.height]
  const heightOf = (kg: number) => valToPos(fromKg(kg, unit), 'y', true)
  const write = (text: string, colour: string, x: number, y: number) => {
    ctx.fillStyle = look.colour(colour)
    ctx.strokeText(text, x, y)
    ctx.fillText(text, x, y)
  }
  ctx.save()
  ctx.font = `${12 * scale}px ${look.font}`
  ctx.lineWidth = 4 * scale
  ctx.strokeStyle = look.colour('card')
  ctx.textAlign = 'right'
  write(unit, 'quiet', bbox.left - 8 * scale, bbox.top - 14 * scale)
  ctx.textAlign = 'left'
  const left = Math.max(bbox.left, valToPos(bandsFrom / 1000, 'x', true))
  for (const { class: name, from, to } of left < right ? bands : []) {
    const upper = Math.max(bbox.top, heightOf(Math.min(to, 1e4)))
    const lower = Math.min(bottom, heightOf(from))
    if (lower <= upper) continue
    ctx.fillStyle = look.colour(kindOfClass(name))
    ctx.fillRect(left, upper, 4 * scale, lower - upper)
    if (upper > bbox.top) ctx.fillRect(left, upper, right - left, scale)
    const text = messages.bmi_descriptions[name]
    const hasRoom = left + 10 * scale + ctx.measureText(text).width < right
    if (lower - upper >= 24 * scale && hasRoom)
      write(text, 'quiet', left + 10 * scale, upper + 16 * scale)
  }
  if (goal !== undefined) {
    const y = heightOf(goal)
    ctx.textAlign = 'right'
    write(page.t.goal, 'text', right, y - 6 * scale)
    ctx.textAlign = 'left'
    ctx.beginPath()
    ctx.setLineDash([8 * scale, 6 * scale])
    ctx.moveTo(bbox.left, y)
    ctx.lineTo(right, y)
    ctx.lineWidth = 2 * scale
    ctx.strokeStyle = look.colour('text')
    ctx.stroke()
    ctx.setLineDash([])
    ctx.lineWidth = 4 * scale
    ctx.strokeStyle = look.colour('card')
  }
  if (newest) {
    const y = heightOf(newest.kg)
    ctx.beginPath()
    ctx.arc(valToPos(newest.at / 1000, 'x', true), y, 5 * scale, 0, 2 * Math.PI)
    ctx.stroke()
    ctx.fillStyle = look.colour('accent')
    ctx.fill()
    ctx.font = `600 ${13 * scale}px ${look.font}`
    ctx.textBaseline = 'middle'
    write(page.kg(newest.kg), 'accent', right + 8 * scale, y)
  }
  ctx.restore()
}

/** The pixels between two points that are too far apart for a line. */
const pausesOf: uPlot.Series.GapsRefiner = ({ data, valToPos }, _series, first, last) => {
  const gaps: uPlot.Series.Gaps = []
  const at = (index: number) => data[0][index] ?? 0
  for (let index = first + 1; index <= last; index++)
    if ((at(index) - at(index - 1)) * 1000 > longestPauseMs)
      gaps.push([valToPos(at(index - 1), 'x', true), valToPos(at(index), 'x', true)])
  return gaps
}

/**
 * Draws weights as dots and their mean as a line, in the unit of the person.
 * @param onPoint gets the index of the point at the cursor, and its position in pixels
 */
export const drawPlot = (
  target: HTMLElement,
  content: PlotContent,
  page: Page,
  onPoint: (index: number | undefined, left: number) => void,
): uPlot => {
  const { unit, zone } = page
  const {
    from,
    goal,
    series: { points, means },
  } = content
  const inUnit = (kg: number | undefined) => kg && fromKg(kg, unit)
  const look = lookOf(target)
  const to = Date.now()
  const axis = {
    font: `12px ${look.font}`,
    stroke: look.colour('quiet'),
    ticks: { show: false },
  }
  const isMany = points.length >= manyPoints
  const dots = {
    show: true,
    size: isMany ? 3 : points.length > 100 ? 4 : 6,
    fill: `color-mix(in srgb, ${look.colour('quiet')} ${isMany ? 35 : 60}%, transparent)`,
    stroke: 'transparent',
  }
  const nameOf = (days: number) => (days < 30 ? page.shortDay : days < 365 ? page.month : page.year)
  const options: uPlot.Options = {
    width: target.clientWidth,
    height: target.clientHeight,
    padding: [28, unit === 'st' ? 98 : 76, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), zone.name),
    scales: {
      x: { range: [(from - (to - from) / 50) / 1000, (to + (to - from) / 50) / 1000] },
      y: { range: (_plot, min, max) => axisRange(min, max, inUnit(goal)) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 32,
        space: (plot, _axis, _min, _max, width) => Math.max(58, (90 * width) / plot.width),
        incrs: tickDays.map((days) => (days * dayMs) / 1000),
        values: (_plot, splits, _axis, _space, step) =>
          splits.map((at) => nameOf((step * 1000) / dayMs)(at * 1000)),
      },
      {
        ...axis,
        grid: { stroke: look.colour('line'), width: 1 },
        size: 40,
        space: 56,
        incrs: [0.5, 1, 2, 5, 10, 20, 50, 100],
        values: (_plot, splits, _axis, _space, step) =>
          splits.map(step < 1 ? page.tenths : page.integer),
      },
    ],
    series: [
      {},
      { points: dots, paths: () => null },
      {
        stroke: look.colour('accent'),
        width: 2.5,
        points: { show: false },
        gaps: pausesOf,
      },
    ],
    hooks: {
      draw: [(plot) => drawOver(plot, content, points.at(-1), page, look)],
      setCursor: [
        ({ cursor: { left = -10, idx }, over }) =>
          onPoint(left === -10 ? undefined : (idx ?? undefined), over.offsetLeft + left),
      ],
    },
  }
  const rows = [points.map(({ kg }) => inUnit(kg)), means.map(inUnit)]
  return new uPlot(options, [points.map(({ at }) => at / 1000), ...rows], target)
}
