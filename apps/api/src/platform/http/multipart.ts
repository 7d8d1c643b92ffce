import { createWriteStream } from 'node:fs'
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { problemaDoArquivo } from '@balcao/dominio/arquivos/anexos'
import type { RegraDeArquivos } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { verificarConteudo } from '../arquivos/verificar-conteudo.ts'
import { lerColchetes } from './colchetes.ts'
import { textoLegivel } from './conferir-entrada.ts'
import { envioCortado } from './erros.ts'
import { LIMITES_DA_ENTRADA } from './limites-da-entrada.ts'

/** A file of the request, already on disk and checked by its bytes; it vanishes with the request. */
export type ArquivoRecebido = {
  nome: string
  /** Where it came in the request: 'arquivos.0' */
  campo: string
  caminho: string
  tamanho: number
  tipo: string
  extensao: string
}

/** GER-14 The limit belongs to where the thing happens, which only the handler knows: it says it to get the files. */
export type ArquivosDoPedido = { ate(maximoMb: number): ArquivoRecebido[] }

export const arquivosDoPedido = (arquivos: ArquivoRecebido[]): ArquivosDoPedido => ({
  ate(maximoMb) {
    exigirTotal(arquivos, maximoMb)
    return arquivos
  },
})

export type Formulario = { campos: unknown; arquivos: ArquivoRecebido[]; limpar(): Promise<void> }

const BYTES_POR_MB = 1024 * 1024

const PREFIXO_DOS_ENVIOS = 'balcao-envio-'
const IDADE_DE_ENVIO_ABANDONADO_MS = 60 * 60 * 1000

/** Reads multipart with bracket fields and files; whatever goes wrong, no file stays behind. */
export async function lerFormulario(
  request: FastifyRequest,
  regra: RegraDeArquivos,
  maximoMb: number,
): Promise<Formulario> {
  const pasta = await mkdtemp(join(tmpdir(), PREFIXO_DOS_ENVIOS))
  const limpar = () => rm(pasta, { recursive: true, force: true })
  try {
    const campos: [string, string][] = []
    let bytesDosCampos = 0
    const arquivos: ArquivoRecebido[] = []
    // Gone before it is read: the parser would wait for ever for an end that was already told.
    if (envioCortado(request)) throw new ErroDeNegocio('ENVIO_INTERROMPIDO')
    const partes = request.parts({
      limits: {
        fileSize: maximoMb * BYTES_POR_MB,
        files: regra.maximo,
        fields: LIMITES_DA_ENTRADA.camposDoFormulario,
        // Fields and files are counted each; past a count of both busboy drops parts without hearing them, and one of those
        // that is cut short would end the process.
        parts: Number.POSITIVE_INFINITY,
        fieldSize: LIMITES_DA_ENTRADA.bytes,
      },
    })
    for await (const parte of partes)
      if (parte.type === 'file')
        arquivos.push(await receber(parte, { pasta, posicao: arquivos.length, regra, maximoMb }))
      else {
        const { fieldname: nome, value: valor, valueTruncated } = parte
        // A part without a name, or one that says it is JSON, is nothing that a form sends.
        if (typeof nome !== 'string' || typeof valor !== 'string') throw malformado()
        bytesDosCampos += Buffer.byteLength(valor)
        if (valueTruncated || bytesDosCampos > LIMITES_DA_ENTRADA.bytes)
          throw new ErroDeNegocio('CORPO_GRANDE_DEMAIS')
        campos.push([nome, valor])
      }
    exigirTotal(arquivos, maximoMb)
    return { campos: lerColchetes(new URLSearchParams(campos).toString()), arquivos, limpar }
  } catch (erro) {
    await limpar()
    throw traduzido(erro, maximoMb)
  }
}

/**
 * What a killed process was receiving and nobody will finish. Only folders of this user that nothing was written into
 * for an hour: another server on this machine may be receiving at this moment.
 */
export async function limparEnviosAbandonados(agora: Date, lugar = tmpdir()): Promise<void> {
  const limite = agora.getTime() - IDADE_DE_ENVIO_ABANDONADO_MS
  const nomes = await readdir(lugar).catch(() => [])
  for (const nome of nomes.filter((candidato) => candidato.startsWith(PREFIXO_DOS_ENVIOS))) {
    const pasta = join(lugar, nome)
    if ((await ultimaEscrita(pasta)) < limite)
      await rm(pasta, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Of the folder or of a file in it; what is not a folder of this user was always written just now. */
async function ultimaEscrita(pasta: string): Promise<number> {
  try {
    const { mtimeMs, uid, isDirectory } = await situacaoDe(pasta)
    if (!isDirectory || uid !== (process.getuid?.() ?? uid)) return Number.POSITIVE_INFINITY
    const arquivos = await Promise.all((await readdir(pasta)).map((nome) => situacaoDe(join(pasta, nome))))
    return Math.max(mtimeMs, ...arquivos.map((arquivo) => arquivo.mtimeMs))
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

async function situacaoDe(caminho: string) {
  const situacao = await lstat(caminho)
  return { mtimeMs: situacao.mtimeMs, uid: situacao.uid, isDirectory: situacao.isDirectory() }
}

type Destino = { pasta: string; posicao: number; regra: RegraDeArquivos; maximoMb: number }

async function receber(
  parte: MultipartFile,
  { pasta, posicao, regra, maximoMb }: Destino,
): Promise<ArquivoRecebido> {
  // The library promises both; a part written by hand brings neither.
  const { fieldname: campo, filename: nome } = parte as Partial<MultipartFile>
  if (campo === undefined || nome === undefined) throw malformado()
  if (![regra.campo, regra.outroNome].includes(campo.replace(/\[\d*\]$/, '')))
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [campo]: 'Arquivo em campo inesperado.' } })
  const lugar = `${regra.campo}.${posicao}`
  const problemaDoNome = conferirNome(nome)
  if (problemaDoNome) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { [lugar]: problemaDoNome } })
  const caminho = join(pasta, String(posicao))
  await pipeline(parte.file, createWriteStream(caminho))
  try {
    // busboy stops silently at its limit: what arrived would be half a file.
    if (parte.file.truncated) throw grandeDemais(maximoMb)
    const tamanho = parte.file.bytesRead
    const { extensoes } = regra
    const problema = problemaDoArquivo({ nome, tamanho }, { extensoes, maximoMb })
    if (problema) throw new ErroDeNegocio('ARQUIVO_NAO_ACEITO', { mensagem: problema })
    const { tipo, extensao } = await verificarConteudo({ caminho, nome, extensoes })
    return { nome, campo: lugar, caminho, tamanho, tipo, extensao }
  } catch (erro) {
    throw doArquivo(erro, { nome, campo: lugar })
  }
}

/** MES-09 A refusal of what is in a file says which one, beside the field that brought it. */
export function doArquivo(erro: unknown, { nome, campo }: Pick<ArquivoRecebido, 'nome' | 'campo'>): unknown {
  if (!(erro instanceof ErroDeNegocio)) return erro
  const { codigo, message, detalhes } = erro
  const campos = { [campo]: MENSAGENS.arquivoRecusado(nome, message) }
  return new ErroDeNegocio(codigo, { ...detalhes, mensagem: message, campos })
}

function conferirNome(nome: string): string | null {
  if (!textoLegivel(nome)) return MENSAGENS.caractereInvalido
  return nome.length > LIMITES_DA_ENTRADA.nomeDeArquivo ? MENSAGENS.nomeDeArquivoLongo : null
}

function exigirTotal(arquivos: ArquivoRecebido[], maximoMb: number): void {
  const total = arquivos.reduce((soma, { tamanho }) => soma + tamanho, 0)
  if (total > maximoMb * BYTES_POR_MB) throw grandeDemais(maximoMb)
}

const grandeDemais = (maximoMb: number) =>
  new ErroDeNegocio('ARQUIVO_GRANDE_DEMAIS', { mensagem: MENSAGENS.arquivoGrande(maximoMb) })

const malformado = () =>
  new ErroDeNegocio('REQUISICAO_INVALIDA', {
    mensagem: 'O formulário chegou incompleto ou malformado. Envie de novo.',
  })

/** What the parser complains of has neither class nor code; whatever the disk or the code does wrong has one. */
const doFormato = (erro: unknown) =>
  erro instanceof Error && Object.getPrototypeOf(erro) === Error.prototype && !('code' in erro)

function traduzido(erro: unknown, maximoMb: number): unknown {
  if (doFormato(erro)) return malformado()
  switch ((erro as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return grandeDemais(maximoMb)
    case 'FST_FILES_LIMIT':
      return new ErroDeNegocio('ARQUIVOS_DEMAIS')
    case 'FST_FIELDS_LIMIT':
      return new ErroDeNegocio('CORPO_GRANDE_DEMAIS')
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new ErroDeNegocio('TIPO_DE_CONTEUDO_NAO_ACEITO')
    case 'FST_PROTO_VIOLATION':
    case 'FST_INVALID_JSON_FIELD_ERROR':
    case 'FST_MP_PREMATURE_CLOSE':
      return malformado()
    default:
      return erro
  }
}
