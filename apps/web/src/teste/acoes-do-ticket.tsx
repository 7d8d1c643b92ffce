import {
  listarProdutosDoTicket,
  obterTicket,
  type ProdutoDoTicket,
  type TicketDetalhado,
} from '@balcao/dominio/tickets/detalhe/contratos'
import { configurarMensagens } from '@balcao/dominio/validacao'
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { type Abertura, ContextoDaAbertura } from '../features/tickets/abertura/pedido/abrir-novo-ticket.ts'
import { AcoesDoTicket } from '../features/tickets/acoes/acoes-do-ticket.tsx'
import {
  type CadastrarConsumidor,
  ContextoDeCadastrarConsumidor,
} from '../features/tickets/cadastrar-consumidor.ts'
import { criarClienteDeConsultas, useConsulta } from '../platform/consultas.ts'
import { SessaoAberta } from '../platform/sessao.tsx'
import { AreaDeToasts } from '../ui/retorno/area-de-toasts.tsx'
import { ProvedorDeConfirmacao } from '../ui/retorno/confirmacao.tsx'
import { cargaDe } from './carga.ts'
import { renderizar } from './renderizar.tsx'
import { recusar, responder } from './servidor.ts'

configurarMensagens()

const SIM = { permite: true, motivo: null }
/** Not for this person: nothing is shown. */
export const OCULTA = { permite: false, motivo: null }
export const impedida = (motivo: string) => ({ permite: false, motivo })

const ACOES: TicketDetalhado['acoes'] = {
  responder: SIM,
  aguardar: SIM,
  interno: SIM,
  encaminhar: SIM,
  assumir: OCULTA,
  atribuir: OCULTA,
  devolver: OCULTA,
  avancar: SIM,
  retroceder: SIM,
  finalizar: SIM,
  concluir: SIM,
  reabrir: OCULTA,
  arquivar: OCULTA,
  desarquivar: OCULTA,
  reclassificar: SIM,
  editarItens: SIM,
  completarCadastro: OCULTA,
  contato: OCULTA,
  etiquetar: OCULTA,
  unir: OCULTA,
  ligar: OCULTA,
  espelho: OCULTA,
}

type Etapa = TicketDetalhado['etapa']
export const etapaDe = (nome: string, exige: Etapa['exige'], outras: Partial<Etapa> = {}): Etapa => ({
  id: 31,
  nome,
  ordem: 2,
  setor: { id: 2, nome: 'Devoluções' },
  requisito: exige === 'ETAPA_CONDICIONAL' ? null : exige,
  exige,
  condicionais: [],
  ...outras,
})

type Partes = Omit<Partial<TicketDetalhado>, 'acoes'> & { acoes?: Partial<TicketDetalhado['acoes']> }

export function ticketDe({ acoes, ...outras }: Partes = {}): TicketDetalhado {
  return {
    id: 12,
    protocolo: '2611-000012-4',
    versao: 5,
    status: { id: 3, label: 'Em análise', cor: '#6741d9' },
    arquivado: false,
    tipo: {
      id: 1,
      chave: 'DEVOLUCAO_PARCIAL',
      desc: 'Devolução parcial',
      menu: { key: 'SOLICITACAO', description: 'Solicitação' },
    },
    etapa: etapaDe('Triagem', null),
    etapas: [],
    setor: { id: 2, nome: 'Devoluções' },
    operador: null,
    criador: { id: 7, nome: 'Ana Paula Ribeiro' },
    filial: { idFil: 1, desc: 'Matriz São Paulo' },
    cliente: null,
    consumidor: null,
    assunto: null,
    motivos: [],
    origem: { id: 1, descricao: 'Telefone' },
    transportadora: null,
    notas: [],
    prorrogacao: null,
    nfds: [],
    datahora_criacao: '2026-11-10T12:00:00Z',
    datahora_finalizacao: null,
    motivoFinalizacao: null,
    reaberturas: 0,
    aguardandoCliente: false,
    clienteLe: false,
    contato: null,
    contatoSugerido: null,
    correio: null,
    whatsapp: null,
    etiquetas: [],
    seguidores: { total: 0, sigo: false },
    uniao: null,
    unidos: [],
    ligados: [],
    prazos: { resposta: { situacao: 'SEM_PRAZO', em: null }, solucao: { situacao: 'SEM_PRAZO', em: null } },
    totalDeProdutos: 2,
    totalDeAnexos: 0,
    temColeta: false,
    deTroca: false,
    etapaDeOutros: null,
    assumeAoAbrir: false,
    ...outras,
    acoes: { ...ACOES, ...acoes },
  }
}

export const produtoDe = (id: number, outras: Partial<ProdutoDoTicket> = {}): ProdutoDoTicket => ({
  id,
  produto_id: id,
  idExibicao: `P${id}`,
  descricao: `Produto ${id}`,
  marca: 'Marca',
  classe_venda: null,
  nfe: 4501,
  chave: null,
  data_nota: null,
  motivo: null,
  obs: null,
  status: 'AN',
  qtd_solicitada: 10,
  qtd_comprada: 20,
  unidade: 'UN',
  valor_sem_imposto: 9,
  valor_unitario: 12.5,
  total: 250,
  anexos: [],
  motivoAnalise: null,
  obsAnalise: null,
  qtd_fora_prazo: 0,
  qtd_outra_marca: 0,
  qtd_falta: 0,
  qtd_avaria: 0,
  qtd_quebra_direta: 0,
  qtd_autorizada: 0,
  qtd_recebida: null,
  idImagem: null,
  ...outras,
})

/** The ticket as the server has it, read again after each change. */
export function servidorDoTicket(ticket: TicketDetalhado, produtos: ProdutoDoTicket[] = []) {
  const agora = { ticket, produtos, leituras: 0 }
  const respostas = [
    responder(obterTicket, () => {
      agora.leituras += 1
      return agora.ticket
    }),
    responder(listarProdutosDoTicket, () => ({ itens: agora.produtos, total: 0, devolve: true })),
  ]
  return { agora, respostas }
}

export const conflito = () =>
  recusar(409, {
    codigo: 'TICKET_MUDOU',
    message: 'Este ticket mudou.',
    mudancas: [{ quando: '2026-11-10T12:30:00Z', quem: 'Maria Souza', o_que: 'escreveu uma mensagem' }],
  })

/** Fields of a request to advance as they travel, in bracket form; files by name. The simulated browser drops empty ones. */
export async function camposEnviados(request: Request): Promise<Record<string, string>> {
  const dados = await request.formData()
  return Object.fromEntries(
    [...dados].map(([campo, valor]) => [campo, valor instanceof File ? valor.name : valor]),
  )
}

function Tela({ idTicket }: { idTicket: number }) {
  const { data } = useConsulta(obterTicket, { params: { idTicket } })
  return data && <AcoesDoTicket ticket={data} />
}

export function abrirAcoes(
  carga = cargaDe('GERENTE'),
  cadastrar: CadastrarConsumidor | null = null,
  abrirNovoTicket: Abertura['abrirNovoTicket'] = () => {},
) {
  // Toasts of the test before would keep these waiting.
  notifications.clean()
  return renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={carga}>
        <ProvedorDeConfirmacao>
          <ContextoDeCadastrarConsumidor value={cadastrar}>
            <ContextoDaAbertura value={{ abrirNovoTicket, mostrarTicketCriado: () => {} }}>
              <Tela idTicket={12} />
            </ContextoDaAbertura>
          </ContextoDeCadastrarConsumidor>
        </ProvedorDeConfirmacao>
      </SessaoAberta>
      <AreaDeToasts />
    </QueryClientProvider>,
  )
}

type Tela = ReturnType<typeof abrirAcoes>

/** Opens the dialog by the primary button, which has its name. */
export async function abrirPrincipal({ usuario }: Tela, nome: string) {
  await usuario.click(await screen.findByRole('button', { name: nome }))
  return janelaDe(nome)
}

export async function abrirPeloMenu({ usuario }: Tela, nome: string) {
  await usuario.click(await screen.findByRole('button', { name: 'Mais ações' }))
  await usuario.click(await screen.findByRole('menuitem', { name: nome }))
  return janelaDe(nome)
}

export async function janelaDe(nome: string) {
  const dialogo = await screen.findByRole('dialog', { name: nome })
  // The fields may come after the dialog.
  await within(dialogo).findByRole('button', { name: nome })
  return within(dialogo)
}
export type Aberta = Awaited<ReturnType<typeof janelaDe>>

export const grupo = (janela: Aberta, nome: string) => within(janela.getByRole('group', { name: nome }))
