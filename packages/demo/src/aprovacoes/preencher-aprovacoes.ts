import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { aprovacao } from '@balcao/api/src/features/aprovacoes/tabelas.ts'
import { cliente, clienteFilial } from '@balcao/api/src/features/clientes/tabelas.ts'
import { negociacaoUso } from '@balcao/api/src/features/orcamentos/nucleo/tabelas.ts'
import { pedido, pedidoItem } from '@balcao/api/src/features/pedidos/tabelas.ts'
import { negociacao } from '@balcao/api/src/features/precos/tabelas.ts'
import { estoque, preco, produto } from '@balcao/api/src/features/produtos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { historico } from '@balcao/api/src/platform/banco/tabelas.ts'
import { margemDoPreco } from '@balcao/dominio/aprovacoes/margem'
import type { SituacaoDaAprovacao } from '@balcao/dominio/aprovacoes/situacoes'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { Proposta } from '@balcao/dominio/negociacoes/regras'
import { resumoDaNegociacao } from '@balcao/dominio/negociacoes/resumo'
import { BLOQUEIOS } from '@balcao/dominio/pedidos/bloqueios'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { CONTAS_DEMO } from '../acesso/contas.ts'

const UMA_HORA_MS = 3_600_000
const NOMES = JSON.stringify(
  Object.fromEntries(Object.entries(BLOQUEIOS).map(([tipo, { label }]) => [tipo, label])),
)
const UM_DIA_EM_HORAS = 24

type Caso = {
  situacao: SituacaoDaAprovacao
  /** How long ago it was asked, in hours. */
  horas: number
  desconto: number
  quantidade: number
  justificativa: string
  anotacao?: string
  recusa?: { motivoDeRecusa: string; motivo: string }
  /** What was answered instead, in percent off the table. */
  resposta?: number
  usada?: true
}

const CASOS: readonly Caso[] = [
  {
    situacao: 'PENDENTE',
    horas: 2,
    desconto: 12,
    quantidade: 120,
    justificativa: 'O concorrente ofereceu por menos, com entrega na semana.',
  },
  {
    situacao: 'PENDENTE',
    horas: 20,
    desconto: 8,
    quantidade: 60,
    justificativa: 'Primeira compra grande desta linha.',
  },
  {
    situacao: 'PENDENTE',
    horas: 45,
    desconto: 18,
    quantidade: 300,
    justificativa: 'Leva o mês inteiro de uma vez.',
  },
  {
    situacao: 'SEPARADA',
    horas: 30,
    desconto: 15,
    quantidade: 200,
    justificativa: 'Quer o mesmo preço da outra loja da rede.',
    anotacao: 'Esperando o fornecedor dizer se banca metade.',
  },
  {
    situacao: 'APROVADA',
    horas: 4 * UM_DIA_EM_HORAS,
    desconto: 10,
    quantidade: 150,
    justificativa: 'Compra toda semana há um ano.',
    usada: true,
  },
  {
    situacao: 'APROVADA_OUTRA',
    horas: 6 * UM_DIA_EM_HORAS,
    desconto: 16,
    quantidade: 100,
    justificativa: 'Pede para igualar a cotação que recebeu.',
    resposta: 9,
  },
  {
    situacao: 'RECUSADA',
    horas: 8 * UM_DIA_EM_HORAS,
    desconto: 25,
    quantidade: 40,
    justificativa: 'Cliente novo na praça.',
    recusa: { motivoDeRecusa: 'MARGEM', motivo: 'Com este preço não se paga o frete.' },
  },
  {
    situacao: 'EXPIRADA',
    horas: 20 * UM_DIA_EM_HORAS,
    desconto: 14,
    quantidade: 80,
    justificativa: 'Fecha até o fim da semana.',
  },
]

/** GES-03 Prices asked for and decided, and what waits already (registrations, orders that are held) at the place where it is decided. */
export async function preencherAprovacoes(tx: Executor, agora: Date): Promise<void> {
  await levarOQueEspera(tx)
  await preencherNegociacoes(tx, agora)
}

/** As the migration that brought approvals did. */
async function levarOQueEspera(tx: Executor): Promise<void> {
  await tx.execute(sql`
    insert into aprovacao (tipo, referencia_id, cliente_id, filial_id, solicitante_id, pediram, resumo, motivos, pedida_em)
    select 'CADASTRO', c.id, c.cliente_id,
      (select cf.filial_id from cliente_filial cf where cf.cliente_id = c.cliente_id order by cf.filial_id limit 1),
      c.solicitante_id, array_remove(array[c.solicitante_id], null), case when c.completa then 'Cadastro completado' else 'Cliente novo' end, '{GERAL}', c.solicitado_em
    from cadastro c where c.situacao = 'PENDENTE' order by c.id`)
  await tx.execute(sql`
    insert into aprovacao (tipo, referencia_id, cliente_id, filial_id, solicitante_id, pediram, resumo, motivos, valor, pedida_em)
    select 'PEDIDO', p.id, p.cliente_id, p.filial_id, p.colaborador_id, array[p.colaborador_id],
      string_agg((${NOMES}::jsonb ->> b.tipo) || ': ' || b.detalhe, E'\n' order by b.id),
      array_agg(distinct b.tipo), p.valor_total, min(b.criado_em)
    from pedido p join pedido_bloqueio b on b.pedido_id = p.id and b.liberado_em is null
    where p.status = 'BLOQUEADO' group by p.id order by p.id`)
}

async function preencherNegociacoes(tx: Executor, agora: Date): Promise<void> {
  const idDe = async (tipo: 'OPERADOR' | 'GERENTE') => {
    const cpf = CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''
    const [linha] = await tx.select().from(colaborador).where(eq(colaborador.cpf, cpf))
    return linha
  }
  const [vendedor, gerente] = [await idDe('OPERADOR'), await idDe('GERENTE')]
  const filialId = vendedor?.filialId
  if (!vendedor || !gerente || filialId == null) return
  const clientes = await tx
    .select({ id: cliente.id, tabelaId: cliente.tabelaPrecoId })
    .from(cliente)
    .innerJoin(
      clienteFilial,
      and(eq(clienteFilial.clienteId, cliente.id), eq(clienteFilial.filialId, filialId)),
    )
    .where(and(eq(cliente.prospect, false), eq(cliente.simulacao, false), isNull(cliente.motivoBloqueio)))
    .orderBy(asc(cliente.id))
    .limit(CASOS.length)
  for (const [i, caso] of CASOS.entries()) {
    const dono = clientes[i]
    if (!dono?.tabelaId) continue
    const [alvo] = await tx
      .select({
        id: produto.id,
        codigo: produto.codigo,
        descricao: produto.descricaoCompleta,
        valor: preco.valor,
        custo: estoque.custo,
      })
      .from(produto)
      .innerJoin(preco, and(eq(preco.produtoId, produto.id), eq(preco.tabelaPrecoId, dono.tabelaId)))
      .innerJoin(estoque, and(eq(estoque.produtoId, produto.id), eq(estoque.filialId, filialId)))
      .where(eq(produto.ativo, true))
      .orderBy(asc(produto.id))
      .limit(1)
      .offset(i * 3)
    if (!alvo) continue
    await umCaso(tx, {
      agora,
      caso,
      filialId,
      clienteId: dono.id,
      vendedorId: vendedor.id,
      gerenteId: gerente.id,
      alvo,
    })
  }
}

type UmCaso = {
  agora: Date
  caso: Caso
  filialId: number
  clienteId: number
  vendedorId: number
  gerenteId: number
  alvo: { id: number; codigo: string; descricao: string; valor: string; custo: string | null }
}

async function umCaso(
  tx: Executor,
  { agora, caso, filialId, clienteId, vendedorId, gerenteId, alvo }: UmCaso,
) {
  const pedidaEm = new Date(agora.getTime() - caso.horas * UMA_HORA_MS)
  const decididaEm = new Date(pedidaEm.getTime() + Math.min(caso.horas / 2, UM_DIA_EM_HORAS) * UMA_HORA_MS)
  const tabela = Number(alvo.valor)
  const com = (desconto: number) => Math.round(tabela * (100 - desconto)) / 100
  const inicio = hojeEm(pedidaEm)
  const fim = somarDias(inicio, 30)
  const pedida: Proposta = {
    tipo: 'PRECO',
    preco: com(caso.desconto),
    percentual: null,
    quantidadeAte: caso.quantidade,
    fim,
  }
  const autorizada = caso.situacao === 'APROVADA' || caso.situacao === 'APROVADA_OUTRA'
  const final = caso.resposta === undefined ? pedida.preco : com(caso.resposta)
  const [gravada] = await tx
    .insert(negociacao)
    .values({
      clienteId,
      filialId,
      colaboradorId: vendedorId,
      alvo: 'PRODUTO',
      produtoId: alvo.id,
      tipo: 'PRECO',
      preco: String(final),
      quantidadeAte: String(caso.quantidade),
      inicio,
      fim,
      pedida,
      justificativa: caso.justificativa,
      autorizadaEm: autorizada ? decididaEm : null,
      autorizadaPor: autorizada ? gerenteId : null,
      criadoEm: pedidaEm,
      criadoPor: vendedorId,
      atualizadoEm: pedidaEm,
    })
    .returning({ id: negociacao.id })
  const id = gravada?.id ?? 0
  const aberta = caso.situacao === 'PENDENTE' || caso.situacao === 'SEPARADA'
  const decidida = !aberta && caso.situacao !== 'EXPIRADA'
  const [daNegociacao] = await tx
    .insert(aprovacao)
    .values({
      tipo: 'NEGOCIACAO',
      referenciaId: id,
      situacao: caso.situacao,
      clienteId,
      filialId,
      solicitanteId: vendedorId,
      pediram: [vendedorId],
      resumo: resumoDaNegociacao({
        ...pedida,
        nome: `${alvo.codigo} · ${alvo.descricao}`,
        precoTabela: tabela,
      }),
      mensagem: caso.justificativa,
      motivos: ['GERAL'],
      desconto: String(caso.desconto),
      margem: margemDoPreco(pedida.preco ?? 0, alvo.custo)?.toFixed(2) ?? null,
      valor: ((pedida.preco ?? 0) * caso.quantidade).toFixed(2),
      pedidaEm,
      venceEm: aberta ? new Date(agora.getTime() + 5 * UM_DIA_EM_HORAS * UMA_HORA_MS) : null,
      separadaAte:
        caso.situacao === 'SEPARADA' ? new Date(agora.getTime() + 2 * UM_DIA_EM_HORAS * UMA_HORA_MS) : null,
      anotacao: caso.anotacao ?? null,
      decididaEm: aberta ? null : decididaEm,
      decisorId: decidida ? gerenteId : null,
      ...caso.recusa,
      criadoEm: pedidaEm,
      criadoPor: vendedorId,
      atualizadoEm: pedidaEm,
    })
    .returning({ id: aprovacao.id })
  const idAprovacao = String(daNegociacao?.id ?? 0)
  await tx.insert(historico).values([
    {
      quando: pedidaEm,
      entidade: 'aprovacao',
      entidadeId: idAprovacao,
      acao: 'PEDIR',
      colaboradorId: vendedorId,
      dados: { mensagem: caso.justificativa },
    },
    ...(caso.situacao === 'PENDENTE'
      ? []
      : [
          {
            quando: decididaEm,
            entidade: 'aprovacao',
            entidadeId: idAprovacao,
            acao: caso.situacao,
            colaboradorId: caso.situacao === 'EXPIRADA' ? null : gerenteId,
            dados: { ...caso.recusa, ...(caso.anotacao && { anotacao: caso.anotacao }) },
          },
        ]),
  ])
  if (caso.usada)
    await usarEmUmPedido(tx, { id, clienteId, quantidade: Math.round(caso.quantidade / 3), decididaEm })
}

/** Of the last order of the customer, as if it had been had by it. */
async function usarEmUmPedido(
  tx: Executor,
  {
    id,
    clienteId,
    quantidade,
    decididaEm,
  }: { id: number; clienteId: number; quantidade: number; decididaEm: Date },
) {
  const [ultimo] = await tx
    .select({ id: pedido.id, itemId: pedidoItem.id })
    .from(pedido)
    .innerJoin(pedidoItem, eq(pedidoItem.pedidoId, pedido.id))
    .where(eq(pedido.clienteId, clienteId))
    .orderBy(sql`${pedido.incluidoEm} desc`, asc(pedidoItem.id))
    .limit(1)
  if (!ultimo) return
  await tx
    .insert(negociacaoUso)
    .values({ negociacaoId: id, pedidoId: ultimo.id, unidades: String(quantidade), usadaEm: decididaEm })
  await tx
    .update(negociacao)
    .set({ quantidadeUsada: String(quantidade) })
    .where(eq(negociacao.id, id))
}
