import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { BmiBand } from '../../generated/client/index.js'
import { type Page, usePage } from '../session.ts'
import { kindStyle } from '../ui/feedback.tsx'
import { fromKg } from '../units.ts'
import {
  axisRange,
  kindOfClass,
  longestPauseMs,
  manyPoints,
  numberTicks,
  type Point,
  type Series,
  timeTicks,
} from './measures.ts'

interface ChartProps {
  series: Series
  /** Milliseconds; the chart ends now. */
  from: number
  bands: readonly BmiBand[]
  /** Milliseconds; the bands begin there. */
  bandsFrom: number
  /** Kilograms. */
  goal: number | undefined
}

interface Size {
  width: number
  height: number
}

const useSize = (place: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const target = place.current as HTMLElement
    const observer = new ResizeObserver(() =>
      setSize({ width: target.clientWidth, height: target.clientHeight }),
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [place])
  return size
}

/** The path of a trend, without a line over a long pause. */
const pathOf = (trend: readonly Point[], x: (at: number) => number, y: (kg: number) => number) =>
  trend
    .map(({ at, kg }, index) => {
      const isNear = at - (trend[index - 1]?.at ?? 0) <= longestPauseMs
      return `${isNear ? 'L' : 'M'}${x(at).toFixed(1)} ${y(kg).toFixed(1)}`
    })
    .join('')

/** A trend without axes. */
export const Spark = ({ trend }: { trend: readonly Point[] }) => {
  const [first, last] = [trend[0]?.at ?? 0, trend.at(-1)?.at ?? 0]
  const kgs = trend.map(({ kg }) => kg)
  const [low, high] = axisRange(kgs, 1)
  const x = (at: number) => ((at - first) / (last - first || 1)) * 100
  const y = (kg: number) => ((high - kg) / (high - low)) * 100
  return (
    <svg class="spark" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={pathOf(trend, x, y)} />
    </svg>
  )
}

/** Points of each unit on the axes, and the drawing without the cursor. */
const draw = (props: ChartProps, { width, height }: Size, page: Page) => {
  const { series, from, bands, bandsFrom, goal } = props
  const { points, trend } = series
  const { t, unit, zone, messages } = page
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // The newest weight has its number in a gutter, or above it where that takes too much room.
  const gutter = (unit === 'st' ? 6.25 : 4.75) * rem
  const isNarrow = width < 4 * gutter
  const [left, right] = [2.75 * rem, width - (isNarrow ? rem : gutter)]
  const [top, bottom] = [1.75 * rem, height - 2 * rem]
  const to = Date.now()
  const margin = (to - from) / 50
  const [start, span] = [from - margin, to - from + 2 * margin]
  const kgs = [...points, ...trend].map(({ kg }) => kg)
  const inUnit = (kg: number) => fromKg(kg, unit)
  const [low, high] = axisRange([...kgs, goal ?? []].flat().map(inUnit), unit === 'st' ? 1 : 4)
  const x = (at: number) => left + ((at - start) / span) * (right - left)
  const heightOf = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top)
  const y = (kg: number) => heightOf(inUnit(kg))
  const atOf = (place: number) => start + ((place - left) / (right - left)) * span
  const values = numberTicks(low, high, (bottom - top) / (3.5 * rem))
  const { ticks, names } = timeTicks(from, to, (right - left) / (5.5 * rem), zone)
  const textOf = values.every(Number.isInteger) ? page.integer : page.tenths
  const isMany = points.length >= manyPoints
  const size = isMany ? 3 : points.length > 100 ? 4 : 6
  const pixel = (value: number) => value.toFixed(isMany ? 0 : 1)
  // Many points share pixels.
  const dots = new Set(points.map(({ at, kg }) => `M${pixel(x(at))} ${pixel(y(kg))}h0`))
  const newest = points.at(-1)
  const bandLeft = Math.max(left, x(bandsFrom))
  const drawing = (
    <>
      <text x={left - rem / 2} y={top - rem} text-anchor="end">
        {unit}
      </text>
      {values.map((value) => (
        <g key={value}>
          <line x1={left} x2={right} y1={heightOf(value)} y2={heightOf(value)} />
          <text
            x={left - rem / 2}
            y={heightOf(value)}
            text-anchor="end"
            dominant-baseline="central"
          >
            {textOf(value)}
          </text>
        </g>
      ))}
      {ticks.map((at) => (
        <text key={at} x={x(at)} y={height - rem / 2} text-anchor="middle">
          {page[names](at)}
        </text>
      ))}
      <path class="dots" d={[...dots].join('')} stroke-width={size} opacity={isMany ? 0.5 : 1} />
      <path class="trend" d={pathOf(trend, x, y)} />
      {bands.map(({ class: name, from, to }) => {
        const upper = Math.max(top, y(Math.min(to, 1e4)))
        const lower = Math.min(bottom, y(from))
        if (lower <= upper || bandLeft >= right) return null
        const hasName = lower - upper >= 1.5 * rem && right - bandLeft > 9 * rem
        return (
          <g key={name} style={kindStyle(kindOfClass(name))}>
            <rect x={bandLeft} y={upper} width={4} height={lower - upper} />
            {upper > top && <rect x={bandLeft} y={upper} width={right - bandLeft} height={1} />}
            {hasName && (
              <text x={bandLeft + rem * 0.625} y={upper + rem}>
                {messages.bmi_descriptions[name]}
              </text>
            )}
          </g>
        )
      })}
      {goal !== undefined && (
        <g class="goal" stroke-width={2}>
          <line x1={left} x2={right} y1={y(goal)} y2={y(goal)} stroke-dasharray="8 6" />
          <text x={right} y={y(goal) - rem * 0.375} text-anchor="end">
            {t.goal}
          </text>
        </g>
      )}
      {newest && (
        <g class="newest">
          <circle cx={x(newest.at)} cy={y(newest.kg)} r={5} />
          <text
            x={right + rem / 2}
            y={y(newest.kg) - (isNarrow ? rem : 0)}
            text-anchor={isNarrow ? 'end' : 'start'}
            dominant-baseline="central"
          >
            {page.kg(newest.kg)}
          </text>
        </g>
      )}
    </>
  )
  return { drawing, x, y, atOf, top, bottom }
}

/** By how many points a key moves. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * The weights as dots, their trend as a line, and the classes at the edge. A card shows the point
 * under the mouse or the finger, or the one that the keys have chosen.
 */
export const Chart = (props: ChartProps) => {
  const page = usePage()
  const { t, kg, day } = page
  const { series, from, bands, bandsFrom, goal } = props
  const { points, trend, meanDays } = series
  const last = Math.max(points.length - 1, 0)
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(place)
  const [chosen, choose] = useState<{ point?: Point | undefined; isShown: boolean }>()
  const found = chosen?.point ? points.indexOf(chosen.point) : -1
  const index = found < 0 ? last : found
  const isShown = found >= 0 && chosen?.isShown
  const { drawing, x, y, atOf, top, bottom } = useMemo(
    () => draw({ series, from, bands, bandsFrom, goal }, { width, height }, page),
    [series, from, bands, bandsFrom, goal, width, height, page],
  )
  const show = (index: number) =>
    choose({ point: points[Math.min(Math.max(index, 0), last)], isShown: true })
  const hide = () => choose({ point: points[index], isShown: false })
  const follow = ({ clientX }: PointerEvent) => {
    const at = atOf(clientX - (place.current?.getBoundingClientRect().left ?? 0))
    const next = points.findIndex((one) => one.at >= at)
    const [before, after] = [points[next - 1], points[next]]
    const isNearer = before && after && at - before.at < after.at - at
    show(after ? next - Number(isNearer ?? false) : last)
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    show(index + by)
  }
  const point = points[index]
  const mean = trend.find(({ at }) => at === point?.at)
  const text = [
    point && kg(point.kg),
    point && day(point.at),
    mean && `${t.mean(meanDays)}: ${page.mean(mean.kg)}`,
  ]
    .filter(Boolean)
    .join('\n')
  const left = point ? x(point.at) : 0
  return (
    <div class="chart">
      <div
        class="plot"
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={t.chart}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={text}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
        onKeyDown={move}
        onBlur={hide}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {drawing}
          {isShown && point && (
            <g class="cursor">
              <line x1={left} x2={left} y1={top} y2={bottom} />
              <circle cx={left} cy={y(point.kg)} r={5} />
            </g>
          )}
        </svg>
      </div>
      <output
        class="tip"
        hidden={!isShown}
        aria-hidden="true"
        style={{ left: `${left}px`, translate: left > width / 2 ? 'calc(-100% - 12px)' : '12px' }}
      >
        {text}
      </output>
    </div>
  )
}
