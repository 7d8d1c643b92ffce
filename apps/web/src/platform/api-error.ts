import type { CodigoErro, ErroNoFio, Mudanca } from '@balcao/dominio/erros'
import { TEXTOS } from '@balcao/dominio/mensagens'
import type { PrecosQueMudariam } from '@balcao/dominio/precos-que-mudariam'

type Detalhes = {
  status: number
  codigo?: CodigoErro | undefined
  campos?: Record<string, string> | undefined
  exige?: string | undefined
  mudancas?: readonly Mudanca[] | undefined
  precos?: PrecosQueMudariam | undefined
}

/** A refused or failed call; the caller chooses between toast, field and dialog. `status` 0 is the network. */
export class ApiError extends Error {
  readonly status: number
  readonly codigo: CodigoErro | undefined
  readonly campos: Record<string, string>
  readonly exige: string | undefined
  /** TIC-13 What somebody else did meanwhile. */
  readonly mudancas: readonly Mudanca[]
  /** VEN-02 What would change besides what was asked for. */
  readonly precos: PrecosQueMudariam | undefined

  constructor(
    mensagem: string,
    { status, codigo, campos, exige, mudancas, precos }: Detalhes,
    opcoes?: ErrorOptions,
  ) {
    super(mensagem, opcoes)
    this.name = 'ApiError'
    this.status = status
    this.codigo = codigo
    this.campos = campos ?? {}
    this.exige = exige
    this.mudancas = mudancas ?? []
    this.precos = precos
  }
}

export function erroDeRede(causa: unknown): ApiError {
  return new ApiError(TEXTOS.falhaDeComunicacao, { status: 0 }, { cause: causa })
}

type CorpoDoErro = Partial<ErroNoFio> & { err?: unknown; error?: unknown }

/** As many as can be read aloud by telephone, and still find one line in the log of a day. */
const LETRAS_DO_CODIGO = 8

const textoDe = (valor: unknown) => (typeof valor === 'string' && valor.trim() ? valor : undefined)

/** ERR-02 The text from `err`, `error` or `message`, else the status text. */
export async function erroDaResposta(resposta: Response): Promise<ApiError> {
  const lido: unknown = await resposta.json().catch(() => null)
  const corpo = (typeof lido === 'object' && lido !== null ? lido : {}) as CorpoDoErro
  const dita =
    textoDe(corpo.err) ??
    textoDe(corpo.error) ??
    textoDe(corpo.message) ??
    textoDe(resposta.statusText) ??
    // HTTP/2 has no status text.
    TEXTOS.erroDesconhecido
  // ESC-07 Nobody who sees it can mend it: whoever can finds it by this.
  const { requisicao } = corpo
  const mensagem =
    corpo.codigo === 'ERRO_INTERNO' && requisicao
      ? `${dita} ${TEXTOS.codigoDoErro(requisicao.slice(0, LETRAS_DO_CODIGO))}`
      : dita
  return new ApiError(mensagem, {
    status: resposta.status,
    codigo: corpo.codigo,
    campos: corpo.campos,
    exige: corpo.exige,
    mudancas: corpo.mudancas,
    precos: corpo.precos,
  })
}

/** A refusal stays a refusal when asked again; only the network and the server's own failures are worth it. */
export const valeRepetir = (erro: unknown) =>
  !(erro instanceof ApiError) || erro.status === 0 || erro.status >= 500

/** Not worth another attempt by itself: all of them together took too long. */
export const DEMOROU = 408

/** Whether a person may ask again: what took too long may come in time now. */
export const podeTentarDeNovo = (erro: ApiError) => valeRepetir(erro) || erro.status === DEMOROU

/** What a screen says about any failure, a defect of ours included. */
export function mensagemDoErro(erro: unknown): string {
  return erro instanceof ApiError ? erro.message : TEXTOS.erroDesconhecido
}
