import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import type { Demo } from '../gerar-demo.ts'
import type { NotaGerada } from '../gerar-notas.ts'
import type { PedidoGerado } from '../gerar-pedidos.ts'
import type { NegocioDemo } from '../listas/filiais.ts'
import { escolherVitrine } from './escolher-vitrine.ts'
import { gerarAgendasDeCobranca } from './gerar-agendas-de-cobranca.ts'
import { gerarAgendasDeVenda } from './gerar-agendas-de-venda.ts'
import { gerarAtendimentos } from './gerar-atendimentos.ts'
import { gerarContatos } from './gerar-contatos.ts'
import { gerarEquipe } from './gerar-equipe.ts'
import { gerarInformacoes } from './gerar-informacoes.ts'
import { gerarLimites } from './gerar-limites.ts'
import { gerarMeiosDeContato } from './gerar-meios-de-contato.ts'
import { gerarOrcamentos } from './gerar-orcamentos.ts'
import { gerarPerfis } from './gerar-perfis.ts'
import { gerarRastreios } from './gerar-rastreios.ts'
import { gerarTitulos } from './gerar-titulos.ts'
import { gerarVendedores } from './gerar-vendedores.ts'
import type { ProrrogacaoPedida } from './prorrogar-titulos.ts'

export type FontesDoRelacionamento = {
  negocio: NegocioDemo
  agora: Date
  calendario: Calendario
  demo: Demo
  notas: readonly NotaGerada[]
  pedidos: readonly PedidoGerado[]
  /** Extensions that tickets asked for. */
  prorrogacoes: readonly ProrrogacaoPedida[]
}

export type Relacionamento = ReturnType<typeof gerarRelacionamento>

/** CLI-01 All that a business has of its customers over a year, as plain data: the same for the same business and hour. */
export function gerarRelacionamento(fontes: FontesDoRelacionamento) {
  const { negocio, agora, calendario, demo, notas, pedidos, prorrogacoes } = fontes
  const hoje = hojeEm(agora)
  const { clientes } = demo
  const vitrine = escolherVitrine(clientes, notas, hoje)?.documento ?? null
  const vendedores = gerarVendedores(negocio, demo, vitrine)
  const { contas, titulos } = gerarTitulos({ negocio, hoje, calendario, demo, notas, vitrine, prorrogacoes })
  const orcamentos = gerarOrcamentos({ negocio, agora, calendario, demo, pedidos, vitrine })
  const atendimentos = gerarAtendimentos(negocio, { agora, calendario, demo, orcamentos, vitrine })
  const dasAgendas = { agora, calendario, demo, pedidos, vendedores, vitrine }
  const agendas = [
    ...atendimentos.flatMap(({ retorno }) => retorno ?? []),
    ...gerarAgendasDeVenda(negocio, dasAgendas),
    ...gerarAgendasDeCobranca(negocio, { ...dasAgendas, titulos }),
  ]
  return {
    vitrine,
    equipe: gerarEquipe(negocio, demo.colaboradores),
    perfis: gerarPerfis(negocio, clientes, notas, vitrine),
    ...gerarMeiosDeContato(negocio, clientes),
    contatos: gerarContatos(negocio, hoje, demo, vitrine),
    vendedores,
    informacoes: gerarInformacoes(negocio, { agora, calendario, demo }, { vendedores, vitrine }),
    contas,
    titulos,
    limites: gerarLimites(negocio, { hoje, clientes, titulos, pedidos }),
    orcamentos,
    agendas: agendas.toSorted((a, b) => a.criadaEm.getTime() - b.criadaEm.getTime()),
    atendimentos,
    ...gerarRastreios(negocio, { agora, notas, pedidos, vitrine }),
  }
}
