import {
  DIAS_DA_PAUSA,
  DIAS_DE_NOVIDADE,
  type EstadoNaCarteira,
  FAIXAS_DE_INATIVIDADE,
  PARTE_DO_RITMO_PERTO,
  PESO_DA_LIGACAO,
  PESO_DE_QUEM_ESTA_PERTO,
  type Regua,
} from '@balcao/dominio/carteira/risco'
import { type SQL, sql } from 'drizzle-orm'
import { cliente } from '../clientes/tabelas.ts'
import { ritmoDoCliente } from './tabelas.ts'

/** What is asked of a day, by the branch's measure. */
export type DiaDaCarteira = { hoje: string; regua: Regua }

const literal = (texto: string) => sql.raw(`'${texto}'`)
const numero = (valor: number) => sql.raw(String(valor))
const ritmoDe = ({ regua }: DiaDaCarteira) =>
  sql`coalesce(${ritmoDoCliente.ritmo}, ${regua.ritmoPadrao}::numeric)`

/** The rule `estadoNaCarteira`, beside `cliente` left-joined with its rhythm; a test holds both together. */
export function estadoEm(dia: DiaDaCarteira): SQL<EstadoNaCarteira> {
  const dias = sql`(${dia.hoje}::date - ${cliente.ultimaCompra})`
  const faixas = Object.entries(FAIXAS_DE_INATIVIDADE).map(
    ([estado, desde]) => sql`when ${dias} >= ${numero(desde)} then ${literal(estado)}`,
  )
  const novidade = sql`${dias} <= ${numero(DIAS_DE_NOVIDADE)}`
  return sql<EstadoNaCarteira>`case when ${cliente.ultimaCompra} is null then 'PROSPECT'
    when ${dias} > ${ritmoDe(dia)} * ${dia.regua.fator}::numeric then case ${sql.join(faixas, sql` `)} else 'RUPTURA' end
    when ${novidade} and ${dia.hoje}::date - ${ritmoDoCliente.primeira} <= ${numero(DIAS_DE_NOVIDADE)} then 'ATIVADO'
    when ${novidade} and ${cliente.ultimaCompra} - ${ritmoDoCliente.penultima} >= ${numero(DIAS_DA_PAUSA)} then 'REATIVADO'
    else 'ATIVO' end`
}

/** What a call is worth today: a part of a usual purchase. */
export function valorDaLigacao(dia: DiaDaCarteira): SQL {
  const pesos = Object.entries(PESO_DA_LIGACAO).map(
    ([estado, peso]) => sql`when ${literal(estado)} then ${numero(peso)}`,
  )
  const perto = sql`(${dia.hoje}::date - ${cliente.ultimaCompra}) between ${ritmoDoCliente.ritmo} * ${numero(PARTE_DO_RITMO_PERTO)}
    and ${ritmoDoCliente.ritmo} * ${dia.regua.fator}::numeric`
  return sql`coalesce(${ritmoDoCliente.ticket}, 0) * (case when ${perto} then ${numero(PESO_DE_QUEM_ESTA_PERTO)}
    else case ${estadoEm(dia)} ${sql.join(pesos, sql` `)} end end)`
}
