import { listarDestinatarios } from '@balcao/dominio/correio/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import {
  type NotaParaEscolher,
  obterNotaParaTicket,
  type ProdutoDaNota,
  pesquisarClientesDoTicket,
} from '@balcao/dominio/tickets/abertura/contratos'
import { listarTicketsDasNotas } from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import {
  listarMenu,
  listarOrigens,
  listarRepresentantes,
  type MotivoDeAbertura,
  type TipoDeTicketNoFio,
} from '@balcao/dominio/tickets/catalogo/contratos'
import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { BotaoNovoTicket } from '../features/tickets/abertura/botao-novo-ticket.tsx'
import { useAbertura } from '../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import type { PedidoDeTicket } from '../features/tickets/abertura/pedido/pedido-de-ticket.ts'
import type { ClienteDoTicket } from '../features/tickets/abertura/pedido/ticket-novo.ts'
import { ProvedorDaAbertura } from '../features/tickets/abertura/provedor-da-abertura.tsx'
import { criarClienteDeConsultas } from '../platform/consultas.ts'
import { SessaoAberta } from '../platform/sessao.tsx'
import { ProvedorDeConfirmacao } from '../ui/retorno/confirmacao.tsx'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'
import { responder } from './servidor.ts'
import { transportadoraDe } from './transportadora.ts'

export const motivoDe = (
  id: number,
  descricao: string,
  outros: Partial<MotivoDeAbertura> = {},
): MotivoDeAbertura => ({
  id,
  descricao,
  padrao: false,
  informa: false,
  subnivel: { obrigatorio: false, itens: [] },
  ...outros,
})

export const tipoDe = (id: number, outros: Partial<TipoDeTicketNoFio> = {}): TipoDeTicketNoFio => ({
  id,
  chave: `tipo-${id}`,
  desc: `Tipo ${id}`,
  menu: { key: 'SOLICITACAO', description: 'Solicitação' },
  usa_assunto: 1,
  usa_consumidor_final: 0,
  usa_nota: 0,
  usa_produto: 0,
  usa_nota_produto: 0,
  usa_prorrogacao: 0,
  usa_mensagem: 0,
  usa_transportadora: 0,
  permite_espelho: false,
  troca: false,
  motivos: { obrigatorio: false, itens: [] },
  ...outros,
})

export const produtoDe = (id: number): ProdutoDaNota => ({
  id,
  idExibicao: String(id),
  descNF: `Produto ${id}`,
  marca: 'Aurora',
  unidade: 'UN',
  valor_sem_imposto: 9,
  valor_unitario: 10,
  qtd: 8,
  qtd_comprada: 10,
  qtd_devolvida: 2,
  numNF: 700,
  idImagem: String(id),
  indisponivel: false,
  anexo_obrigatorio: false,
})

export const notaDe = (id: number): NotaParaEscolher => ({
  id,
  chave: '3'.repeat(44),
  numNf: id * 100,
  dtSai: '2026-11-01',
  filial: { idFil: 2, razSoc: 'Aurora Distribuidora Ltda', desc: 'Filial Campinas' },
  qtdeIt: 3,
  vlTot: 100,
  cliente: { id: 10, razSoc: 'Mercado Estrela Ltda', fant: 'Mercado Estrela' },
  transportadora: null,
})

export const CLIENTE: ClienteDoTicket = {
  id: 10,
  fant: 'Mercado Estrela',
  razSoc: 'Mercado Estrela Ltda',
  cnpj: '11222333000181',
  cid: 'Campinas',
  uf: 'SP',
  filiaisSac: [
    { idFil: 1, razSoc: 'Matriz São Paulo', desc: 'Matriz São Paulo' },
    { idFil: 2, razSoc: 'Filial Campinas', desc: 'Filial Campinas' },
  ],
}

/** What the wizard asks the server before it sends anything. */
export function servidorDaAbertura(
  tipos: TipoDeTicketNoFio[],
  { clientes = [CLIENTE] }: { clientes?: ClienteDoTicket[] } = {},
) {
  const menus = Object.values(Object.groupBy(tipos, ({ menu }) => menu.key)).flatMap((doMenu = []) =>
    doMenu[0] ? [{ ...doMenu[0].menu, tipos: doMenu }] : [],
  )
  return [
    responder(listarMenu, { ticketMenu: menus }),
    responder(listarOrigens, {
      itens: [
        { id: 1, chave: 'TELEFONE', descricao: 'Telefone' },
        { id: 2, chave: 'EMAIL', descricao: 'E-mail' },
      ],
    }),
    responder(listarRepresentantes, {
      itens: [
        { id: 31, nome: 'Rui Lopes' },
        { id: 32, nome: 'Vera Dias' },
      ],
    }),
    responder(pesquisarClientesDoTicket, { itens: clientes, paginator: montarPaginator(1, 10, 1, 1_000) }),
    responder(listarDestinatarios, { itens: [] }),
    responder(listarTicketsDasNotas, { itens: [], temMais: false }),
    responder(obterNotaParaTicket, { ...notaDe(7), produtos: [produtoDe(1)] }),
    responder(pesquisarTransportadoras, { itens: [transportadoraDe(8, 'Rápida Cargas')] }),
  ]
}

function AbrirTicket({ pedido }: { pedido: PedidoDeTicket }) {
  const { abrirNovoTicket } = useAbertura()
  return (
    <button type="button" onClick={() => abrirNovoTicket(pedido)}>
      Abrir ticket
    </button>
  )
}

/** The button of the top bar with everything behind it; `idos` are the tickets that the person went to. */
export function abrirAbertura({
  carga = cargaDe('OPERADOR'),
  pedido,
}: {
  carga?: ReturnType<typeof cargaDe>
  /** Opened from somewhere else too, by 'Abrir ticket'. */
  pedido?: PedidoDeTicket
} = {}) {
  const idos: number[] = []
  const cliente = criarClienteDeConsultas(() => {})
  const tela = renderizar(
    <QueryClientProvider client={cliente}>
      <SessaoAberta carga={carga}>
        <ProvedorDeConfirmacao>
          <ProvedorDaAbertura aoIrParaOTicket={(id) => idos.push(id)}>
            <BotaoNovoTicket compacto={false} />
            {pedido && <AbrirTicket pedido={pedido} />}
          </ProvedorDaAbertura>
        </ProvedorDeConfirmacao>
      </SessaoAberta>
    </QueryClientProvider>,
  )
  return { ...tela, idos }
}
