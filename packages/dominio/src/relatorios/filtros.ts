import { dataIsoValida, diasEntre, formatarData } from '../formatos/datas.ts'
import { formatarNumero } from '../formatos/dinheiro.ts'
import { MENSAGENS } from '../mensagens.ts'

/** REL-01 Kinds of filter a report may ask for. */
export const TIPOS_DE_FILTRO = [
  'TEXT',
  'TEXTAREA',
  'NUMBER',
  'SELECT',
  'MULTISELECT',
  'RADIO',
  'CHECKBOX',
  'DATE',
  'DATERANGE',
] as const
export type TipoDeFiltro = (typeof TIPOS_DE_FILTRO)[number]

export type OpcaoDeFiltro = { valor: string; label: string }

/**
 * What a filter holds, as an address writes it: a list for MULTISELECT, 'true' for a checked box, a decimal string for
 * NUMBER, an ISO date for DATE, 'from..to' for DATERANGE with an end left out where it is open, and text otherwise.
 */
export type ValorDeFiltro = string | string[]
export type ValoresDosFiltros = Record<string, ValorDeFiltro>

/** REL-01 One filter of a report, ready to be shown. */
export type Filtro = {
  parametro: string
  label: string
  tipo: TipoDeFiltro
  obrigatorio: boolean
  opcoes: OpcaoDeFiltro[]
  valorpadrao: ValorDeFiltro
  /** Characters at most, of TEXT, TEXTAREA and NUMBER. */
  tamanho: number | null
  minimo: number | null
  maximo: number | null
  /** Days that a DATERANGE may span; with it both ends are needed. */
  limite_dias: number | null
  dica: string | null
}

const TAMANHO_SEM_LIMITE = 200
const NUMERO_INTEIRO = /^-?\d{1,15}$/
const SEPARADOR = '..'

/** The two ends of a DATERANGE; an open one is null. */
export function lerPeriodo(valor: ValorDeFiltro | undefined): { de: string | null; ate: string | null } {
  const [de = '', ate = ''] = typeof valor === 'string' ? valor.split(SEPARADOR) : []
  return { de: de || null, ate: ate || null }
}

export function escreverPeriodo({ de, ate }: { de: string | null; ate: string | null }): string {
  return de || ate ? `${de ?? ''}${SEPARADOR}${ate ?? ''}` : ''
}

type Lido = { valor: ValorDeFiltro } | { problema: string }

/**
 * REL-01 Reads what was filled in: the values that count, or the sentence of each field that is wrong. A parameter the
 * report does not have is left out, so that an old link still opens.
 */
export function conferirFiltros(
  filtros: readonly Filtro[],
  recebidos: Record<string, unknown>,
): { valores: ValoresDosFiltros } | { campos: Record<string, string> } {
  const valores: ValoresDosFiltros = {}
  const campos: Record<string, string> = {}
  for (const filtro of filtros) {
    const lido = lerFiltro(
      filtro,
      Object.hasOwn(recebidos, filtro.parametro) ? recebidos[filtro.parametro] : '',
    )
    if ('problema' in lido) campos[filtro.parametro] = lido.problema
    else if (lido.valor.length > 0) valores[filtro.parametro] = lido.valor
    else if (filtro.obrigatorio) campos[filtro.parametro] = MENSAGENS.obrigatorio
  }
  return Object.keys(campos).length > 0 ? { campos } : { valores }
}

function lerFiltro(filtro: Filtro, recebido: unknown): Lido {
  if (filtro.tipo === 'MULTISELECT') return lerEscolhas(filtro, recebido)
  if (Array.isArray(recebido) || (typeof recebido === 'object' && recebido !== null))
    return { problema: MENSAGENS.invalido }
  const texto = String(recebido ?? '')
    .replace(/\r\n?/g, '\n')
    .trim()
  return texto === '' ? { valor: '' } : lerTexto(filtro, texto)
}

function lerTexto(filtro: Filtro, texto: string): Lido {
  switch (filtro.tipo) {
    case 'CHECKBOX':
      return texto === 'true' || texto === 'false'
        ? { valor: texto === 'true' ? texto : '' }
        : { problema: MENSAGENS.invalido }
    case 'SELECT':
    case 'RADIO':
      return filtro.opcoes.some(({ valor }) => valor === texto)
        ? { valor: texto }
        : { problema: MENSAGENS.invalido }
    case 'NUMBER':
      return lerNumeroInteiro(filtro, texto)
    case 'DATE':
      return dataIsoValida(texto) ? { valor: texto } : { problema: MENSAGENS.dataInvalida }
    case 'DATERANGE':
      return lerDatas(filtro, texto)
    default:
      return lerTextoLivre(filtro, texto)
  }
}

function lerTextoLivre({ tamanho }: Filtro, texto: string): Lido {
  const maximo = tamanho ?? TAMANHO_SEM_LIMITE
  return texto.length > maximo ? { problema: MENSAGENS.tamanhoMaximo(maximo) } : { valor: texto }
}

function lerNumeroInteiro({ minimo, maximo }: Filtro, texto: string): Lido {
  if (!NUMERO_INTEIRO.test(texto)) return { problema: MENSAGENS.invalido }
  const numero = Number(texto)
  if (minimo !== null && numero < minimo) return { problema: MENSAGENS.numeroMinimo(minimo) }
  if (maximo !== null && numero > maximo) return { problema: MENSAGENS.numeroMaximo(maximo) }
  return { valor: String(numero) }
}

function lerDatas({ obrigatorio, limite_dias: limite }: Filtro, texto: string): Lido {
  const { de, ate } = lerPeriodo(texto)
  if (texto.split(SEPARADOR).length !== 2) return { problema: MENSAGENS.dataInvalida }
  if ([de, ate].some((data) => data !== null && !dataIsoValida(data)))
    return { problema: MENSAGENS.dataInvalida }
  // GER-10 What must be informed has at least its end.
  if (obrigatorio && ate === null) return { problema: MENSAGENS.obrigatorio }
  if (de === null || ate === null)
    return limite === null
      ? { valor: escreverPeriodo({ de, ate }) }
      : { problema: MENSAGENS.periodoIncompleto }
  const dias = diasEntre(de, ate)
  if (dias < 0) return { problema: MENSAGENS.periodoInvertido }
  if (limite !== null && dias > limite) return { problema: MENSAGENS.periodoMaximo(limite) }
  return { valor: texto }
}

/** In the order of the options and each once: the same choices are always the same text. */
function lerEscolhas({ opcoes }: Filtro, recebido: unknown): Lido {
  const escolhidos = new Set([recebido].flat().filter((valor) => valor !== '' && valor !== null))
  const valor = opcoes.map((opcao) => opcao.valor).filter((opcao) => escolhidos.has(opcao))
  return valor.length === escolhidos.size ? { valor } : { problema: MENSAGENS.invalido }
}

/** REL-01 One text for one set of values, whatever the order they came in: what the link of a report is signed over. */
export function textoDosValores(valores: Record<string, unknown>): string {
  const pares = Object.entries(valores).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(pares)
}

/** REL-01 A value as people read it, for the heading of the report. */
export function textoDoFiltro(
  { tipo, opcoes }: Pick<Filtro, 'tipo' | 'opcoes'>,
  valor: ValorDeFiltro,
): string {
  const nomeDe = (texto: string) => opcoes.find((opcao) => opcao.valor === texto)?.label ?? texto
  if (Array.isArray(valor)) return valor.map(nomeDe).join(', ')
  switch (tipo) {
    case 'CHECKBOX':
      return valor === 'true' ? 'Sim' : 'Não'
    case 'NUMBER':
      return formatarNumero(valor)
    case 'DATE':
      return formatarData(valor)
    case 'DATERANGE':
      return textoDoPeriodo(lerPeriodo(valor))
    default:
      return nomeDe(valor)
  }
}

function textoDoPeriodo({ de, ate }: { de: string | null; ate: string | null }): string {
  if (de && ate) return `${formatarData(de)} a ${formatarData(ate)}`
  if (de) return `a partir de ${formatarData(de)}`
  return ate ? `até ${formatarData(ate)}` : ''
}
