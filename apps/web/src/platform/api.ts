import type { Contrato, EntradaDe, RespostaDe } from '@balcao/dominio/contrato'
import { CABECALHO_DA_POSICAO } from '@balcao/dominio/posicao'
import { APLICACAO, negocioAtual } from './ambiente.ts'
import { type ApiError, erroDaResposta, erroDeRede } from './api-error.ts'
import { conferirConexao } from './conexao.ts'
import { lerToken } from './credencial.ts'
import { perderSessao } from './encerramento.ts'
import { emColchetes, montarQuery, preencherCaminho } from './endereco.ts'
import { novaChave } from './nova-chave.ts'
import { acompanharPedido } from './pagina-mostrada.ts'
import { acompanharPosicao, posicaoPedida } from './posicao.ts'

/** A part that the contract does not have can't be given; one whose fields may all be absent can be left out. */
type Parte<K, Nome extends 'params' | 'query' | 'corpo'> = [EntradaDe<K, Nome>] extends [undefined]
  ? { [N in Nome]?: never }
  : object extends EntradaDe<K, Nome>
    ? { [N in Nome]?: EntradaDe<K, Nome> }
    : { [N in Nome]: EntradaDe<K, Nome> }

export type Leitura<K> = Parte<K, 'params'> & Parte<K, 'query'>
export type Entrada<K> = Leitura<K> & Parte<K, 'corpo'> & { arquivos?: readonly File[] }

/** Nothing need be handed in when the contract asks for nothing. */
export type Argumentos<K> =
  object extends Entrada<K>
    ? [entrada?: Entrada<K>, opcoes?: OpcoesDaChamada]
    : [entrada: Entrada<K>, opcoes?: OpcoesDaChamada]

export type EntradaSolta = { params?: object; query?: object; corpo?: object; arquivos?: readonly File[] }
type OpcoesDaChamada = {
  signal?: AbortSignal
  /** TIC-13 The same one, sent again, does not act twice. */
  chave?: string | undefined
}

/** The one door to the server: typed by the contract in both directions. */
export const chamar = <K extends Contrato>(
  contrato: K,
  ...[entrada, opcoes]: Argumentos<K>
): Promise<RespostaDe<K>> =>
  acompanharPedido(perguntar(contrato, entrada as EntradaSolta | undefined, opcoes))

async function perguntar<K extends Contrato>(
  contrato: K,
  entrada: EntradaSolta | undefined,
  opcoes: OpcoesDaChamada | undefined,
): Promise<RespostaDe<K>> {
  const resposta = await enviar(contrato, entrada, opcoes)
  if (resposta.status === 204) return undefined as RespostaDe<K>
  try {
    return (await resposta.json()) as RespostaDe<K>
  } catch (causa) {
    // A proxy's page with status 200, or a connection cut in the middle.
    throw erroDeRede(causa)
  }
}

/** A file of the server, which a plain link could not carry the token to. */
export async function baixar<K extends Contrato & { resposta: { midia: string } }>(
  contrato: K,
  ...[entrada, opcoes]: Argumentos<K>
): Promise<{ nome: string | null; conteudo: Blob }> {
  const resposta = await enviar(contrato, entrada as EntradaSolta | undefined, opcoes)
  return { nome: nomeDoArquivo(resposta.headers), conteudo: await resposta.blob() }
}

export type ProgressoDoDownload = {
  bytes: number
  /** Rows of a CSV that arrived, its header not counted; null in any other format. */
  linhas: number | null
  /** How many rows will come, when the server says it. */
  total: number | null
}

type OpcoesDoDownload = { signal: AbortSignal; aoProgredir: (progresso: ProgressoDoDownload) => void }

/** A long file, with news of how much of it arrived; `signal` gives up in the middle. */
export async function baixarComProgresso<K extends Contrato & { resposta: { midia: string } }>(
  contrato: K,
  entrada: Entrada<K>,
  { signal, aoProgredir }: OpcoesDoDownload,
): Promise<{ nome: string | null; conteudo: Blob }> {
  const resposta = await enviar(contrato, entrada as EntradaSolta, { signal })
  const midia = resposta.headers.get('Content-Type') ?? ''
  const total = lerTotal(resposta.headers.get('X-Total-De-Linhas'))
  const emLinhas = midia.startsWith('text/csv')
  const pedacos: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  let quebras = 0
  try {
    for await (const pedaco of pedacosDe(resposta)) {
      pedacos.push(pedaco)
      bytes += pedaco.length
      if (emLinhas) for (const byte of pedaco) if (byte === QUEBRA_DE_LINHA) quebras += 1
      aoProgredir({ bytes, linhas: emLinhas ? Math.max(0, quebras - 1) : null, total })
    }
  } catch (causa) {
    if (signal.aborted) throw signal.reason
    throw erroDeRede(causa)
  }
  return { nome: nomeDoArquivo(resposta.headers), conteudo: new Blob(pedacos, { type: midia }) }
}

const QUEBRA_DE_LINHA = 10

const lerTotal = (texto: string | null) => (texto && /^\d+$/.test(texto) ? Number(texto) : null)

// Not every browser lets a stream be iterated.
async function* pedacosDe({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const leitor = body?.getReader()
  while (leitor) {
    const { done, value } = await leitor.read()
    if (done) return
    yield value
  }
}

async function enviar(
  contrato: Contrato,
  entrada: EntradaSolta = {},
  { signal, chave }: OpcoesDaChamada = {},
): Promise<Response> {
  const { endereco, headers, corpo, token, anotarPosicao } = prepararPedido(contrato, entrada, chave)
  const resposta = await fetch(endereco, {
    method: contrato.metodo,
    headers,
    body: corpo,
    signal: signal ?? null,
  }).catch((causa: unknown) => {
    if (signal?.aborted) throw signal.reason
    void conferirConexao()
    throw erroDeRede(causa)
  })
  anotarPosicao(resposta.headers)
  if (resposta.ok) return resposta
  throw await recusaDe(resposta, contrato, token)
}

type Pedido = {
  endereco: string
  headers: Headers
  corpo: string | FormData | null
  /** Under which session it goes. */
  token: string | null
  /** ESC-03 */
  anotarPosicao: ReturnType<typeof acompanharPosicao>
}

/** What goes over the wire for a call, whoever carries it. */
export function prepararPedido(contrato: Contrato, entrada: EntradaSolta, chave: string | undefined): Pedido {
  const { params, query } = entrada
  const endereco = negocioAtual().api + preencherCaminho(contrato.caminho, params) + montarQuery(query)
  const token = lerToken()
  const corpo = montarCorpo(contrato, entrada)
  // ESC-07 By which the call is found on the server; what is sent again for the same click is known by the same.
  const codigo = chave ?? novaChave()
  const headers = new Headers({
    Accept: 'application/json',
    'X-Aplicacao': APLICACAO,
    'X-Request-Id': codigo,
  })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (contrato.replica) headers.set(CABECALHO_DA_POSICAO, posicaoPedida())
  if (chave && !contrato.publico) headers.set('Idempotency-Key', chave)
  if (typeof corpo === 'string') headers.set('Content-Type', 'application/json')
  return { endereco, headers, corpo, token, anotarPosicao: acompanharPosicao() }
}

/** Why it was refused; a session that is no more ends here. */
export async function recusaDe(
  resposta: Response,
  contrato: Contrato,
  token: string | null,
): Promise<ApiError> {
  const erro = await erroDaResposta(resposta)
  // A late answer to the token of a former session says nothing about the present one.
  if (erro.status === 401 && !contrato.publico && token === lerToken()) perderSessao()
  return erro
}

function montarCorpo(contrato: Contrato, { corpo, arquivos = [] }: EntradaSolta): string | FormData | null {
  if (!contrato.arquivos) return corpo === undefined ? null : JSON.stringify(corpo)
  const formulario = new FormData()
  for (const [campo, valor] of emColchetes(corpo ?? {})) formulario.append(campo, valor)
  for (const arquivo of arquivos) formulario.append(`${contrato.arquivos.campo}[]`, arquivo, arquivo.name)
  return formulario
}

const NOME_CODIFICADO = /filename\*=UTF-8''([^;]+)/i
const NOME_SIMPLES = /filename="?([^";]+)"?/i

function nomeDoArquivo(headers: Headers): string | null {
  const disposicao = headers.get('Content-Disposition') ?? ''
  const codificado = NOME_CODIFICADO.exec(disposicao)?.[1]
  return codificado ? decodeURIComponent(codificado) : (NOME_SIMPLES.exec(disposicao)?.[1] ?? null)
}
