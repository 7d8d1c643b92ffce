import { aprovacao } from '@balcao/api/src/features/aprovacoes/tabelas.ts'
import { aviso } from '@balcao/api/src/features/avisos/tabelas.ts'
import { erpEntrega } from '@balcao/api/src/features/erp/tabelas.ts'
import { orcamento } from '@balcao/api/src/features/orcamentos/nucleo/tabelas.ts'
import { abrirTicket } from '@balcao/api/src/features/tickets/abertura/gravar-abertura.ts'
import type { NovoItem } from '@balcao/api/src/features/tickets/abertura/queries.ts'
import { carregarParaMudar } from '@balcao/api/src/features/tickets/nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '@balcao/api/src/features/tickets/nucleo/mudar-ticket.ts'
import { prazosAoAbrir } from '@balcao/api/src/features/tickets/nucleo/prazos.ts'
import { ticket, ticketItem } from '@balcao/api/src/features/tickets/nucleo/tabelas.ts'
import {
  motivoFinalizacao,
  motivoProduto,
  ticketEtapa,
  ticketMotivoAbertura,
  ticketOrigem,
  ticketTipo,
} from '@balcao/api/src/features/tickets/nucleo/tabelas-catalogo.ts'
import { troca } from '@balcao/api/src/features/trocas/tabelas.ts'
import type { Negocio } from '@balcao/api/src/negocio.ts'
import type { Tx } from '@balcao/api/src/platform/banco/conexao.ts'
import { decidirAprovacao } from '@balcao/dominio/aprovacoes/contratos'
import { hojeEm, inicioDoDia, somarDias } from '@balcao/dominio/formatos/datas'
import { alterarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { avancarEtapa, finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { comecarTroca, desfazerTroca, pedirTroca } from '@balcao/dominio/trocas/contratos'
import type { DestinoDaTroca } from '@balcao/dominio/trocas/regras'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { type Alguem, peloProduto } from '../pelo-produto.ts'

type Fim = 'RASCUNHO' | 'PENDENTE' | 'NEGADA' | 'ANDAMENTO' | 'CONCLUIDA' | 'DESFEITA'
type Cena = { destino: DestinoDaTroca; fim: Fim; dias: number; quantos: number; porque: string }

/** GES-04 One of each way in which an exchange may stand, the oldest first. */
const CENAS: readonly Cena[] = [
  { destino: 'MESMO', fim: 'CONCLUIDA', dias: 16, quantos: 2, porque: 'Chegou com a embalagem rasgada.' },
  { destino: 'CREDITO', fim: 'CONCLUIDA', dias: 13, quantos: 3, porque: 'Não vai repor; abater da próxima.' },
  { destino: 'MESMO', fim: 'DESFEITA', dias: 11, quantos: 1, porque: 'Veio outra cor.' },
  { destino: 'OUTRO', fim: 'NEGADA', dias: 9, quantos: 4, porque: 'O cliente quer um modelo mais caro.' },
  { destino: 'OUTRO', fim: 'ANDAMENTO', dias: 6, quantos: 2, porque: 'Voltagem errada no pedido.' },
  { destino: 'CREDITO', fim: 'ANDAMENTO', dias: 5, quantos: 2, porque: 'Compra em duplicidade.' },
  { destino: 'MESMO', fim: 'ANDAMENTO', dias: 4, quantos: 3, porque: 'Avaria no transporte.' },
  { destino: 'OUTRO', fim: 'PENDENTE', dias: 2, quantos: 2, porque: 'Pediram o tamanho maior.' },
  { destino: 'MESMO', fim: 'PENDENTE', dias: 1, quantos: 5, porque: 'Lote com defeito de fábrica.' },
  { destino: 'OUTRO', fim: 'RASCUNHO', dias: 1, quantos: 1, porque: '' },
]

/** The orders that replace their goods, of one product each. */
export const PEDIDOS_DAS_TROCAS = CENAS.filter(
  ({ destino, fim }) => destino !== 'CREDITO' && ['ANDAMENTO', 'CONCLUIDA', 'DESFEITA'].includes(fim),
).length

const UMA_HORA_MS = 3_600_000
const cpfDe = (tipo: TipoDeUsuario) => CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf ?? ''

/**
 * GES-04 Exchanges as the portal itself makes them: asked by the operator, decided by the manager, each with its ticket, quote and order. What
 * they told others of is past: nobody is called, and nothing waits to be sent.
 */
export async function preencherTrocas(tx: Tx, negocio: Negocio, agora: Date): Promise<void> {
  const alguem = peloProduto(tx, negocio)
  const operador = await alguem(cpfDe('OPERADOR'), agora)
  const gerente = await alguem(cpfDe('GERENTE'), agora)
  const [ultimo] = await tx.select({ id: sql<number>`coalesce(max(${aviso.id}), 0)` }).from(aviso)
  const notas = await notasParaTrocar(tx, operador.sessao.filialId ?? 0, hojeEm(agora))
  for (const [i, cena] of CENAS.entries()) {
    const nota = notas[i]
    const outro = notas[i + 1] ?? notas[0]
    if (nota && outro) await umaTroca(tx, { operador, gerente }, { cena, nota, outro, hoje: hojeEm(agora) })
  }
  await tx.delete(aviso).where(gt(aviso.id, ultimo?.id ?? 0))
  await tx.delete(erpEntrega)
  await tx.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
}

type Nota = Awaited<ReturnType<typeof notasParaTrocar>>[number]

/** The latest of each customer, with a product that is still sold and was not returned. */
async function notasParaTrocar(tx: Tx, filialId: number, hoje: string) {
  const { rows } = await tx.execute<Record<string, string>>(sql`
    select distinct on (n.cliente_id) n.cliente_id, n.id as nota_id, i.id as item_id, i.produto_id, i.codigo, i.descricao, i.marca, i.unidade,
      i.quantidade, i.valor_sem_imposto, i.valor_unitario, e.id as embalagem_id, n.transportadora_id
    from nota_fiscal n join nota_item i on i.nota_id = n.id join cliente c on c.id = n.cliente_id
      join produto p on p.id = i.produto_id and p.ativo
      join produto_embalagem e on e.produto_id = p.id and e.unidade = i.unidade and e.minimo <= 1 and e.multiplo <= 1
      join preco on preco.produto_id = p.id and preco.tabela_preco_id = c.tabela_preco_id
      join estoque s on s.produto_id = p.id and s.filial_id = n.filial_id and s.quantidade - s.reservado > 60
      join cliente_filial cf on cf.cliente_id = c.id and cf.filial_id = n.filial_id
    where n.filial_id = ${filialId} and n.data_saida between ${somarDias(hoje, -45)} and ${somarDias(hoje, -17)} and i.quantidade >= 5
      and n.natureza_operacao not ilike '%devol%' and c.motivo_bloqueio is null and not c.simulacao and not c.prospect
      and not exists (select 1 from ticket_item t where t.nota_id = n.id)
    order by n.cliente_id, i.quantidade desc, i.id limit ${CENAS.length + 1}`)
  return rows.map((linha) => ({
    clienteId: Number(linha.cliente_id),
    notaId: Number(linha.nota_id),
    itemId: Number(linha.item_id),
    produtoId: Number(linha.produto_id),
    embalagemId: Number(linha.embalagem_id),
    transportadoraId: linha.transportadora_id === null ? null : Number(linha.transportadora_id),
    item: {
      codigo: String(linha.codigo),
      descricao: String(linha.descricao),
      marca: String(linha.marca),
      unidade: String(linha.unidade),
      quantidadeComprada: String(linha.quantidade),
      valorSemImposto: String(linha.valor_sem_imposto),
      valorUnitario: String(linha.valor_unitario),
    },
  }))
}

type Equipe = { operador: Alguem; gerente: Alguem }

async function umaTroca(
  tx: Tx,
  { operador, gerente }: Equipe,
  { cena, nota, outro, hoje }: { cena: Cena; nota: Nota; outro: Nota; hoje: string },
): Promise<void> {
  const { destino, fim, quantos, porque } = cena
  const comeco = new Date(inicioDoDia(somarDias(hoje, -cena.dias)).getTime() + 10 * UMA_HORA_MS)
  const depois = (horas: number) => new Date(comeco.getTime() + horas * UMA_HORA_MS)
  const ticketId = await abrirTicketDaTroca(tx, operador, { nota, quantos, porque, quando: comeco })
  const { id: idTroca, idOrcamento } = await operador.fazer(depois(1), comecarTroca, {
    corpo: { idTicket: ticketId, destino },
  })
  const params = { idTroca }
  if (fim === 'RASCUNHO') return
  if (destino === 'OUTRO' && idOrcamento !== null)
    await escolher(tx, operador, { idOrcamento, outro, quantos }, depois(1))
  const versaoDa = async () =>
    (await tx.select({ versao: troca.versao }).from(troca).where(eq(troca.id, idTroca)))[0]?.versao ?? 1
  const { idAprovacao } = await operador.fazer(depois(2), pedirTroca, {
    params,
    corpo: { versao: await versaoDa(), justificativa: porque },
  })
  if (fim === 'PENDENTE') return
  const [pedida] = await tx.select().from(aprovacao).where(eq(aprovacao.id, idAprovacao))
  await gerente.fazer(depois(5), decidirAprovacao, {
    params: { idAprovacao },
    corpo: {
      versao: pedida?.versao ?? 1,
      ...(fim === 'NEGADA'
        ? {
            aprova: false,
            motivoDeRecusa: 'POLITICA',
            motivo: 'Por um modelo mais caro se faz um pedido novo.',
          }
        : { aprova: true }),
    },
  })
  if (fim === 'DESFEITA')
    await gerente.fazer(depois(26), desfazerTroca, {
      params,
      corpo: { versao: await versaoDa(), motivo: 'O cliente ficou com o que tinha recebido.' },
    })
  if (fim === 'CONCLUIDA') await concluir(tx, gerente, ticketId, depois(96))
}

type Abertura = { nota: Nota; quantos: number; porque: string; quando: Date }

async function abrirTicketDaTroca(tx: Tx, quem: Alguem, { nota, quantos, porque, quando }: Abertura) {
  const [tipo] = await tx.select().from(ticketTipo).where(eq(ticketTipo.troca, true))
  const [origem] = await tx.select().from(ticketOrigem).orderBy(asc(ticketOrigem.id))
  const [motivo] = await tx.select().from(motivoProduto).where(eq(motivoProduto.informa, false))
  if (!tipo || !origem || !motivo) throw new Error('o catálogo não tem um tipo de troca')
  const filialId = quem.sessao.filialId ?? 0
  const item: NovoItem = {
    ...{
      origem: 'NOTA',
      notaItemId: nota.itemId,
      notaId: nota.notaId,
      produtoId: nota.produtoId,
      ...nota.item,
    },
    ...{ quantidadeSolicitada: String(quantos), motivoId: motivo.id },
  }
  const { id } = await abrirTicket(tx, quem.caso(quando), {
    ticket: {
      ...(await prazosAoAbrir(tx, filialId, tipo, quando)),
      ...{ tipoId: tipo.id, filialId, clienteId: nota.clienteId, origemId: origem.id },
      ...{ criadorId: quem.sessao.colaboradorId, transportadoraId: nota.transportadoraId },
    },
    partes: { itens: [item], motivos: await motivosDoTipo(tx, tipo.id) },
    mensagem: porque || 'O cliente quer trocar por outro produto.',
  })
  return id
}

/** The first that asks for no words, down to its last level. */
async function motivosDoTipo(tx: Tx, tipoId: number) {
  const todos = await tx
    .select()
    .from(ticketMotivoAbertura)
    .where(and(eq(ticketMotivoAbertura.tipoId, tipoId), eq(ticketMotivoAbertura.informa, false)))
    .orderBy(asc(ticketMotivoAbertura.ordem), asc(ticketMotivoAbertura.id))
  const escolhidos: { motivoId: number }[] = []
  for (
    let um = todos.find(({ paiId }) => paiId === null);
    um;
    um = todos.find(({ paiId }) => paiId === um?.id)
  )
    escolhidos.push({ motivoId: um.id })
  return escolhidos
}

async function escolher(
  tx: Tx,
  quem: Alguem,
  { idOrcamento, outro, quantos }: { idOrcamento: number; outro: Nota; quantos: number },
  quando: Date,
) {
  const [documento] = await tx.select().from(orcamento).where(eq(orcamento.id, idOrcamento))
  await quem.fazer(quando, alterarOrcamento, {
    params: { id: idOrcamento },
    corpo: {
      versao: documento?.versao ?? 1,
      itens: [
        {
          ...{
            chave: `troca-${idOrcamento}`,
            idProd: outro.produtoId,
            idEmb: outro.embalagemId,
            qtde: quantos,
          },
          ...{ desconto: null, precoDigitado: null, bonificado: false },
        },
      ],
    },
  })
}

/** Analysed and counted by the steps of the ticket; only the customer's invoice of the return is taken as sent. */
async function concluir(tx: Tx, quem: Alguem, ticketId: number, quando: Date): Promise<void> {
  const params = { idTicket: ticketId }
  const depois = (horas: number) => new Date(quando.getTime() + horas * UMA_HORA_MS)
  const itens = await tx
    .select({ id: ticketItem.id, qtde: ticketItem.quantidadeSolicitada })
    .from(ticketItem)
    .where(eq(ticketItem.ticketId, ticketId))
  const nenhuma = {
    qtd_fora_prazo: 0,
    qtd_outra_marca: 0,
    qtd_falta: 0,
    qtd_avaria: 0,
    qtd_quebra_direta: 0,
  }
  await quem.fazer(depois(-90), avancarEtapa, { params })
  await quem.fazer(depois(-88), avancarEtapa, {
    params,
    corpo: { analise: itens.map(({ id, qtde }) => ({ id, ...nenhuma, qtd_autorizada: Number(qtde) })) },
  })
  await passarDaNota(tx, quem, ticketId, depois(-70))
  await quem.fazer(quando, avancarEtapa, {
    params,
    corpo: { checkin: itens.map(({ id, qtde }) => ({ id, qtd_recebida: Number(qtde) })) },
  })
  const [fim] = await tx
    .select({ id: motivoFinalizacao.id })
    .from(motivoFinalizacao)
    .innerJoin(ticket, eq(ticket.tipoId, motivoFinalizacao.tipoId))
    .where(and(eq(ticket.id, ticketId), eq(motivoFinalizacao.conclui, true)))
    .orderBy(asc(motivoFinalizacao.id))
  await quem.fazer(depois(1), finalizarTicket, { params, corpo: { motivo: fim?.id } })
}

async function passarDaNota(tx: Tx, quem: Alguem, ticketId: number, quando: Date): Promise<void> {
  const { linha } = await carregarParaMudar(tx, quem.sessao, ticketId, undefined)
  const etapas = await tx.select().from(ticketEtapa).where(eq(ticketEtapa.tipoId, linha.tipoId))
  const nota = etapas.find(({ id }) => id === linha.etapaId)
  const conferencia = etapas.find(({ requisito }) => requisito === 'CHECKIN_DEVOLUCAO')
  if (nota?.requisito !== 'ENVIAR_NFD' || !conferencia)
    throw new Error('a troca não espera a nota da devolução')
  await mudarTicket(tx, quem.caso(quando), linha, {
    campos: {
      etapaId: conferencia.id,
      setorId: conferencia.setorId,
      statusId: conferencia.statusId,
      percurso: [...linha.percurso, nota.id],
    },
    entrada: {
      tipo: 'PRIVADO',
      acao: 'AVANCO',
      mensagem: FRASES.avanco(nota.nome, conferencia.nome),
      dados: { de: nota.id, para: conferencia.id },
    },
  })
}
