import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { filial } from '@balcao/api/src/features/filiais/tabelas.ts'
import { DIAS_UTEIS, EXPEDIENTE } from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import {
  gravarCalendario,
  gravarCatalogoDeTickets,
  gravarSetores,
} from '@balcao/api/src/features/implantacao/partida/gravar-catalogo.ts'
import { gravarOpcoes } from '@balcao/api/src/features/implantacao/partida/gravar-opcoes.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import { idsPorChave } from '@balcao/api/src/platform/banco/ids-por-chave.ts'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { feriadosEmVolta } from '@balcao/dominio/prazos/feriados-nacionais'
import { preencherAutomacoes } from './automacoes/preencher-automacoes.ts'
import { preencherAvaliacoes } from './avaliacoes/preencher-avaliacoes.ts'
import { preencherClasses, preencherRegioes } from './clientes/preencher-regioes.ts'
import { preencherColetas } from './coletas/preencher-coletas.ts'
import { preencherEtiquetas } from './etiquetas/preencher-etiquetas.ts'
import { preencherFaq } from './faq/preencher-faq.ts'
import type { Demo } from './gerar-demo.ts'
import { gerarNotas, type NotaGerada } from './notas/gerar-notas.ts'
import { preencherNotas } from './notas/preencher-notas.ts'
import type { OpcoesDaDemo } from './opcoes-da-demo.ts'
import { comNumeroDoPedido, gerarPedidos } from './pedidos/gerar-pedidos.ts'
import { preencherPedidos } from './pedidos/preencher-pedidos.ts'
import { preencherVidaDosPedidos } from './pedidos/preencher-vida.ts'
import { classificarProdutos } from './produtos/classificar-produtos.ts'
import { preencherRelacionamento } from './relacionamento/preencher-relacionamento.ts'
import { preencherRespostas } from './respostas/preencher-respostas.ts'
import { vincularSetores } from './setores/distribuir-setores.ts'
import { gerarTickets } from './tickets/gerar-tickets.ts'
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
  const idDoSetor = await gravarSetores(tx)
  await vincularSetores(tx, demo.colaboradores, { idDoColaborador, idDoSetor })
  await gravarCalendario(
    tx,
    demo.filiais.map(({ cnpj }) => idDaFilial(cnpj)),
    feriados,
  )
  await gravarCatalogoDeTickets(tx, idDoSetor)
  const atividades = new Set(demo.clientes.map(({ atividade }) => atividade))
  await gravarOpcoes(tx, [...atividades])
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

/** The office hours and holidays that every branch of the demo has. */
export function calendarioDaDemo(feriados: readonly { data: string }[]): Calendario {
  return {
    expediente: DIAS_UTEIS.flatMap((diaDaSemana) => EXPEDIENTE.map((turno) => ({ diaDaSemana, ...turno }))),
    feriados: new Set(feriados.map(({ data }) => data)),
  }
}
