import { and, asc, desc, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../../platform/banco/paginador.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { donosDoTelefone } from '../../clientes/queries-termo.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { clienteVisivel } from '../../clientes/visibilidade.ts'

/** Of a common name, or of a telephone that many gave, there are more, and they say nothing. */
const MAXIMO_PARA_COMPARAR = 300
/** PostgreSQL's own bound for `%>`, and what looks alike to a person. */
const PARECIDO = 0.7
const TAMANHO_DO_CNPJ = 14
const TAMANHO_DA_RAIZ = 8

const COLUNAS = {
  id: cliente.id,
  fantasia: cliente.fantasia,
  razaoSocial: cliente.razaoSocial,
  documento: cliente.documento,
  cidade: cliente.cidade,
  uf: cliente.uf,
}

/** Of these the ones that the session sees, by their number. */
export async function parecidosVisiveis(banco: Executor, sessao: Sessao, ids: readonly number[]) {
  const linhas = await banco
    .select(COLUNAS)
    .from(cliente)
    .where(and(umDe(cliente.id, [...ids]), clienteVisivel(banco, sessao)))
  return new Map(linhas.map((linha) => [linha.id, linha]))
}

/** Customers that the session sees and that meet one of these conditions, but for the document itself. */
export function procurador(banco: Executor, sessao: Sessao, documento: string, maximo: number) {
  const outros = and(clienteVisivel(banco, sessao), ne(cliente.documento, documento))
  const buscar = (onde: SQL | undefined, ...ordem: SQL[]) =>
    banco
      .select(COLUNAS)
      .from(cliente)
      .where(and(onde, outros))
      .orderBy(...ordem, asc(cliente.id))
      .limit(limiteNoTexto(maximo))
  return {
    comTelefone(numero: string) {
      // Each by its own index: beside an OR, PostgreSQL would go over the customers in order until enough had it.
      const donos = donosDoTelefone(banco, numero).limit(limiteNoTexto(MAXIMO_PARA_COMPARAR))
      return buscar(inArray(cliente.id, donos))
    },
    noEndereco: (cep: string, numero: string) =>
      buscar(and(eq(cliente.cep, cep), eq(cliente.numero, numero))),
    /** The head office first; as a stretch of the index by document: a pattern would not find it. */
    daRaiz: (raiz: string) =>
      buscar(
        and(
          gte(cliente.documento, raiz),
          lte(cliente.documento, `${raiz}${'Z'.repeat(TAMANHO_DO_CNPJ - TAMANHO_DA_RAIZ)}`),
          sql`left(${cliente.documento}, ${TAMANHO_DA_RAIZ}::int) = ${raiz}`,
          sql`length(${cliente.documento}) = ${TAMANHO_DO_CNPJ}::int`,
        ),
        asc(cliente.documento),
      ),
    chamados(nome: string) {
      const semelhanca = sql`word_similarity(${nome}, ${cliente.busca})`
      const candidatos = banco
        .select({ id: cliente.id })
        .from(cliente)
        // Asked for, so that the planner does not know it: comparing it with its statistics takes longer than the search.
        .where(sql`${cliente.busca} %> (select ${nome}::text)`)
        .limit(limiteNoTexto(MAXIMO_PARA_COMPARAR))
      return buscar(and(inArray(cliente.id, candidatos), gte(semelhanca, PARECIDO)), desc(semelhanca))
    },
  }
}

export type Parecido = Awaited<ReturnType<ReturnType<typeof procurador>['comTelefone']>>[number]
export const raizDoCnpj = (documento: string): string | null =>
  documento.length === TAMANHO_DO_CNPJ ? documento.slice(0, TAMANHO_DA_RAIZ) : null
