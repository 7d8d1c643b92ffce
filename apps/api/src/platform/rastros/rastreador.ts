import type { Attributes, Span } from '@opentelemetry/api'

/** Where the work comes from or goes to: asked from outside, asking outside, out of the queue, or in here. */
export type Natureza = 'ENTRADA' | 'SAIDA' | 'TAREFA' | 'DENTRO'
export type NovoSpan = {
  nome: string
  natureza: Natureza
  /** Of low variety, and never of a person: no body, token, address or value of a statement. */
  atributos: Attributes
  /** What it is part of: in this process, or as W3C writes it. Of nothing, it begins a trace, which `pedido` names. */
  pai?: Span | string | undefined
  pedido?: string | null
}

export type Rastreador = {
  abrir(novo: NovoSpan): Span
  /** `erro` where it failed; only of which kind is told. */
  fechar(span: Span, erro?: unknown): void
  /** As W3C writes it, for what goes on elsewhere. */
  escrever(span: Span): string
}
