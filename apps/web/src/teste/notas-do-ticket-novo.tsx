import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import {
  listarNotasDoCliente,
  type NotaParaEscolher,
  obterNotaParaTicket,
  type ProdutoDaNota,
} from '@balcao/dominio/tickets/abertura/contratos'
import { listarTicketsDasNotas } from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { listarMotivosDeProduto, type TipoDeTicketNoFio } from '@balcao/dominio/tickets/catalogo/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { BotaoDeItens } from '../features/tickets/abertura/itens/botao-de-itens.tsx'
import { TICKET_EM_BRANCO } from '../features/tickets/abertura/pedido/estado.ts'
import type { PropsDoPasso } from '../features/tickets/abertura/pedido/passo.ts'
import type { ItemEscolhido, TicketNovo } from '../features/tickets/abertura/pedido/ticket-novo.ts'
import { criarClienteDeConsultas } from '../platform/consultas.ts'
import { SessaoAberta } from '../platform/sessao.tsx'
import { AreaDeToasts } from '../ui/retorno/area-de-toasts.tsx'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'
import { responder } from './servidor.ts'

export const TIPO: TipoDeTicketNoFio = {
  id: 3,
  chave: 'DEVOLUCAO',
  desc: 'Devolução',
  menu: { key: 'SOLICITACAO', description: 'Solicitação' },
  usa_assunto: 1,
  usa_consumidor_final: 1,
  usa_nota: 1,
  usa_produto: 1,
  usa_nota_produto: 2,
  usa_prorrogacao: 0,
  usa_mensagem: 0,
  usa_transportadora: 0,
  permite_espelho: true,
  troca: false,
  motivos: { obrigatorio: false, itens: [] },
}

export const notaDe = (numNf: number, outras: Partial<NotaParaEscolher> = {}): NotaParaEscolher => ({
  id: numNf + 10_000,
  chave: '',
  numNf,
  dtSai: '2026-10-20',
  filial: { idFil: 1, razSoc: 'Pet Distribuidora Ltda', desc: 'Matriz São Paulo' },
  qtdeIt: 3,
  vlTot: 1234.5,
  cliente: { id: 9, razSoc: 'Pet Feliz Ltda', fant: 'Pet Feliz' },
  transportadora: null,
  ...outras,
})

export const produtoDe = (id: number, outras: Partial<ProdutoDaNota> = {}): ProdutoDaNota => ({
  id,
  idExibicao: `P${id}`,
  descNF: `Ração premium ${id}`,
  marca: 'Vitta',
  unidade: 'CX',
  valor_sem_imposto: 20,
  valor_unitario: 25.5,
  qtd: 6,
  qtd_comprada: 10,
  qtd_devolvida: 4,
  numNF: 5501,
  idImagem: '',
  indisponivel: false,
  anexo_obrigatorio: false,
  ...outras,
})

export const MOTIVOS = [
  { id: 1, descricao: 'Embalagem danificada', informa: false },
  { id: 2, descricao: 'Outro', informa: true },
]

export const itemDe = (id: number, outras: Partial<ItemEscolhido> = {}): ItemEscolhido => ({
  produto: produtoDe(id),
  nota: { id: 15_501, numNf: 5501 },
  qtd_solicitada: 2,
  motivo: { id: 1, descricao: 'Embalagem danificada', informa: false },
  obs: '',
  arquivos: [],
  ...outras,
})

export const ticketNovo = (outras: Partial<TicketNovo> = {}): TicketNovo => ({
  ...TICKET_EM_BRANCO,
  tipo: TIPO,
  cliente: { id: 9, fant: 'Pet Feliz', razSoc: 'Pet Feliz Ltda', cnpj: '', cid: '', uf: '', filiaisSac: [] },
  filial: { idFil: 1, razSoc: 'Matriz São Paulo' },
  ...outras,
})

/** Ten invoices per page, and the same products in each. */
export function servidorDeNotas(notas: NotaParaEscolher[], produtos: ProdutoDaNota[] = []) {
  const pedidos: URLSearchParams[] = []
  const respostas = [
    responder(listarNotasDoCliente, ({ url }) => {
      const query = new URL(url).searchParams
      pedidos.push(query)
      const page = Number(query.get('page') ?? 1)
      return {
        itens: notas.slice((page - 1) * 10, page * 10),
        paginator: montarPaginator(page, 10, notas.length),
      }
    }),
    responder(obterNotaParaTicket, ({ url }) => {
      const id = Number(new URL(url).pathname.split('/').at(-1))
      return { ...(notas.find((nota) => nota.id === id) ?? notaDe(id)), produtos }
    }),
    responder(listarMotivosDeProduto, { itens: MOTIVOS }),
    responder(listarTicketsDasNotas, { itens: [], temMais: false }),
  ]
  return { pedidos, respostas }
}

type Cenario = {
  novo?: Partial<TicketNovo>
  problemas?: Record<string, string>
  /** Parameters of the branch: 'SAC_…' */
  parametros?: Record<string, string>
}

/** The step as the wizard shows it, with the 'Itens' button; `ticket()` is what it has become. */
export function abrirPasso(Passo: ComponentType<PropsDoPasso>, cenario: Cenario = {}) {
  let atual = ticketNovo(cenario.novo)
  function Assistente() {
    const [novo, setNovo] = useState(atual)
    atual = novo
    return (
      <>
        <BotaoDeItens novo={novo} mudar={setNovo} />
        <Passo novo={novo} mudar={setNovo} problemas={cenario.problemas ?? {}} />
      </>
    )
  }
  const parametros = Object.entries(cenario.parametros ?? {}).map(([chave, valor]) => ({
    chave,
    filialId: null,
    valor,
  }))
  const tela = renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={cargaDe('OPERADOR', { parametros })}>
        <Assistente />
      </SessaoAberta>
      <AreaDeToasts />
    </QueryClientProvider>,
  )
  return Object.assign(tela, { ticket: () => atual })
}
