import { lerNumero } from '../formatos/dinheiro.ts'
import {
  casasDoTipo,
  deMarca,
  ESCOPOS_DO_OBJETIVO,
  type EscopoDoObjetivo,
  escoposDoObjetivo,
  MAIOR_MARCA,
  MAIOR_META,
  TIPOS_DE_OBJETIVO,
  type TipoDeObjetivo,
  tiposDeObjetivo,
} from './especies.ts'
import { type Mes, mesValido } from './progresso.ts'

export const MAXIMO_DO_TEXTO = 60_000
export const MAXIMO_DE_LINHAS = 500

/** What becomes of a line. */
export const SITUACOES_DA_LINHA = {
  NOVA: 'Nova',
  ALTERADA: 'Altera',
  IGUAL: 'Já está assim',
  RECUSADA: 'Recusada',
} as const
export type SituacaoDaLinha = keyof typeof SITUACOES_DA_LINHA
export const situacoesDaLinha = Object.keys(SITUACOES_DA_LINHA) as [SituacaoDaLinha, ...SituacaoDaLinha[]]

export const COLUNAS_DA_IMPORTACAO = ['Mês', 'Alcance', 'De quem', 'Objetivo', 'Marca', 'Meta'] as const

export type LinhaLida = {
  linha: number
  texto: string
  mes: Mes
  escopo: EscopoDoObjetivo
  /** A name, a registration number or a code: whoever has the list knows whose it is. */
  alvo: string
  tipo: TipoDeObjetivo
  marca: string
  meta: number
}
export type LinhaRecusada = { linha: number; texto: string; motivo: string }

const simples = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
const MES_BRASILEIRO = /^(\d{1,2})\/(\d{4})$/
const DATA_BRASILEIRA = /^\d{1,2}\/(\d{1,2})\/(\d{4})$/

/** As people and spreadsheets write a month: 11/2026, 2026-11, 01/11/2026. */
export function lerMes(texto: string): Mes | null {
  const limpo = texto.trim()
  const [, mes, ano] = MES_BRASILEIRO.exec(limpo) ?? DATA_BRASILEIRA.exec(limpo) ?? []
  const lido = mes ? `${ano}-${mes.padStart(2, '0')}` : limpo.slice(0, 7)
  return mesValido(lido) ? lido : null
}

const nomeEntre = <N extends string>(
  texto: string,
  nomes: Readonly<Record<N, string>>,
  chaves: readonly N[],
): N | null =>
  chaves.find((chave) => simples(chave) === simples(texto) || simples(nomes[chave]) === simples(texto)) ??
  null

function lerLinha(texto: string, linha: number): LinhaLida | LinhaRecusada {
  const recusar = (motivo: string) => ({ linha, texto, motivo })
  const separador = texto.includes('\t') ? '\t' : ';'
  const campos = texto.split(separador).map((campo) =>
    campo
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
  if (campos.length !== COLUNAS_DA_IMPORTACAO.length)
    return recusar(`São ${COLUNAS_DA_IMPORTACAO.length} colunas: ${COLUNAS_DA_IMPORTACAO.join(', ')}`)
  const [doMes = '', doEscopo = '', alvo = '', doTipo = '', marca = '', daMeta = ''] = campos
  const mes = lerMes(doMes)
  if (!mes) return recusar('Mês inválido: escreva 11/2026')
  const escopo = nomeEntre(doEscopo, ESCOPOS_DO_OBJETIVO, escoposDoObjetivo)
  if (!escopo) return recusar(`Alcance inválido: ${Object.values(ESCOPOS_DO_OBJETIVO).join(', ')}`)
  if (!alvo) return recusar('Diga de quem é a meta')
  const tipo = nomeEntre(doTipo, TIPOS_DE_OBJETIVO, tiposDeObjetivo)
  if (!tipo) return recusar(`Objetivo inválido: ${Object.values(TIPOS_DE_OBJETIVO).join(', ')}`)
  if (marca && !deMarca(tipo)) return recusar('Só Quantidade e Mix de produtos são de uma marca')
  if (marca.length > MAIOR_MARCA) return recusar('Marca longa demais')
  const lida = lerNumero(daMeta)
  const meta = lida === null ? Number.NaN : Number(lida)
  if (Number.isNaN(meta) || meta <= 0 || meta > MAIOR_META) return recusar('Meta inválida')
  if (Number(meta.toFixed(casasDoTipo(tipo))) !== meta)
    return recusar(casasDoTipo(tipo) === 0 ? 'A meta é um número inteiro' : 'A meta tem no máximo 2 decimais')
  return { linha, texto, mes, escopo, alvo, tipo, marca, meta }
}

const ehTitulo = (texto: string) => simples(texto).startsWith('mes')

/** GES-01 Targets pasted from a spreadsheet or a CSV, a line each; what cannot be read is told apart with its line. */
export function lerObjetivosColados(colado: string): { lidas: LinhaLida[]; recusadas: LinhaRecusada[] } {
  const lidas: LinhaLida[] = []
  const recusadas: LinhaRecusada[] = []
  const vistas = new Set<string>()
  for (const [i, bruta] of colado.split(/\r\n|\r|\n/).entries()) {
    const texto = bruta.trim()
    if (texto === '' || (i === 0 && ehTitulo(texto))) continue
    const linha = i + 1
    // A leading empty cell is trimmed away with the line: the columns are counted on what was pasted.
    const uma =
      lidas.length + recusadas.length >= MAXIMO_DE_LINHAS
        ? { linha, texto, motivo: `Passa das ${MAXIMO_DE_LINHAS} linhas de uma importação` }
        : lerLinha(bruta, linha)
    if ('motivo' in uma) {
      recusadas.push(uma)
      continue
    }
    const chave = [uma.mes, uma.escopo, simples(uma.alvo), uma.tipo, simples(uma.marca)].join('|')
    if (vistas.has(chave)) recusadas.push({ linha, texto, motivo: 'Já está em outra linha' })
    else lidas.push(uma)
    vistas.add(chave)
  }
  return { lidas, recusadas }
}

/** Whether what was typed names this one. */
export const ehOMesmo = (digitado: string, nome: string): boolean => simples(digitado) === simples(nome)
