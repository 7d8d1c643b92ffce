import { plural } from '@balcao/dominio/formatos/contagem'
import type { ConteudoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import { diferencasDoTipo } from '@balcao/dominio/tipos-de-tickets/diferenca'
import { mudaOQueOsTicketsSao, problemasDoTipo } from '@balcao/dominio/tipos-de-tickets/regras'
import type { Executor } from '../../platform/banco/conexao.ts'
import { apoioDosTipos, quantosTickets, type TipoGravado, temComoConcluir } from './queries.ts'

/** What a draft would change, and what keeps it from being published. */
export async function conferirRascunho(
  banco: Executor,
  tipo: TipoGravado,
  publicado: ConteudoDoTipo,
  rascunhado: ConteudoDoTipo,
) {
  const apoio = { ...(await apoioDosTipos(banco)), temComoConcluir: await temComoConcluir(banco, tipo.id) }
  const { menus, setores, situacoes } = apoio
  const nomes = (opcoes: readonly { id: number; nome: string }[]) =>
    new Map(opcoes.map(({ id, nome }) => [id, nome]))
  const problemas = problemasDoTipo(rascunhado, {
    menus: new Set(menus.map(({ id }) => id)),
    setores: new Map(setores.map((setor) => [setor.id, setor])),
    situacoes: new Set(situacoes.map(({ id }) => id)),
    temComoConcluir: apoio.temComoConcluir,
  })
  const tickets =
    tipo.publicacao > 0 && mudaOQueOsTicketsSao(publicado, rascunhado)
      ? await quantosTickets(banco, tipo.id)
      : 0
  if (tickets > 0)
    problemas.unshift({
      onde: null,
      mensagem: `O que o tipo pede de notas, o espelho e a troca dizem como ${plural(tickets, 'ticket dele conta', 'tickets dele contam')} no saldo de devolução: para outro jeito, crie outro tipo.`,
    })
  const diferencas = diferencasDoTipo(publicado, rascunhado, {
    menus: nomes(menus),
    setores: nomes(setores),
    situacoes: nomes(situacoes),
  })
  return { ...apoio, problemas, diferencas }
}
