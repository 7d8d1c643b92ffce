import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { gerarEquipe } from '../acesso/gerar-equipe.ts'
import { gerarAgendasDeCobranca } from '../agendas/gerar-agendas-de-cobranca.ts'
import { gerarAgendasDeVenda } from '../agendas/gerar-agendas-de-venda.ts'
import { gerarAtendimentos } from '../atendimentos/gerar-atendimentos.ts'
import { gerarPerfis } from '../clientes/gerar-perfis.ts'
import { gerarVendedores } from '../clientes/gerar-vendedores.ts'
import { gerarContatos } from '../contatos/gerar-contatos.ts'
import { gerarMeiosDeContato } from '../contatos/gerar-meios-de-contato.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { gerarInformacoes } from '../informacoes/gerar-informacoes.ts'
import { gerarLimites } from '../limites/gerar-limites.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import { gerarOrcamentos } from '../orcamentos/gerar-orcamentos.ts'
import type { PedidoGerado } from '../pedidos/gerar-pedidos.ts'
import { gerarRastreios } from '../rastreio/gerar-rastreios.ts'
import { gerarTitulos } from '../titulos/gerar-titulos.ts'
import type { ProrrogacaoPedida } from '../titulos/prorrogar-titulos.ts'
import { escolherVitrine } from './escolher-vitrine.ts'

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
