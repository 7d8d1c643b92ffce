import {
  type Autorizacoes,
  autorizacoesDaConta,
  autorizacoesDoTipo,
  type ExcecaoDePermissao,
} from '@balcao/dominio/permissoes'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { colaborador, permissao, permissaoDaPessoa } from './tabelas.ts'

export function decididasDosTipos(
  banco: Executor,
): Promise<(ExcecaoDePermissao & { tipo: TipoDeUsuario })[]> {
  const { tipo, acao } = permissao
  return banco
    .select({ tipo, acao, autorizado: sql<boolean>`${permissao.autorizado}` })
    .from(permissao)
    .where(isNotNull(permissao.autorizado))
}

const decididasDasPessoas = (banco: Executor) =>
  banco
    .select({
      id: permissaoDaPessoa.colaboradorId,
      tipo: colaborador.tipo,
      acao: permissaoDaPessoa.acao,
      autorizado: sql<boolean>`${permissaoDaPessoa.autorizado}`,
    })
    .from(permissaoDaPessoa)
    .innerJoin(colaborador, eq(colaborador.id, permissaoDaPessoa.colaboradorId))
    .where(isNotNull(permissaoDaPessoa.autorizado))

type Quem = { id: number; tipo: TipoDeUsuario }

/** PER-01 Who may what in this business, by account type and by what was decided of each person. */
export async function lerQuemPode(banco: Executor) {
  // One after the other: it is asked inside transactions too, which have one connection.
  const dosTipos = await decididasDosTipos(banco)
  const dasPessoas = await decididasDasPessoas(banco)
  const doTipo = Map.groupBy(dosTipos, ({ tipo }) => tipo)
  const porPessoa = Map.groupBy(dasPessoas, ({ id }) => id)
  const daPessoa = ({ id, tipo }: Quem): Autorizacoes =>
    autorizacoesDaConta(tipo, doTipo.get(tipo), porPessoa.get(id))
  return {
    daPessoa,
    /** Those of `colaborador` whose rights satisfy that, whatever decided it. */
    onde(permite: (autorizacoes: Autorizacoes) => boolean): SQL | undefined {
      const tipos = tiposDeUsuario.filter((tipo) => permite(autorizacoesDoTipo(tipo, doTipo.get(tipo))))
      const decididas = [...porPessoa].flatMap(([id, [primeira]]) =>
        primeira ? [{ id, podem: permite(daPessoa({ id, tipo: primeira.tipo })) }] : [],
      )
      const quais = (podem: boolean) =>
        umDe(
          colaborador.id,
          decididas.filter((decidida) => decidida.podem === podem).map(({ id }) => id),
        )
      return or(quais(true), and(umDe(colaborador.tipo, tipos), not(quais(false))))
    },
  }
}
