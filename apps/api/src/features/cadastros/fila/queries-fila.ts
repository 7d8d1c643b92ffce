import type { listarCadastros } from '@balcao/dominio/cadastros/fila'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { ParecidoVisto } from '@balcao/dominio/cadastros/parecidos'
import type { ValorDe } from '@balcao/dominio/contrato'
import { direcaoPadrao } from '@balcao/dominio/listas/ordenacao'
import { and, asc, desc, eq, exists, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { emOrdemAlfabetica } from '../../../platform/banco/busca.ts'
import type { Executor, Tx } from '../../../platform/banco/conexao.ts'
import type { FiltroAplicado } from '../../../platform/banco/filtro-aplicado.ts'
import type { Autoria } from '../../../platform/banco/historico.ts'
import { limiteNoTexto, paginar } from '../../../platform/banco/paginador.ts'
import { travar } from '../../../platform/banco/transacao.ts'
import { umDe } from '../../../platform/banco/um-de.ts'
import type { Sessao } from '../../../sessao.ts'
import { colaborador } from '../../acesso/tabelas.ts'
import { clienteComTermo } from '../../clientes/queries-termo.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { deClienteVisivel } from '../../clientes/visibilidade.ts'
import { cadastro } from '../nucleo/tabelas.ts'

const decisor = alias(colaborador, 'decisor')

type Consulta = ValorDe<typeof listarCadastros, 'query'>
type Filtro = Omit<Consulta, 'page' | 'take' | 'orderBy' | 'direction'>

function onde(banco: Executor, sessao: Sessao, { termo, situacao, solicitante }: Filtro): SQL | undefined {
  const comTermo = (texto: string) =>
    banco.select({ id: cliente.id }).from(cliente).where(clienteComTermo(banco, texto))
  const aplicados: FiltroAplicado<Filtro> = {
    termo: termo ? inArray(cadastro.clienteId, comTermo(termo)) : undefined,
    situacao: situacao.length > 0 ? umDe(cadastro.situacao, situacao) : undefined,
    solicitante: solicitante.length > 0 ? umDe(cadastro.solicitanteId, solicitante) : undefined,
  }
  return and(...Object.values(aplicados), deClienteVisivel(banco, sessao, cadastro.clienteId))
}

const COLUNAS = {
  solicitadoEm: cadastro.solicitadoEm,
  fant: emOrdemAlfabetica(cliente.fantasia),
} as const satisfies Record<Consulta['orderBy'], unknown>

function emOrdem({ orderBy, direction = direcaoPadrao(orderBy) }: Consulta): SQL[] {
  const sentido = direction === 'ASC' ? asc : desc
  return [sentido(COLUNAS[orderBy]), sentido(cadastro.id)]
}

// What was filled in is most of the row, and the queue shows nothing of it.
const { formulario: _, parecidos: _parecidos, ...doPedido } = getTableColumns(cadastro)

/**
 * By key, one registration after the other. The newest ones are of the newest customers, whom the statistics do not know yet:
 * PostgreSQL would merge both tables, sure to stop soon, and walk over every customer there is.
 */
const clienteDoPedido = (banco: Executor) =>
  banco
    .select({
      id: cliente.id,
      documento: cliente.documento,
      razaoSocial: cliente.razaoSocial,
      fantasia: cliente.fantasia,
      cidade: cliente.cidade,
      uf: cliente.uf,
    })
    .from(cliente)
    .where(eq(cliente.id, cadastro.clienteId))
    .limit(limiteNoTexto(1))
    // Under the name of the table, so that the order is written the same way here and there.
    .as('cliente')

function pedidosComPartes(banco: Executor) {
  const dono = clienteDoPedido(banco)
  return banco
    .select({
      pedido: doPedido,
      cliente: {
        id: dono.id,
        documento: dono.documento,
        razaoSocial: dono.razaoSocial,
        fantasia: dono.fantasia,
        cidade: dono.cidade,
        uf: dono.uf,
      },
      solicitante: { id: colaborador.id, nome: colaborador.nome },
      decisor: decisor.nome,
    })
    .from(cadastro)
    .innerJoinLateral(dono, sql`true`)
    .leftJoin(colaborador, eq(colaborador.id, cadastro.solicitanteId))
    .leftJoin(decisor, eq(decisor.id, cadastro.decisorId))
    .$dynamic()
}

export type PedidoComPartes = Awaited<ReturnType<typeof pedidosComPartes>>[number]

export function paginaDeCadastros(banco: Executor, sessao: Sessao, consulta: Consulta) {
  const quais = onde(banco, sessao, consulta)
  const ordem = emOrdem(consulta)
  // First which ones, then what they are made of: joined before, each registration there is would ask for its customer.
  const daPagina = (limite: number, salto: number) => {
    const todos = banco.select({ id: cadastro.id }).from(cadastro).$dynamic()
    const ordenaveis =
      consulta.orderBy === 'fant' ? todos.innerJoin(cliente, eq(cliente.id, cadastro.clienteId)) : todos
    return ordenaveis
      .where(quais)
      .orderBy(...ordem)
      .limit(limite)
      .offset(salto)
  }
  return paginar(banco, consulta, {
    linhas: (limite, salto) =>
      pedidosComPartes(banco)
        .where(inArray(cadastro.id, daPagina(limite, salto)))
        .orderBy(...ordem),
    contar: banco.select({ um: sql`1` }).from(cadastro).where(quais),
  })
}

/** Person by person, by the index of who asked: going over the queue would cost more the longer it grows. */
export const solicitantesDeCadastros = (banco: Executor, sessao: Sessao) =>
  banco
    .select({ id: colaborador.id, nome: colaborador.nome })
    .from(colaborador)
    .where(
      exists(
        banco
          .select({ um: sql`1` })
          .from(cadastro)
          .where(
            and(
              eq(cadastro.solicitanteId, colaborador.id),
              deClienteVisivel(banco, sessao, cadastro.clienteId),
            ),
          ),
      ),
    )
    .orderBy(asc(emOrdemAlfabetica(colaborador.nome)), asc(colaborador.id))

/** Null when there is none, and when the customer is not for this session to see. */
export async function pedidoVisivelPorId(
  banco: Executor,
  sessao: Sessao,
  id: number,
): Promise<PedidoComPartes | null> {
  const [linha] = await pedidosComPartes(banco).where(
    and(eq(cadastro.id, id), deClienteVisivel(banco, sessao, cadastro.clienteId)),
  )
  return linha ?? null
}

/** Of a registration that was seen: what was filled in, and whom it looked like. */
export async function conteudoDoPedido(
  banco: Executor,
  id: number,
): Promise<{ formulario: FormularioDoCadastro; parecidos: ParecidoVisto[] }> {
  const [linha] = await banco
    .select({ formulario: cadastro.formulario, parecidos: cadastro.parecidos })
    .from(cadastro)
    .where(eq(cadastro.id, id))
  if (!linha) throw new Error(`o cadastro ${id} foi visto e não está`)
  return linha
}

export const travarPedido = (tx: Tx, id: number) => travar(tx, cadastro, eq(cadastro.id, id))

type Decidido = { situacao: 'APROVADO' | 'RECUSADO'; motivo: string | null }

export async function gravarDecisao(
  tx: Tx,
  { agora, colaboradorId }: Autoria,
  id: number,
  { situacao, motivo }: Decidido,
): Promise<void> {
  await tx
    .update(cadastro)
    .set({
      situacao,
      motivo,
      decisorId: colaboradorId,
      decididoEm: agora,
      atualizadoEm: agora,
      atualizadoPor: colaboradorId,
      versao: sql`${cadastro.versao} + 1`,
    })
    .where(eq(cadastro.id, id))
}
