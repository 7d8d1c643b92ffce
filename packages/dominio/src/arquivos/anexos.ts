import { MENSAGENS } from '../mensagens.ts'
import {
  ASSINATURAS,
  contemEm,
  midiaPeloInicio,
  pareceXml,
  type TipoDeMidia,
  tipoNoOle,
  tipoNoZip,
} from './assinaturas.ts'

/** GER-14, as the browser's file chooser wants them. */
export const EXTENSOES_DE_ANEXO = ['.jpg', '.png', '.pdf'] as const
export const EXTENSOES_DE_CADASTRO = [...EXTENSOES_DE_ANEXO, '.doc', '.docx', '.xls', '.xlsx'] as const
/** ALC-05 What comes in a conversation: voice, film and stickers too. */
export const EXTENSOES_DE_CONVERSA = [
  ...EXTENSOES_DE_ANEXO,
  ...['.ogg', '.mp3', '.m4a', '.aac', '.amr', '.mp4', '.3gp', '.webp'],
] as const

export const MAXIMO_DE_ARQUIVOS = { dialogo: 6, cadastro: 3 } as const

const BYTES_POR_MB = 1024 * 1024

const RECIPIENTES = { zip: tipoNoZip, ole: tipoNoOle }
type TipoDoOffice = 'doc' | 'xls' | 'docx' | 'xlsx'
export type TipoDeArquivo = 'jpg' | 'png' | 'pdf' | 'xml' | TipoDoOffice | TipoDeMidia

const OFFICE = 'application/vnd.openxmlformats-officedocument'
/** What each is on the wire. */
export const MIDIA_DO_TIPO = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  xml: 'application/xml',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  amr: 'audio/amr',
  mp4: 'video/mp4',
  '3gp': 'video/3gpp',
  webp: 'image/webp',
} as const satisfies Record<TipoDeArquivo, string>

type Arquivo = { nome: string; tamanho: number }
type LimitesDeArquivo = { extensoes: readonly string[]; maximoMb: number }

function extensaoDe(nome: string): string {
  const ponto = nome.lastIndexOf('.')
  const extensao = ponto < 0 ? '' : nome.slice(ponto).toLowerCase()
  return extensao === '.jpeg' ? '.jpg' : extensao
}

/** GER-14: why a file is refused before it is sent; the size is in bytes. */
export function problemaDoArquivo(
  { nome, tamanho }: Arquivo,
  { extensoes, maximoMb }: LimitesDeArquivo,
): string | null {
  if (!extensoes.includes(extensaoDe(nome))) return MENSAGENS.extensaoRecusada(extensoes)
  if (tamanho === 0) return MENSAGENS.arquivoVazio
  return tamanho > maximoMb * BYTES_POR_MB ? MENSAGENS.arquivoGrande(maximoMb) : null
}

type UsoDeAnexos = { usadoMb: number; percentual: number; excedeu: boolean; mensagem: string | null }

/** GER-15: how much of the limit the files take; sizes are in bytes, MB rounded to two decimals for the bar. */
export function usoDeAnexos(tamanhos: readonly number[], limiteMb: number): UsoDeAnexos {
  const usado = tamanhos.reduce((total, tamanho) => total + tamanho, 0)
  const limite = limiteMb * BYTES_POR_MB
  const excedeu = usado > limite
  return {
    usadoMb: Math.round((usado / BYTES_POR_MB) * 100) / 100,
    percentual: usado === 0 ? 0 : (usado / limite) * 100,
    excedeu,
    mensagem: excedeu ? MENSAGENS.anexosExcedidos(limiteMb) : null,
  }
}

/** Enough of a file for `tipoPeloInicio`. */
export const BYTES_DO_INICIO_DO_ARQUIVO = 512

/** What a file is by its first bytes, whatever its name says; 'zip' and 'ole' are told apart only by what is inside. */
export function tipoPeloInicio(
  inicio: Uint8Array,
): Exclude<TipoDeArquivo, TipoDoOffice> | keyof typeof RECIPIENTES | null {
  for (const tipo of ['jpg', 'png', 'pdf', 'zip', 'ole'] as const)
    if (contemEm(inicio, 0, ASSINATURAS[tipo])) return tipo
  return pareceXml(inicio) ? 'xml' : midiaPeloInicio(inicio)
}

/** The same by the whole content: Office files are told by names inside. */
export function tipoPeloConteudo(bytes: Uint8Array): TipoDeArquivo | null {
  const tipo = tipoPeloInicio(bytes)
  return tipo === 'zip' || tipo === 'ole' ? RECIPIENTES[tipo](bytes) : tipo
}
