import { and, asc, not, type SQL } from 'drizzle-orm'
import {
  combina,
  emOrdemAlfabetica,
  exatoPrimeiro,
  nomeComecaCom,
  nomeParecidoPrimeiro,
} from '../../platform/banco/busca.ts'
import type { Executor } from '../../platform/banco/conexao.ts'
import { limiteNoTexto } from '../../platform/banco/paginador.ts'
import { umDe } from '../../platform/banco/um-de.ts'
import { clientesComTermo } from './queries-termo.ts'
import { cliente } from './tabelas.ts'

/** What tells a customer apart, wherever several are shown. */
export const COLUNAS_QUE_DISTINGUEM = {
  id: cliente.id,
  fantasia: cliente.fantasia,
  razaoSocial: cliente.razaoSocial,
  documento: cliente.documento,
  cidade: cliente.cidade,
  uf: cliente.uf,
  prospect: cliente.prospect,
} as const

export const clientesEmOrdem = (banco: Executor, onde: SQL | undefined, ordem: SQL[]) =>
  banco
    .select(COLUNAS_QUE_DISTINGUEM)
    .from(cliente)
    .where(onde)
    .orderBy(...ordem)

const ALFABETICA = [asc(emOrdemAlfabetica(cliente.fantasia)), asc(cliente.id)]

/**
 * Of these customers those that the term finds, by how well the name fits what was typed, then in alphabetical order. Names
 * that begin with it stand together in their index; only where they are not enough the others are looked for, and of many
 * others no more is asked than that they come in alphabetical order.
 */
export async function clientesMaisParecidos(
  banco: Executor,
  destes: SQL | undefined,
  termo: string,
  { limite, salto }: { limite: number; salto: number },
  pedirAchados = () => clientesComTermo(banco, termo),
) {
  const trecho = (onde: SQL | undefined, ordem: SQL[], quantos: number, aPartirDe: number) =>
    clientesEmOrdem(banco, and(destes, onde), ordem).limit(limiteNoTexto(quantos)).offset(aPartirDe)
  if (!termo) return trecho(undefined, ALFABETICA, limite, salto)
  const comecam = nomeComecaCom(cliente.fantasia, termo)
  const primeiros = comecam ? await trecho(comecam, ALFABETICA, limite, salto) : []
  if (primeiros.length === limite) return primeiros
  const { ids, saoTodos } = await pedirAchados()
  if (saoTodos || !comecam) {
    const parecidos = [...exatoPrimeiro(cliente.id, termo), ...nomeParecidoPrimeiro(cliente.fantasia, termo)]
    const achados = saoTodos ? umDe(cliente.id, ids) : combina(cliente.busca, termo)
    return trecho(achados, [...parecidos, ...ALFABETICA], limite, salto)
  }
  const jaMostrados = primeiros.length > 0 ? salto : await banco.$count(cliente, and(destes, comecam))
  const outros = and(combina(cliente.busca, termo), not(comecam))
  const resto = limite - primeiros.length
  return [...primeiros, ...(await trecho(outros, ALFABETICA, resto, Math.max(0, salto - jaMostrados)))]
}
