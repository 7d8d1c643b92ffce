import type { Numerico } from '../formatos/decimal.ts'
import type { ParametrosDaFilial } from '../parametros.ts'
import type { ValoresDaFv } from './valores.ts'

type DaFilial = Pick<
  ParametrosDaFilial,
  | 'descontoMaximoGestor'
  | 'descontoMaximoVendedor'
  | 'bonificacaoMaxima'
  | 'margemMinima'
  | 'pedidoMinimo'
  | 'toleranciaDoLimite'
  | 'permitePrecoDigitado'
  | 'orcamentoDiasValidade'
>

/** GES-07 What one person may, at one branch: their configuration, and where it is silent the branch's parameters. */
export type QuemVende = {
  descontoMaximo: number
  bonificacaoMaxima: Numerico
  margemMinima: Numerico
  pedidoMinimo: Numerico
  toleranciaDoLimite: Numerico
  permitePrecoDigitado: boolean
  diasDeValidade: number
  horario: { inicio: string; fim: string } | null
  /** Null is any. */
  permitidos: Permitidos
}

type Permitidos = {
  tabelas: readonly number[] | null
  filiais: readonly number[] | null
  planos: readonly number[] | null
  cobrancas: readonly number[] | null
  transportadoras: readonly number[] | null
  marcas: readonly string[] | null
}

const DIA_INTEIRO = { inicio: '00:00', fim: '24:00' }

export function quemVende(fv: ValoresDaFv, daFilial: DaFilial, gestor: boolean): QuemVende {
  const { horaDeInicio, horaDeFim } = fv
  const daConta = gestor ? daFilial.descontoMaximoGestor : daFilial.descontoMaximoVendedor
  return {
    descontoMaximo: fv.descontoMaximo ?? Number(daConta),
    bonificacaoMaxima: fv.bonificacaoMaxima ?? daFilial.bonificacaoMaxima,
    margemMinima: fv.margemMinima ?? daFilial.margemMinima,
    pedidoMinimo: fv.pedidoMinimo ?? daFilial.pedidoMinimo,
    toleranciaDoLimite: fv.toleranciaDoLimite ?? daFilial.toleranciaDoLimite,
    permitePrecoDigitado: fv.permitePrecoDigitado ?? daFilial.permitePrecoDigitado,
    diasDeValidade: fv.diasDeValidade ?? daFilial.orcamentoDiasValidade,
    horario:
      horaDeInicio || horaDeFim
        ? { inicio: horaDeInicio ?? DIA_INTEIRO.inicio, fim: horaDeFim ?? DIA_INTEIRO.fim }
        : null,
    permitidos: {
      tabelas: fv.tabelas ?? null,
      filiais: fv.filiais ?? null,
      planos: fv.planos ?? null,
      cobrancas: fv.cobrancas ?? null,
      transportadoras: fv.transportadoras ?? null,
      marcas: fv.marcas ?? null,
    },
  }
}

/** `agora` as 'HH:mm' of the business. */
export const foraDoHorario = ({ horario }: Pick<QuemVende, 'horario'>, agora: string): boolean =>
  horario !== null && (agora < horario.inicio || agora >= horario.fim)

const serve = <T>(permitidos: readonly T[] | null, valor: T | null | undefined): boolean =>
  valor == null || permitidos === null || permitidos.includes(valor)

export const marcaServe = ({ permitidos }: Pick<QuemVende, 'permitidos'>, marca: string): boolean =>
  serve(permitidos.marcas, marca)

type Escolhas = {
  idTabela?: number | null | undefined
  idPlano?: number | null | undefined
  idCobranca?: number | null | undefined
  idTransp?: number | null | undefined
  idFil?: number | null | undefined
}

/** GES-07 What of these choices is not this person's to make, at its field. */
export function escolhasForaDaFv(
  { idTabela, idPlano, idCobranca, idTransp, idFil }: Escolhas,
  { permitidos }: Pick<QuemVende, 'permitidos'>,
): { [C in keyof Escolhas]?: string } {
  return {
    ...(!serve(permitidos.tabelas, idTabela) && {
      idTabela: 'Esta tabela não está entre as que você pode usar.',
    }),
    ...(!serve(permitidos.planos, idPlano) && {
      idPlano: 'Este plano não está entre os que você pode oferecer.',
    }),
    ...(!serve(permitidos.cobrancas, idCobranca) && {
      idCobranca: 'Esta forma de cobrança não está entre as que você pode usar.',
    }),
    ...(!serve(permitidos.transportadoras, idTransp) && {
      idTransp: 'Esta transportadora não está entre as que você pode usar.',
    }),
    ...(!serve(permitidos.filiais, idFil) && { idFil: 'Você não vende por esta filial.' }),
  }
}

export const marcaQueNaoVende = (marca: string): string => `Você não vende produtos da marca ${marca}.`

/** What a screen offers: those that may be chosen, and the one that stands there already. */
export const oferecidos = <O extends { id: number }>(
  opcoes: readonly O[],
  permitidos: readonly number[] | null,
  atual: number | null,
): O[] => opcoes.filter(({ id }) => id === atual || serve(permitidos, id))
