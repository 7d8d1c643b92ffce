import type { OpcaoDeFiltro } from '@balcao/dominio/relatorios/filtros'
import { asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/banco/conexao.ts'
import type { Sessao } from '../../sessao.ts'
import { cliente, clienteFilial } from '../clientes/tabelas.ts'
import { clienteVisivel } from '../clientes/visibilidade.ts'
import { unidadesVisiveis } from '../filiais/queries.ts'
import { filial } from '../filiais/tabelas.ts'
import { filialVisivel } from '../filiais/visibilidade.ts'
import { setoresAtivos } from '../setores/queries.ts'
import { tiposVisiveis } from '../tickets/catalogo/queries.ts'
import { representantes as representantesAtivos } from '../tickets/catalogo/queries-equipe.ts'

/** Lists that filters offer, each as far as the session sees it. */
const FONTES = {
  // Those in which the rows may be: the session's own, and those that serve the customers it sees.
  FILIAIS: async (banco, sessao) =>
    (await unidadesVisiveis(banco, dasLinhas(banco, sessao))).map(({ id, nome }) => opcao(id, nome)),
  SETORES: async (banco) => (await setoresAtivos(banco)).map(({ id, nome }) => opcao(id, nome)),
  REPRESENTANTES: async (banco) => (await representantesAtivos(banco)).map(({ id, nome }) => opcao(id, nome)),
  TIPOS_DE_TICKET: async (banco, sessao) =>
    (await tiposVisiveis(banco, sessao)).map(({ tipo }) => opcao(tipo.id, tipo.descricao)),
  ESTADOS: async (banco, sessao) => {
    const linhas = await banco
      .selectDistinct({ uf: cliente.uf })
      .from(cliente)
      .where(clienteVisivel(banco, sessao))
      .orderBy(asc(cliente.uf))
    return linhas.map(({ uf }) => opcao(uf, uf))
  },
} as const satisfies Record<string, (banco: Executor, sessao: Sessao) => Promise<OpcaoDeFiltro[]>>

function dasLinhas(banco: Executor, sessao: Sessao): SQL | undefined {
  const propria = filialVisivel(sessao)
  if (!propria) return undefined
  const dosClientes = banco
    .select({ id: clienteFilial.filialId })
    .from(clienteFilial)
    .innerJoin(cliente, eq(cliente.id, clienteFilial.clienteId))
    .where(clienteVisivel(banco, sessao))
  return or(propria, inArray(filial.id, dosClientes))
}

export type FonteDeOpcoes = keyof typeof FONTES

const opcao = (valor: number | string, label: string): OpcaoDeFiltro => ({ valor: String(valor), label })

export function carregarOpcoes(
  banco: Executor,
  sessao: Sessao,
  fonte: FonteDeOpcoes,
): Promise<OpcaoDeFiltro[]> {
  return FONTES[fonte](banco, sessao)
}
