import { emCurso } from '../em-curso.ts'
import { type Descricao, descreverComando } from './descrever-comando.ts'

export type ComandoDemorado = Descricao & { requisicao: string | null; ms: number }

export type Acompanhamento = {
  /** From how long on a statement is told of. */
  demoraMs: number
  aoDemorar(comando: ComandoDemorado): void
}

type Aviso = (erro: unknown, ...resto: unknown[]) => void

/**
 * ESC-07 Sends a statement as the driver was told to, as part of the trace of what it is for; and tells of it when it took long:
 * which, how long, for whose request.
 */
export function acompanharComando(
  argumentos: unknown[],
  { demoraMs, aoDemorar }: Acompanhamento,
  enviar: (argumentos: unknown[]) => unknown,
): unknown {
  const texto = textoDo(argumentos[0])
  if (texto === undefined) return enviar(argumentos)
  const { pedido: requisicao = null, span: pai, rastros: pedidos } = emCurso.getStore() ?? {}
  // What is for nobody is no trace of its own, and of what is not sampled nothing is kept.
  const rastros = pai?.isRecording() ? pedidos : undefined
  const span = rastros?.abrir({ ...comoSpan(texto), natureza: 'SAIDA', pai, pedido: requisicao })
  const inicio = performance.now()
  const acabou = (erro?: unknown) => {
    if (span) rastros?.fechar(span, erro ?? undefined)
    const ms = performance.now() - inicio
    if (ms >= demoraMs) aoDemorar({ requisicao, ms: Math.round(ms), ...descreverComando(texto) })
  }
  const ultimo = argumentos.at(-1)
  if (typeof ultimo === 'function') {
    const avisar: Aviso = (erro, ...resto) => {
      acabou(erro)
      ;(ultimo as Aviso)(erro, ...resto)
    }
    return enviar(argumentos.with(-1, avisar))
  }
  const resposta = enviar(argumentos) as Promise<unknown>
  resposta.then(() => acabou(), acabou)
  return resposta
}

function comoSpan(texto: string) {
  const { comando, texto: semValores } = descreverComando(texto)
  const atributos = {
    'db.system.name': 'postgresql',
    'db.query.summary': comando,
    'db.query.text': semValores,
  }
  return { nome: comando, atributos }
}

/** Undefined for what brings its own way of talking to the server, as a copy does. */
function textoDo(config: unknown): string | undefined {
  if (typeof config === 'string') return config
  const { text, submit } = (config ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : undefined
}
