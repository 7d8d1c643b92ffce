import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { BaseLogger } from 'pino'
import { codigoDoPostgres } from '../banco/transacao.ts'
import type { AjustesDosRastros, Amostra } from './ajustes.ts'
import type { Natureza, NovoSpan, Rastreador } from './rastreador.ts'

/** 0 is what the collector took. */
const ENTREGUE = 0
const ESPERA_PELO_FIM_MS = 800

const NATUREZAS: Record<Natureza, SpanKind> = {
  ENTRADA: SpanKind.SERVER,
  SAIDA: SpanKind.CLIENT,
  TAREFA: SpanKind.CONSUMER,
  DENTRO: SpanKind.INTERNAL,
}

export type Rastros = { rastreador: Rastreador; parar(): Promise<void> }

/**
 * ESC-07 Traces by OpenTelemetry's own libraries, which nobody imports but whoever imports this; where they go, and with which
 * headers, the exporter reads from the environment by itself.
 */
export function ligarRastros(
  { amostra, versao }: AjustesDosRastros,
  registrar: Pick<BaseLogger, 'warn' | 'info'>,
): Rastros {
  const processador = new BatchSpanProcessor({ exporter: contando(new OTLPTraceExporter(), registrar) })
  const acaso = new RandomIdGenerator()
  // Set while a span is opened, which takes no turn of anybody else's: one name for a request, in its trace as in its log.
  let nomeDoRastro: string | null = null
  const provedor = new TracerProvider({
    sampler: amostrador(amostra),
    idGenerator: {
      generateSpanId: () => acaso.generateSpanId(),
      generateTraceId: () => nomeDoRastro ?? acaso.generateTraceId(),
    },
    spanProcessors: [processador],
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'balcao', 'service.version': versao }))
      .merge(detectResources({ detectors: [envDetector] })),
  })
  const tracer = provedor.getTracer('balcao', versao)
  const rastreador: Rastreador = {
    abrir({ nome, natureza, atributos, pai, pedido = null }: NovoSpan) {
      nomeDoRastro = pedido
      const attributes = pedido === null ? atributos : { ...atributos, 'balcao.requisicao': pedido }
      const span = tracer.startSpan(nome, { kind: NATUREZAS[natureza], attributes }, contextoDe(pai))
      nomeDoRastro = null
      return span
    },
    fechar(span, erro) {
      if (erro !== undefined)
        span.setAttribute('error.type', tipoDe(erro)).setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    escrever(span) {
      const { traceId, spanId, traceFlags } = span.spanContext()
      return `00-${traceId}-${spanId}-0${traceFlags & 1}`
    },
  }
  return {
    rastreador,
    async parar() {
      const prazo = Promise.withResolvers<void>()
      setTimeout(prazo.resolve, ESPERA_PELO_FIM_MS).unref()
      await Promise.race([provedor.shutdown().catch(() => undefined), prazo.promise])
    },
  }
}

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/

function contextoDe(pai: Span | string | undefined): Context {
  if (typeof pai === 'object') return trace.setSpan(ROOT_CONTEXT, pai)
  const [, traceId, spanId, marcas] = TRACEPARENT.exec(pai ?? '') ?? []
  if (!traceId || !spanId || !marcas) return ROOT_CONTEXT
  // What is no id of W3C's, the library leaves out by itself.
  return trace.setSpanContext(ROOT_CONTEXT, {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: Number.parseInt(marcas, 16),
  })
}

/** Never the message, which may hold what somebody wrote. */
function tipoDe(erro: unknown): string {
  const { code, codigo, name } = (erro ?? {}) as { code?: unknown; codigo?: unknown; name?: unknown }
  return String(codigoDoPostgres(erro) ?? codigo ?? code ?? name ?? 'Error')
}

function amostrador({ como, parte }: Amostra): Sampler {
  const daParte = new TraceIdRatioBasedSampler(parte)
  const raizes: Record<Amostra['como'], Sampler> = {
    always_on: new AlwaysOnSampler(),
    always_off: new AlwaysOffSampler(),
    traceidratio: daParte,
    parentbased_always_on: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    parentbased_always_off: new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    parentbased_traceidratio: new ParentBasedSampler({ root: daParte }),
  }
  return raizes[como]
}

/** A collector that is away is told of once, and once when it is back: it takes nothing from whoever is served. */
function contando(exportador: SpanExporter, registrar: Pick<BaseLogger, 'warn' | 'info'>): SpanExporter {
  let fora = false
  return {
    export: (spans, pronto) =>
      exportador.export(spans, (resultado) => {
        const chegou = resultado.code === ENTREGUE
        if (!chegou && !fora)
          registrar.warn({ causa: resultado.error?.message }, 'os rastros não chegam ao coletor')
        if (chegou && fora) registrar.info('os rastros voltaram a chegar ao coletor')
        fora = !chegou
        pronto(resultado)
      }),
    shutdown: () => exportador.shutdown(),
    forceFlush: async () => exportador.forceFlush?.(),
  }
}
