import { diaDaSemana, hojeEm, horaEm, inicioDoDia, minutosDaHora, somarDias } from '../formatos/datas.ts'

/** What the page shows at once. */
export const VISOES = { mes: 'Mês', semana: 'Semana', dia: 'Dia' } as const
export type Visao = keyof typeof VISOES

const DIAS_DA_SEMANA = 7
const UM_MINUTO_MS = 60_000
const UMA_HORA_MINUTOS = 60
const MESES_DO_ANO = 12

const primeiroDoMes = (dia: string): string => `${dia.slice(0, 7)}-01`

/** The same day so many months away, or the last of a shorter month. */
export function somarMeses(dia: string, meses: number): string {
  const [ano = 0, mes = 0] = dia.split('-').map(Number)
  const total = ano * MESES_DO_ANO + mes - 1 + meses
  const inicio = (posicao: number) =>
    `${Math.floor(posicao / MESES_DO_ANO)}-${String((posicao % MESES_DO_ANO) + 1).padStart(2, '0')}-01`
  const ultimo = somarDias(inicio(total + 1), -1)
  const pedido = `${ultimo.slice(0, 8)}${dia.slice(8)}`
  return pedido < ultimo ? pedido : ultimo
}

const semanas = (de: string, ate: string): string[][] => {
  const linhas: string[][] = []
  for (let inicio = de; inicio <= ate; inicio = somarDias(inicio, DIAS_DA_SEMANA))
    linhas.push(diasDesde(inicio))
  return linhas
}

const domingoDe = (dia: string): string => somarDias(dia, -diaDaSemana(dia))
const diasDesde = (inicio: string): string[] =>
  Array.from({ length: DIAS_DA_SEMANA }, (_, passo) => somarDias(inicio, passo))

/** AGE-03 The weeks of a calendar page, Sunday first: whole ones, with the days of the neighbouring months that fill them. */
export function semanasDoMes(dia: string): string[][] {
  const primeiro = primeiroDoMes(dia)
  return semanas(domingoDe(primeiro), somarDias(somarMeses(primeiro, 1), -1))
}

type DiasMostrados = 'SEG_A_SEX' | 'SEG_A_SAB' | 'TODOS'

const FORA: Record<DiasMostrados, readonly number[]> = { SEG_A_SEX: [0, 6], SEG_A_SAB: [0], TODOS: [] }

/** The days of the week of that day that the branch works on; the day itself always, though it be a Sunday. */
export const diasDaSemanaDe = (dia: string, mostrados: DiasMostrados): string[] =>
  diasDesde(domingoDe(dia)).filter((outro) => outro === dia || !FORA[mostrados].includes(diaDaSemana(outro)))

/** AGE-03 From which to which day a view asks for. */
export function periodoDaVisao(visao: Visao, dia: string): { dtIni: string; dtFim: string } {
  if (visao === 'dia') return { dtIni: dia, dtFim: dia }
  const dias = visao === 'mes' ? semanasDoMes(dia).flat() : diasDesde(domingoDe(dia))
  return { dtIni: dias[0] ?? dia, dtFim: dias.at(-1) ?? dia }
}

/** Previous or next, by what the view shows. */
export function andarNaVisao(visao: Visao, dia: string, passo: -1 | 1): string {
  if (visao === 'mes') return somarMeses(dia, passo)
  return somarDias(dia, visao === 'semana' ? passo * DIAS_DA_SEMANA : passo)
}

/** The instant of that day and time in São Paulo. */
export const noDiaEHora = (dia: string, hora: string): Date =>
  new Date(inicioDoDia(dia).getTime() + (minutosDaHora(hora) ?? 0) * UM_MINUTO_MS)

/** The hour of the day that a contact falls in, within those that are shown: what is outside stands at the edge. */
export function horaDaGrade(quando: Date, { inicial, final }: { inicial: number; final: number }): number {
  const hora = Math.floor((minutosDaHora(horaEm(quando)) ?? 0) / UMA_HORA_MINUTOS)
  return Math.min(Math.max(hora, inicial), Math.max(inicial, final - 1))
}

const horaEscrita = (hora: number): string => `${String(hora).padStart(2, '0')}:00`

/** Dropped on another day it keeps its time; on another hour it begins with the hour. */
export function dataAoSoltar(
  quando: Date,
  dia: string,
  hora: number | null,
  grade: { inicial: number; final: number },
): Date {
  const mesmaHora = hora === null || horaDaGrade(quando, grade) === hora
  return noDiaEHora(dia, mesmaHora ? horaEm(quando) : horaEscrita(hora))
}

type Expediente = { duracao: number; inicial: number; final: number }

/** What a new contact is offered: the next whole slot of that day's working hours, or the first of the next day. */
export function sugerirHorario(
  agora: Date,
  pedido: string,
  { duracao, inicial, final }: Expediente,
): { dia: string; hora: string } {
  const hoje = hojeEm(agora)
  if (pedido > hoje) return { dia: pedido, hora: horaEscrita(inicial) }
  const passados = (minutosDaHora(horaEm(agora)) ?? 0) + 1
  const minutos = Math.max(Math.ceil(passados / duracao) * duracao, inicial * UMA_HORA_MINUTOS)
  if (minutos >= final * UMA_HORA_MINUTOS) return { dia: somarDias(hoje, 1), hora: horaEscrita(inicial) }
  const resto = String(minutos % UMA_HORA_MINUTOS).padStart(2, '0')
  return { dia: hoje, hora: `${String(Math.floor(minutos / UMA_HORA_MINUTOS)).padStart(2, '0')}:${resto}` }
}
