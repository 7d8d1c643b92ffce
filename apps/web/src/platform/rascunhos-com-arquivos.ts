import { lerToken } from './credencial.ts'
import { VALIDADE_DO_RASCUNHO_MS } from './rascunhos.ts'

const BANCO = 'balcao'
const VERSAO = 1
const RASCUNHOS = 'rascunhos'
const ARQUIVOS = 'arquivos'

type Referencia = { arquivoGuardado: string }
type Guardado = { em: number; valores: unknown; arquivos: readonly string[] }
export type RascunhoLido<T> = { em: number; valores: T }

/** A file is written once, however often the text around it changes. */
const nomeDoArquivo = new WeakMap<File, string>()
let sequencia = 0

function nomear(arquivo: File): string {
  const conhecido = nomeDoArquivo.get(arquivo)
  if (conhecido) return conhecido
  sequencia += 1
  const nome = `${Date.now()}-${Math.random().toString(36).slice(2)}-${sequencia}`
  nomeDoArquivo.set(arquivo, nome)
  return nome
}

function aguardar<T>(pedido: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pedido.onsuccess = () => resolve(pedido.result)
    pedido.onerror = () => reject(pedido.error)
  })
}

function terminar(transacao: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transacao.oncomplete = () => resolve()
    transacao.onabort = () => reject(transacao.error)
    transacao.onerror = () => reject(transacao.error)
  })
}

async function abrir(): Promise<IDBDatabase> {
  const pedido = indexedDB.open(BANCO, VERSAO)
  pedido.onupgradeneeded = () => {
    pedido.result.createObjectStore(RASCUNHOS)
    pedido.result.createObjectStore(ARQUIVOS)
  }
  return aguardar(pedido)
}

// One after the other: a slow write of the text before must not end after the next one.
let fila: Promise<unknown> = Promise.resolve()

/** Storage that is full, forbidden or missing costs only the safety net: `semBanco` is answered then. */
function noBanco<T>(
  modo: IDBTransactionMode,
  semBanco: T,
  fazer: (rascunhos: IDBObjectStore, arquivos: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const vez = fila.then(async () => {
    try {
      const banco = await abrir()
      try {
        const transacao = banco.transaction([RASCUNHOS, ARQUIVOS], modo)
        const fim = terminar(transacao)
        const [saida] = await Promise.all([
          fazer(transacao.objectStore(RASCUNHOS), transacao.objectStore(ARQUIVOS)),
          fim,
        ])
        return saida
      } finally {
        banco.close()
      }
    } catch {
      return semBanco
    }
  })
  fila = vez
  return vez
}

/** Answers whether it is safe now. Files may stand anywhere inside `valores`. */
export function guardarRascunhoComArquivos(chave: string, valores: object): Promise<boolean> {
  const arquivos = new Map<string, File>()
  const semArquivos = trocar(valores, (valor) => {
    if (!(valor instanceof File)) return undefined
    const nome = nomear(valor)
    arquivos.set(nome, valor)
    return { arquivoGuardado: nome } satisfies Referencia
  })
  return noBanco('readwrite', false, async (rascunhos, conteudos) => {
    // Who left in another tab, or here just now, leaves nothing behind.
    if (lerToken() === null) return false
    const anterior: Guardado | undefined = await aguardar(rascunhos.get(chave))
    const antigos = new Set(anterior?.arquivos)
    for (const [nome, arquivo] of arquivos) if (!antigos.has(nome)) conteudos.put(arquivo, nome)
    for (const nome of antigos) if (!arquivos.has(nome)) conteudos.delete(nome)
    const novo: Guardado = { em: Date.now(), valores: semArquivos, arquivos: [...arquivos.keys()] }
    await aguardar(rascunhos.put(novo, chave))
    return true
  })
}

/** Null when there is none, it is too old to be missed, or it can't be read whole. */
export async function lerRascunhoComArquivos<T extends object>(
  chave: string,
): Promise<RascunhoLido<T> | null> {
  const lido = await noBanco<RascunhoLido<T> | null>('readonly', null, async (rascunhos, conteudos) => {
    const guardado: Guardado | undefined = await aguardar(rascunhos.get(chave))
    if (!guardado) return null
    const arquivos = new Map<string, File>()
    for (const nome of guardado.arquivos) {
      const arquivo: File | undefined = await aguardar(conteudos.get(nome))
      if (!arquivo) continue
      nomeDoArquivo.set(arquivo, nome)
      arquivos.set(nome, arquivo)
    }
    const valores = trocar(guardado.valores, (valor) =>
      ehReferencia(valor) ? (arquivos.get(valor.arquivoGuardado) ?? null) : undefined,
    )
    return { em: guardado.em, valores: valores as T }
  })
  if (!lido || Date.now() - lido.em < VALIDADE_DO_RASCUNHO_MS) return lido
  await apagarRascunhoComArquivos(chave)
  return null
}

export function apagarRascunhoComArquivos(chave: string): Promise<void> {
  return noBanco('readwrite', undefined, async (rascunhos, conteudos) => {
    const guardado: Guardado | undefined = await aguardar(rascunhos.get(chave))
    for (const nome of guardado?.arquivos ?? []) conteudos.delete(nome)
    await aguardar(rascunhos.delete(chave))
  })
}

/** Who leaves on purpose leaves nothing half-written on a machine that others may use. */
export function apagarRascunhosComArquivos(): Promise<void> {
  return noBanco('readwrite', undefined, async (rascunhos, conteudos) => {
    conteudos.clear()
    await aguardar(rascunhos.clear())
  })
}

const ehReferencia = (valor: unknown): valor is Referencia =>
  typeof valor === 'object' && valor !== null && 'arquivoGuardado' in valor

/** A copy in which `por` chose what stands in place of some values; one replaced by null leaves its list. */
function trocar(valor: unknown, por: (valor: unknown) => unknown): unknown {
  const novo = por(valor)
  if (novo !== undefined) return novo
  if (Array.isArray(valor))
    return valor.flatMap((item) => {
      const trocado = trocar(item, por)
      return trocado === null && item !== null ? [] : [trocado]
    })
  if (typeof valor !== 'object' || valor === null) return valor
  return Object.fromEntries(Object.entries(valor).map(([nome, item]) => [nome, trocar(item, por)]))
}
