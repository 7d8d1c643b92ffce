import { formatarData, somarDias } from '../formatos/datas.ts'
import { Decimal } from '../formatos/decimal.ts'
import { formatarPrecoUnitario } from '../formatos/dinheiro.ts'
import { numeroDoTexto } from '../formatos/numero-do-texto.ts'

/** ADM-07 What a table asks for a product from a day to a day, both in it. */
export type PeriodoDePreco = {
  /** Null is since always, and without end. */
  inicio: string | null
  fim: string | null
  valor: string
}

/** What has to go, and what comes in its place. */
export type MudancaDePrecos = { sai: PeriodoDePreco[]; entra: PeriodoDePreco[] }

type Resultado =
  | { mudanca: MudancaDePrecos; problemas: null }
  | { mudanca: null; problemas: Record<string, string> }

const CASAS = 2
const ANTES_DE_TUDO = '0001-01-01'
const DEPOIS_DE_TUDO = '9999-12-31'
export const MAIOR_PRECO = 99_999_999
export const CASAS_DO_PRECO = 4

const deQuando = ({ inicio }: PeriodoDePreco) => inicio ?? ANTES_DE_TUDO
const ateQuando = ({ fim }: PeriodoDePreco) => fim ?? DEPOIS_DE_TUDO

export const SITUACOES_DO_PRECO = { PASSADO: 'Passou', VIGENTE: 'Em vigor', MARCADO: 'Marcado' } as const
export type SituacaoDoPreco = keyof typeof SITUACOES_DO_PRECO

export function situacaoDoPreco(periodo: PeriodoDePreco, hoje: string): SituacaoDoPreco {
  if (deQuando(periodo) > hoje) return 'MARCADO'
  return ateQuando(periodo) < hoje ? 'PASSADO' : 'VIGENTE'
}

/** As a number is kept, however it was typed. */
export const valorDoPreco = (valor: string): string => new Decimal(valor.replace(',', '.')).toFixed()

const recusa = (problemas: Record<string, string>): Resultado => ({ mudanca: null, problemas })
const feita = (mudanca: MudancaDePrecos): Resultado => ({ mudanca, problemas: null })

export const dizerPreco = ({ valor }: PeriodoDePreco): string => formatarPrecoUnitario(valor, CASAS)

/**
 * A price from a day on: what began before it ends on the eve, and comes back after it where it had longer to go; what
 * begins within it is in its way.
 */
export function fixarPreco(
  periodos: readonly PeriodoDePreco[],
  novo: { inicio: string; fim: string | null; valor: string },
  hoje: string,
): Resultado {
  const { inicio, fim } = novo
  if (inicio < hoje) return recusa({ inicio: 'O que passou fica como foi: comece hoje ou depois.' })
  if (fim !== null && fim < inicio) return recusa({ fim: 'O último dia não vem antes do primeiro.' })
  const noCaminho = periodos.find(
    (outro) => deQuando(outro) >= inicio && deQuando(outro) <= (fim ?? DEPOIS_DE_TUDO),
  )
  if (noCaminho) {
    const ja = `Já há o preço de ${dizerPreco(noCaminho)} desde ${formatarData(deQuando(noCaminho))}`
    return deQuando(noCaminho) === inicio
      ? recusa({ inicio: `${ja}: exclua aquele, ou comece noutro dia.` })
      : recusa({ fim: `${ja}: termine este antes, ou exclua aquele.` })
  }
  const antes = periodos.find((outro) => deQuando(outro) < inicio && ateQuando(outro) >= inicio)
  const valor = valorDoPreco(novo.valor)
  const este = { inicio, fim, valor }
  if (!antes) return feita({ sai: [], entra: [este] })
  const volta = fim !== null && ateQuando(antes) > fim ? [{ ...antes, inicio: somarDias(fim, 1) }] : []
  return feita({ sai: [antes], entra: [{ ...antes, fim: somarDias(inicio, -1) }, este, ...volta] })
}

/** A price that did not begin before today goes; the one before it, if it ended for it, goes on. */
export function excluirPreco(periodos: readonly PeriodoDePreco[], inicio: string, hoje: string): Resultado {
  const este = periodos.find((periodo) => deQuando(periodo) === inicio)
  if (!este) return recusa({ inicio: 'Não há preço que comece nesse dia.' })
  if (inicio < hoje)
    return recusa({ inicio: 'O que já valeu fica como foi. Encerre-o, ou ponha outro preço.' })
  const antes = periodos.find(({ fim }) => fim !== null && somarDias(fim, 1) === inicio)
  return feita(
    antes ? { sai: [antes, este], entra: [{ ...antes, fim: este.fim }] } : { sai: [este], entra: [] },
  )
}

/** From the day after, the table no longer sells it. */
export function encerrarPreco(periodos: readonly PeriodoDePreco[], fim: string, hoje: string): Resultado {
  if (fim < hoje) return recusa({ fim: 'O que passou fica como foi: encerre hoje ou depois.' })
  const este = periodos.find((periodo) => deQuando(periodo) <= fim && ateQuando(periodo) >= fim)
  if (!este) return recusa({ fim: 'Nenhum preço vale nesse dia.' })
  return este.fim === fim
    ? recusa({ fim: 'Já termina nesse dia.' })
    : feita({ sai: [este], entra: [{ ...este, fim }] })
}

/** Whether any two of them speak of the same day. */
export function sobrepostos(periodos: readonly PeriodoDePreco[]): boolean {
  const emOrdem = periodos.toSorted((a, b) => deQuando(a).localeCompare(deQuando(b)))
  return emOrdem.some((periodo, i) => {
    const anterior = emOrdem[i - 1]
    return anterior !== undefined && deQuando(periodo) <= ateQuando(anterior)
  })
}

const escrito = ({ inicio, fim, valor }: PeriodoDePreco) =>
  [inicio ?? '', fim ?? '', valorDoPreco(valor)].join(';')

export const escreverPeriodos = (periodos: readonly PeriodoDePreco[]): string =>
  periodos.map(escrito).join('\n')

export const lerPeriodos = (texto: string): PeriodoDePreco[] =>
  texto.split('\n').flatMap((linha) => {
    const [inicio = '', fim = '', valor = ''] = linha.split(';')
    return valor === '' ? [] : [{ inicio: inicio || null, fim: fim || null, valor }]
  })

/** Without those that go, with those that come; null where one of the former is not there any more. */
export function comMudanca(
  periodos: readonly PeriodoDePreco[],
  { sai, entra }: MudancaDePrecos,
): PeriodoDePreco[] | null {
  const saem = new Set(sai.map(escrito))
  const ficam = periodos.filter((periodo) => !saem.has(escrito(periodo)))
  return ficam.length === periodos.length - saem.size ? [...ficam, ...entra] : null
}

/** A number that is another one once anything of them is: what somebody changed meanwhile is not written over. */
export const versaoDosPeriodos = (periodos: readonly PeriodoDePreco[]): number =>
  numeroDoTexto(escreverPeriodos(periodos.toSorted((a, b) => deQuando(a).localeCompare(deQuando(b)))))
