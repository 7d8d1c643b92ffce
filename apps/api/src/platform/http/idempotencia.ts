import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Executor, Tx } from '../banco/conexao.ts'
import {
  apagarRequisicoesRepetiveis,
  guardarResposta,
  type Repeticao,
  reservarChave,
} from '../banco/requisicoes-repetiveis.ts'
import type { Formulario } from './multipart.ts'
import type { Rota } from './rota.ts'

export const CABECALHO_DA_CHAVE = 'Idempotency-Key'
const CABECALHO_DE_REPETIDA = 'idempotency-replayed'
const CHAVE_ACEITA = /^[\x21-\x7e]{1,100}$/
const BYTES_POR_LEITURA = 64 * 1024
const VALIDADE_MS = 48 * 3_600_000

/**
 * TIC-13 Which routes honour a key: writes of a session, inside the binder's transaction, answered in JSON. A file is sent while
 * the handler runs and is not kept, so a contract that answers one ignores the key.
 */
export const aceitaChave = ({ contrato, transacao }: Rota): boolean =>
  transacao !== false && contrato.acao !== undefined && !('midia' in contrato.resposta)

/** Null where the caller gave none: the request is then simply done. */
export function lerChave(request: FastifyRequest): string | null {
  const chave = request.headers[CABECALHO_DA_CHAVE.toLowerCase()]
  if (chave === undefined) return null
  if (typeof chave !== 'string' || !CHAVE_ACEITA.test(chave))
    throw new ErroDeNegocio('REQUISICAO_INVALIDA', {
      mensagem: `O cabeçalho ${CABECALHO_DA_CHAVE} deve ter de 1 a 100 caracteres visíveis, sem espaços nem acentos.`,
    })
  return chave
}

/** Digest of what is asked, whatever the order in which its fields were written. */
export async function imprimir(
  request: FastifyRequest,
  formulario: Formulario | null,
  sigilo: readonly string[] = [],
): Promise<string> {
  const { method, routeOptions, params, query, body } = request
  const arquivos: unknown[] = []
  for (const { nome, caminho } of formulario?.arquivos ?? [])
    arquivos.push([nome, await sha256DoArquivo(caminho)])
  const inteiro: unknown = (formulario ? formulario.campos : body) ?? null
  const corpo = sigilo.length > 0 ? semCampos(inteiro, sigilo) : inteiro
  const pedido = JSON.stringify([method, routeOptions.url, params, query, corpo, arquivos], emOrdem)
  return createHash('sha256').update(pedido).digest('hex')
}

// A digest of a password could be guessed from at leisure.
const semCampos = (corpo: unknown, campos: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(corpo ?? {}).filter(([campo]) => !campos.includes(campo)))

const emOrdem = (_campo: string, valor: unknown): unknown =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
    ? Object.fromEntries(Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1)))
    : valor

/** Through one piece of memory: a stream would leave as many to the collector as the file is long. */
async function sha256DoArquivo(caminho: string): Promise<string> {
  const sha256 = createHash('sha256')
  const pedaco = Buffer.allocUnsafe(BYTES_POR_LEITURA)
  const aberto = await open(caminho)
  try {
    let lidos: number
    do {
      lidos = (await aberto.read(pedaco)).bytesRead
      sha256.update(pedaco.subarray(0, lidos))
    } while (lidos > 0)
  } finally {
    await aberto.close()
  }
  return sha256.digest('hex')
}

/**
 * TIC-13 Does it the first time; asked again with the same key, answers what was answered. The key, the answer and what the
 * handler writes are one transaction: a refusal leaves the key free, and nothing is done without its answer kept.
 */
export async function atenderUmaVez(
  tx: Tx,
  repeticao: Repeticao,
  reply: FastifyReply,
  atender: () => Promise<unknown>,
): Promise<unknown> {
  const atendida = await reservarChave(tx, repeticao)
  if (!atendida) {
    const resposta = await atender()
    await guardarResposta(tx, repeticao, { status: reply.statusCode, resposta })
    return resposta
  }
  if (atendida.impressao !== repeticao.impressao) throw new ErroDeNegocio('CHAVE_JA_USADA')
  reply.code(atendida.status).header(CABECALHO_DE_REPETIDA, 'true')
  return atendida.resposta
}

/** Whoever repeats a request does it within minutes; after two days its answer is only weight. */
export function limparRequisicoes(banco: Executor, agora: Date): Promise<void> {
  return apagarRequisicoesRepetiveis(banco, new Date(agora.getTime() - VALIDADE_MS))
}
