import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXTENSOES_DE_CADASTRO } from '@balcao/dominio/arquivos/anexos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { verificarConteudo } from '../../../platform/arquivos/verificar-conteudo.ts'
import type { AnexoLido } from '../../../platform/email/mensagem-lida.ts'
import type { ArquivoRecebido } from '../../../platform/http/multipart.ts'

/** What Outlook packs a whole message into, when it is told to speak only to itself ('winmail.dat'). */
const TNEF = { tipo: 'application/ms-tnef', extensao: 'dat' } as const
const INICIO_DO_TNEF = Buffer.from([0x78, 0x9f, 0x3e, 0x22])

export const ehTnef = (bytes: Uint8Array): boolean => INICIO_DO_TNEF.equals(bytes.subarray(0, 4))

/** What nobody uploads here and people send all the same: kept for the staff, who saves it and opens it at home. */
const DE_DENTRO: Record<string, { tipo: string; confere: (bytes: Buffer) => boolean }> = {
  zip: { tipo: 'application/zip', confere: (bytes) => bytes.readUInt32BE(0) === 0x504b0304 },
  heic: { tipo: 'image/heic', confere: (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp' },
  heif: { tipo: 'image/heif', confere: (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp' },
  ics: { tipo: 'text/calendar', confere: (bytes) => /^\s*BEGIN:VCALENDAR/.test(bytes.toString('latin1')) },
  p7m: { tipo: 'application/pkcs7-mime', confere: (bytes) => bytes[0] === 0x30 },
  eml: { tipo: 'message/rfc822', confere: (bytes) => /^[\w-]+:/m.test(bytes.toString('latin1')) },
}
const MENOR = 12

function deDentro(nome: string, bytes: Uint8Array): { tipo: string; extensao: string } | null {
  const extensao = nome.slice(nome.lastIndexOf('.') + 1).toLowerCase()
  const especie = DE_DENTRO[extensao]
  if (!especie || bytes.length < MENOR) return null
  return especie.confere(Buffer.from(bytes.subarray(0, 200))) ? { tipo: especie.tipo, extensao } : null
}

// People send invoices and spreadsheets by mail; whatever else comes stays in the original.
const EXTENSOES = [...EXTENSOES_DE_CADASTRO, '.xml']

/** ALC-02 The files of a message, checked by their bytes as any other; those for the staff alone, and the names of what is not accepted. */
export type Separados = { aceitos: ArquivoRecebido[]; daEquipe: ArquivoRecebido[]; recusados: string[] }

export async function comAnexos<T>(
  anexos: readonly AnexoLido[],
  usar: (separados: Separados) => Promise<T>,
): Promise<T> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-envio-'))
  try {
    const aceitos: ArquivoRecebido[] = []
    const daEquipe: ArquivoRecebido[] = []
    const recusados: string[] = []
    for (const [i, { nome, bytes }] of anexos.entries()) {
      const caminho = join(pasta, String(i))
      await writeFile(caminho, bytes)
      const visto = ehTnef(bytes) ? TNEF : await conferir(caminho, nome)
      const guardado = visto ?? deDentro(nome, bytes)
      const destino = visto ? aceitos : daEquipe
      if (guardado)
        destino.push({ nome, campo: `arquivos.${i}`, caminho, tamanho: bytes.length, ...guardado })
      else recusados.push(nome)
    }
    return await usar({ aceitos, daEquipe, recusados })
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

async function conferir(caminho: string, nome: string) {
  try {
    return await verificarConteudo({ caminho, nome, extensoes: EXTENSOES })
  } catch (erro) {
    if (erro instanceof ErroDeNegocio) return null
    throw erro
  }
}
