import type { OpcaoDoCampo } from '@balcao/dominio/ajustes/campo'
import { asc } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'

const opcoes = (linhas: readonly { id: number; nome: string }[]): OpcaoDoCampo[] =>
  linhas.map(({ id, nome }) => ({ valor: String(id), nome }))

export const filiaisParaEscolher = async (banco: Executor): Promise<OpcaoDoCampo[]> =>
  opcoes(await unidadesVisiveis(banco, undefined))

/** One that is no longer opened may still be what a row says. */
export const tiposPorId = async (banco: Executor): Promise<OpcaoDoCampo[]> => {
  const tipos = await banco
    .select({ id: ticketTipo.id, nome: ticketTipo.descricao, ativo: ticketTipo.ativo })
    .from(ticketTipo)
    .orderBy(asc(ticketTipo.ordem), asc(ticketTipo.id))
  return opcoes(tipos.map(({ id, nome, ativo }) => ({ id, nome: ativo ? nome : `${nome} (retirado)` })))
}
