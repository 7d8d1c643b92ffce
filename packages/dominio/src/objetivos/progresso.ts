import { diaDaSemana, somarDias } from '../formatos/datas.ts'
import { Decimal } from '../formatos/decimal.ts'
import type { Calendario } from '../prazos/calendario.ts'

/** 'YYYY-MM': what a target is of. */
export type Mes = string

const MES = /^\d{4}-(0[1-9]|1[0-2])$/
export const mesValido = (texto: string): boolean => MES.test(texto) && texto >= '2000' && texto < '2100'
export const mesDe = (dia: string): Mes => dia.slice(0, 7)
export const primeiroDia = (mes: Mes): string => `${mes}-01`
export const somarMeses = (mes: Mes, quantos: number): Mes => {
  const [ano = 0, doAno = 1] = mes.split('-').map(Number)
  const total = ano * 12 + (doAno - 1) + quantos
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
}
export const ultimoDia = (mes: Mes): string => somarDias(primeiroDia(somarMeses(mes, 1)), -1)

const nomeDoMes = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** 'novembro de 2026' */
export const dizerMes = (mes: Mes): string => nomeDoMes.format(new Date(`${mes}-01T12:00:00Z`))

/** GES-01 Days of the month on which the branch works. */
export function diasUteis({ expediente, feriados }: Calendario, mes: Mes): string[] {
  const trabalhados = new Set(expediente.map((turno) => turno.diaDaSemana))
  const dias: string[] = []
  for (let dia = primeiroDia(mes); dia <= ultimoDia(mes); dia = somarDias(dia, 1))
    if (trabalhados.has(diaDaSemana(dia)) && !feriados.has(dia)) dias.push(dia)
  return dias
}

export type Progresso = {
  /** What is still missing; zero once it is reached. */
  falta: number
  /** Of the target, in percent. */
  percentual: number
  diasUteis: number
  /** Gone, today included. */
  decorridos: number
  /** Left, today included. */
  restantes: number
  /** What is missing for each working day left; null without one. */
  necessidade: number | null
  /** What it comes to at this pace; null before the first working day, and without working days. */
  projecao: number | null
}

/** GES-01 How a target stands on a day; what is counted in pieces is needed in whole ones. */
export function progressoEm(
  { meta, alcancado, inteiro }: { meta: number; alcancado: number; inteiro: boolean },
  uteis: readonly string[],
  hoje: string,
): Progresso {
  const falta = Decimal.max(0, new Decimal(meta).minus(alcancado))
  const decorridos = uteis.filter((dia) => dia <= hoje).length
  const restantes = uteis.filter((dia) => dia >= hoje).length
  const arredondar = (valor: Decimal) =>
    (inteiro ? valor.toDecimalPlaces(0, Decimal.ROUND_UP) : valor.toDecimalPlaces(2)).toNumber()
  return {
    falta: falta.toNumber(),
    percentual: meta > 0 ? new Decimal(alcancado).div(meta).times(100).toDecimalPlaces(1).toNumber() : 0,
    diasUteis: uteis.length,
    decorridos,
    restantes,
    necessidade: restantes > 0 ? arredondar(falta.div(restantes)) : null,
    projecao:
      decorridos > 0
        ? new Decimal(alcancado)
            .div(decorridos)
            .times(uteis.length)
            .toDecimalPlaces(inteiro ? 0 : 2)
            .toNumber()
        : null,
  }
}

/** How a target stands, in a word: by what it comes to, not by what is there already. */
export const SITUACOES_DO_OBJETIVO = {
  ATINGIDO: 'Atingido',
  NO_RITMO: 'No ritmo',
  ATRASADO: 'Abaixo do ritmo',
  NAO_ATINGIDO: 'Não atingido',
  POR_VIR: 'Por começar',
} as const
export type SituacaoDoObjetivo = keyof typeof SITUACOES_DO_OBJETIVO
export const situacoesDoObjetivo = Object.keys(SITUACOES_DO_OBJETIVO) as [
  SituacaoDoObjetivo,
  ...SituacaoDoObjetivo[],
]

export function situacaoDoObjetivo(
  meta: number,
  { falta, restantes, decorridos, projecao, diasUteis: total }: Progresso,
): SituacaoDoObjetivo {
  if (falta === 0) return 'ATINGIDO'
  if (restantes === 0 && total > 0) return 'NAO_ATINGIDO'
  if (decorridos === 0) return 'POR_VIR'
  return projecao !== null && projecao >= meta ? 'NO_RITMO' : 'ATRASADO'
}

/** The same reached day by day, and where one should stand: what a picture is drawn from. */
export function andamento(
  meta: number,
  porDia: ReadonlyMap<string, number>,
  uteis: readonly string[],
): { dia: string; alcancado: number; ideal: number }[] {
  const dias = [...new Set([...uteis, ...porDia.keys()])].toSorted()
  let soma = new Decimal(0)
  return dias.map((dia) => {
    soma = soma.plus(porDia.get(dia) ?? 0)
    const passados = uteis.filter((util) => util <= dia).length
    const ideal = uteis.length > 0 ? new Decimal(meta).times(passados).div(uteis.length) : new Decimal(0)
    return { dia, alcancado: soma.toDecimalPlaces(4).toNumber(), ideal: ideal.toDecimalPlaces(2).toNumber() }
  })
}

/** GES-01 A total among several, by their weights or alike; what rounding leaves goes to the first ones, so that it adds up. */
export function distribuir(total: number, pesos: readonly number[], casas: number): number[] {
  if (pesos.length === 0) return []
  const soma = Decimal.sum(0, ...pesos)
  const partes = pesos.map((peso) =>
    new Decimal(total)
      .times(soma.isZero() ? 1 : peso)
      .div(soma.isZero() ? pesos.length : soma)
      .toDecimalPlaces(casas, Decimal.ROUND_DOWN),
  )
  const passo = new Decimal(1).div(new Decimal(10).pow(casas))
  let sobra = new Decimal(total).minus(Decimal.sum(0, ...partes))
  return partes.map((parte) => {
    if (sobra.lessThan(passo)) return parte.toNumber()
    sobra = sobra.minus(passo)
    return parte.plus(passo).toNumber()
  })
}

/** GES-01 Customers that close what is missing, by what each usually buys: as few as do, in the order of who is worth a call. */
export function quemFecha<C extends { vlTicket: number }>(falta: number, clientes: readonly C[]): C[] {
  const escolhidos: C[] = []
  let soma = 0
  for (const cliente of clientes) {
    if (soma >= falta) break
    if (cliente.vlTicket <= 0) continue
    escolhidos.push(cliente)
    soma += cliente.vlTicket
  }
  return escolhidos
}
