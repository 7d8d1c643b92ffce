import {
  TIPOS,
  type TipoDePartida,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Sorteio } from '../sorteio.ts'
import { concluiAqui } from './andamento.ts'
import { type EtapaDoRoteiro, etapasDoRoteiro } from './roteiros.ts'

/** Whose ticket: of a customer, of the demo representative's, of the demo consumer, of a consumer known by name. */
export type Dono = 'CLIENTE' | 'CARTEIRA' | 'CONTA' | 'CONSUMIDOR'
type Ritmo = 'RECENTE' | 'NO_PRAZO' | 'PERTO' | 'ATRASADO'

export type Plano = {
  tipo: TipoDePartida
  filial: number
  dono: Dono
  /** Step where it stands, or where it ended. */
  alvo: number
  finalizado: boolean
  ritmo: Ritmo
  operador: 'CONTA' | 'NENHUM' | 'ALGUEM'
  /** Stands still at the end, waiting for the customer. */
  espera: boolean
  /** Ends in the hands of another sector. */
  desvia: boolean
  /** Went back a step on the way. */
  volta: boolean
  reabre: boolean
  /** Given up instead of solved. */
  desiste: boolean
}

const QUANTOS: Record<NegocioDemo, number> = { aurora: 400, boreal: 250 }
const PARTE_EM_ABERTO = 0.4
const NA_PRIMEIRA_ETAPA = 3
const NA_CONFERENCIA = 3
const A_COLETAR = 16
const CONFERENCIA = 'Conferência do recebimento'
const PESO_DO_TIPO: Record<string, number> = {
  DEVOLUCAO_TOTAL: 2,
  DEVOLUCAO_PARCIAL: 4,
  PRORROGACAO_BOLETO: 2,
  SEGUNDA_VIA: 4,
  AVARIA: 4,
  FALTA_MERCADORIA: 3,
  COBRANCA_INDEVIDA: 2,
  ATRASO_ENTREGA: 4,
  QUALIDADE_PRODUTO: 2,
  DUVIDA_FISCAL: 2,
  DUVIDA_PRODUTO: 2,
  ELOGIO: 1,
}
const RITMOS: readonly Ritmo[] = ['RECENTE', 'NO_PRAZO', 'NO_PRAZO', 'NO_PRAZO', 'PERTO', 'ATRASADO']

const PADRAO = {
  dono: 'CLIENTE',
  finalizado: false,
  ritmo: 'NO_PRAZO',
  operador: 'ALGUEM',
  espera: false,
  desvia: false,
  volta: false,
  reabre: false,
  desiste: false,
} as const satisfies Partial<Plano>

const aceitaConsumidor = ({ usa }: TipoDePartida) => (usa?.consumidorFinal ?? 0) > 0

/** What tickets there are: first what every screen must have to show, then chance up to the usual numbers. */
export function planejarTickets(negocio: NegocioDemo, filiais: number, sorteio: Sorteio): Plano[] {
  const fixos = [...naPrimeiraEtapa(), ...emCadaEtapa(filiais), ...naConferencia(), ...daConta(sorteio)]
  const total = QUANTOS[negocio]
  const abertos = Math.round(total * PARTE_EM_ABERTO)
  const jaAbertos = fixos.filter(({ finalizado }) => !finalizado).length
  const tipos = TIPOS.flatMap((tipo) => Array(PESO_DO_TIPO[tipo.chave] ?? 1).fill(tipo) as TipoDePartida[])
  const ao = (finalizado: boolean) => aoAcaso(sorteio, sorteio.um(tipos), filiais, finalizado)
  return [
    ...fixos,
    ...Array.from({ length: abertos - jaAbertos }, () => ao(false)),
    ...Array.from({ length: total - abertos - (fixos.length - jaAbertos) }, () => ao(true)),
    ...aColetar(filiais),
  ]
}

/** Where journeys begin: of every type, in the queue of the demo operator. */
function naPrimeiraEtapa(): Plano[] {
  return TIPOS.flatMap((tipo, i) =>
    Array.from({ length: NA_PRIMEIRA_ETAPA }, (_, j) => ({
      ...PADRAO,
      tipo,
      alvo: 1,
      filial: j === 1 ? 1 : 0,
      dono: j === 2 ? ('CARTEIRA' as const) : ('CLIENTE' as const),
      ritmo: (['RECENTE', 'PERTO', i % 2 === 0 ? 'ATRASADO' : 'NO_PRAZO'] as const)[j] ?? 'NO_PRAZO',
      operador: (['NENHUM', 'CONTA', 'ALGUEM'] as const)[j] ?? 'NENHUM',
    })),
  )
}

function emCadaEtapa(filiais: number): Plano[] {
  return TIPOS.flatMap((tipo, i) =>
    etapasDoRoteiro(tipo)
      .slice(1)
      .map(({ id }, j) => ({
        ...PADRAO,
        tipo,
        alvo: id,
        filial: (i + j) % filiais,
        ritmo: (i + j) % 5 === 0 ? ('ATRASADO' as const) : ('NO_PRAZO' as const),
        volta: (i + j) % 6 === 1,
      })),
  )
}

/** For the demo account of the receiving dock. */
function naConferencia(): Plano[] {
  const comConferencia = TIPOS.filter(({ etapas }) => etapas.some(({ nome }) => nome === CONFERENCIA))
  return Array.from({ length: NA_CONFERENCIA }, (_, i) => {
    const tipo = comConferencia[i % comConferencia.length] as TipoDePartida
    const alvo = tipo.etapas.findIndex(({ nome }) => nome === CONFERENCIA) + 1
    return { ...PADRAO, tipo, alvo, filial: 0, operador: 'NENHUM' as const }
  })
}

/** COL-01 Goods that wait to be fetched, some of them with customers of the demo representative. */
function aColetar(filiais: number): Plano[] {
  const tipos = TIPOS.filter(({ etapas }) => etapas.some(({ aguardaColeta }) => aguardaColeta))
  return Array.from({ length: A_COLETAR }, (_, i) => {
    const tipo = tipos[i % tipos.length] as TipoDePartida
    const alvo = tipo.etapas.findIndex(({ aguardaColeta }) => aguardaColeta) + 1
    const dono = i % 4 === 1 ? ('CARTEIRA' as const) : ('CLIENTE' as const)
    return { ...PADRAO, tipo, alvo, dono, filial: i % 2 === 0 ? 0 : i % filiais, operador: 'NENHUM' as const }
  })
}

/** The demo consumer's own: open, waiting for her, reopened, solved. */
function daConta(sorteio: Sorteio): Plano[] {
  const ultima = ({ etapas }: TipoDePartida) => etapas.length
  return TIPOS.filter(aceitaConsumidor).flatMap((tipo) => {
    const dela = { ...PADRAO, tipo, filial: 0, dono: 'CONTA' as const }
    return [
      { ...dela, alvo: 1, ritmo: 'RECENTE' as const, operador: 'NENHUM' as const },
      { ...dela, alvo: sorteio.inteiro(1, ultima(tipo)), espera: true },
      { ...dela, alvo: ultima(tipo), reabre: true },
      { ...dela, alvo: ultima(tipo), finalizado: true },
      { ...dela, alvo: ultima(tipo), finalizado: true },
    ]
  })
}

function aoAcaso(sorteio: Sorteio, tipo: TipoDePartida, filiais: number, finalizado: boolean): Plano {
  const etapas = etapasDoRoteiro(tipo)
  const desiste = finalizado && sorteio.chance(0.08)
  const reabre = sorteio.chance(0.06)
  const conclusivas = etapas.filter(concluiAqui)
  const alvo = (finalizado && !desiste) || reabre ? fimSorteado(conclusivas, sorteio) : sorteio.um(etapas)
  return {
    tipo,
    alvo: alvo.id,
    filial: Math.min(sorteio.inteiro(0, filiais), sorteio.inteiro(0, filiais - 1)),
    dono: donoSorteado(tipo, sorteio),
    finalizado,
    ritmo: sorteio.um(RITMOS),
    operador: sorteio.um(['CONTA', 'NENHUM', 'ALGUEM', 'ALGUEM']),
    espera: !finalizado && sorteio.chance(0.18),
    desvia: !finalizado && sorteio.chance(0.1),
    volta: sorteio.chance(0.07),
    reabre: reabre && !desiste,
    desiste,
  }
}

/** Refusals are one end in five. */
function fimSorteado(conclusivas: readonly EtapaDoRoteiro[], sorteio: Sorteio): EtapaDoRoteiro {
  const principais = conclusivas.filter(({ desvio }) => !desvio)
  return sorteio.um(sorteio.chance(0.8) ? principais : conclusivas)
}

function donoSorteado(tipo: TipoDePartida, sorteio: Sorteio): Dono {
  if (aceitaConsumidor(tipo) && sorteio.chance(0.6)) return 'CONSUMIDOR'
  return sorteio.chance(0.15) ? 'CARTEIRA' : 'CLIENTE'
}
