import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { feriadosNacionais } from '@balcao/dominio/prazos/feriados-nacionais'
import { preencherAutomacoes } from './automacoes/preencher-automacoes.ts'
import { preencherAvaliacoes } from './avaliacoes/preencher-avaliacoes.ts'
import { preencherOpcoes } from './cadastro/preencher-opcoes.ts'
import { preencherClasses, preencherRegioes } from './clientes/preencher-regioes.ts'
import { preencherColetas } from './coletas/preencher-coletas.ts'
import { preencherEtiquetas } from './etiquetas/preencher-etiquetas.ts'
import { preencherFaq } from './faq/preencher-faq.ts'
import type { Demo } from './gerar-demo.ts'
import { idsPorChave } from './lotes.ts'
import { gerarNotas, type NotaGerada } from './notas/gerar-notas.ts'
import { preencherNotas } from './notas/preencher-notas.ts'
import type { OpcoesDaDemo } from './opcoes-da-demo.ts'
import { comNumeroDoPedido, gerarPedidos } from './pedidos/gerar-pedidos.ts'
import { preencherPedidos } from './pedidos/preencher-pedidos.ts'
import { preencherVidaDosPedidos } from './pedidos/preencher-vida.ts'
import { classificarProdutos } from './produtos/classificar-produtos.ts'
import { preencherRelacionamento } from './relacionamento/preencher-relacionamento.ts'
import { preencherRespostas } from './respostas/preencher-respostas.ts'
import { DIAS_UTEIS, EXPEDIENTE } from './tickets/catalogo-de-tickets.ts'
import { gerarTickets } from './tickets/gerar-tickets.ts'
import {
  preencherCalendario,
  preencherCatalogoDeTickets,
  preencherSetores,
} from './tickets/preencher-catalogo.ts'
import { preencherLigacoes } from './tickets/preencher-ligacoes.ts'
import { gravarAnexos, preencherTickets } from './tickets/preencher-tickets.ts'

/**
 * Sectors, calendar, kinds of ticket, regions, orders, invoices, tickets, articles, pickups and all that there is of each customer,
 * over the people and products already there. Answers the invoices, by which others choose customers.
 */
export async function preencherAtendimento(
  tx: Executor,
  opcoes: OpcoesDaDemo,
  demo: Demo,
): Promise<readonly NotaGerada[]> {
  const { negocio, hoje, agora, armazem } = opcoes
  const feriados = feriadosEmVolta(hoje)
  const calendario = calendarioDaDemo(feriados)
  const vendas = gerarNotas(negocio, hoje, demo)
  const pedidos = gerarPedidos({ negocio, agora, demo, notas: vendas })
  const notas = comNumeroDoPedido(vendas, pedidos)
  const classes = classificarProdutos(negocio, demo.produtos)
  const tickets = gerarTickets({ negocio, agora, calendario, demo, notas, classes })
  // Files first: a transaction can take back its rows, not what others already see.
  const autor = demo.filiais[0]?.razaoSocial ?? negocio
  const modelos = await gravarAnexos({ armazem, tickets, autor, agora })

  const idDoColaborador = idsPorChave(
    await tx.select({ chave: colaborador.cpf, id: colaborador.id }).from(colaborador),
  )
  const idDaFilial = idsPorChave(await tx.select({ chave: filial.cnpj, id: filial.id }).from(filial))
  const idDoSetor = await preencherSetores(tx, demo.colaboradores, idDoColaborador)
  await preencherCalendario(
    tx,
    demo.filiais.map(({ cnpj }) => idDaFilial(cnpj)),
    feriados,
  )
  await preencherCatalogoDeTickets(tx, idDoSetor)
  await preencherOpcoes(tx, demo)
  await preencherRegioes(tx, negocio, demo.clientes)
  await preencherClasses(tx, classes)
  await preencherPedidos(tx, demo, pedidos)
  await preencherNotas(tx, notas, agora)
  await preencherVidaDosPedidos(tx, { agora })
  await preencherTickets(tx, { demo, tickets, classes, modelos })
  await preencherFaq(tx, opcoes, demo)
  await preencherRespostas(tx, agora)
  await preencherEtiquetas(tx, agora)
  await preencherLigacoes(tx, agora)
  await preencherAutomacoes(tx, agora)
  await preencherColetas(tx, agora)
  await preencherAvaliacoes(tx, { agora })
  await preencherRelacionamento(tx, { negocio, agora, calendario, demo, notas, pedidos })
  return notas
}

/** Holidays of last year, this one and the next two: deadlines cross the turn of the year. */
export function feriadosEmVolta(hoje: string) {
  const ano = Number(hoje.slice(0, 4))
  return [ano - 1, ano, ano + 1, ano + 2].flatMap((cada) => feriadosNacionais(cada))
}

/** The office hours and holidays that every branch of the demo has. */
export function calendarioDaDemo(feriados: readonly { data: string }[]): Calendario {
  return {
    expediente: DIAS_UTEIS.flatMap((diaDaSemana) => EXPEDIENTE.map((turno) => ({ diaDaSemana, ...turno }))),
    feriados: new Set(feriados.map(({ data }) => data)),
  }
}
