import { canalInternoDoTicket } from '@balcao/dominio/tickets/canais'
import {
  listarAnexosDoTicket,
  listarAtividadesDoTicket,
  listarHistorico,
  obterTicket,
} from '@balcao/dominio/tickets/detalhe/contratos'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cargaDe } from '../../../teste/carga.ts'
import { canaisOuvidos, emitir } from '../../../teste/pusher.ts'
import { recusar, responder, usarServidor } from '../../../teste/servidor.ts'
import {
  ACOES_DO_CLIENTE,
  abrirTicket,
  anexoDe,
  entradaDe,
  ID,
  servidorDoTicket,
  ticketDe,
} from '../../../teste/ticket.tsx'

const servidor = usarServidor()

const abrir = (ticket = ticketDe(), opcoes?: Parameters<typeof abrirTicket>[0]) => {
  servidor.use(...servidorDoTicket({ ticket, historico: [entradaDe(1)] }))
  return abrirTicket(opcoes)
}
const cartao = async (nome: string) => within(await screen.findByRole('region', { name: nome }))

describe('ticket', () => {
  it('TIC-03 o cabeçalho diz quem, em que estado, desde quando e o que vem', async () => {
    abrir()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ticket 2026.000123-4')
    const cabecalho = within(screen.getByText('Caixas amassadas na entrega').closest('header') as HTMLElement)
    for (const texto of ['Em andamento', 'Solicitação › Devolução parcial', 'Bom Dia', 'aberto há 3 dias'])
      expect(cabecalho.getByText(texto)).toBeVisible()
    expect(cabecalho.getByText('Cumprido no prazo')).toBeVisible()
    expect(cabecalho.getByText('Solução: atrasada há 1 dia')).toBeVisible()
    expect(cabecalho.getByText('Beatriz Nogueira')).toBeVisible()
    const etapas = within(screen.getByRole('list', { name: 'Etapas' })).getAllByRole('listitem')
    expect(etapas.map((etapa) => etapa.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(etapas[0]).toHaveTextContent('Triagem, SAC, concluída')
  })

  it('TIC-03 o finalizado diz quando e por quê', async () => {
    abrir(ticketDe({ datahora_finalizacao: '2026-11-10T15:00:00Z', motivoFinalizacao: 'Crédito concedido' }))
    expect(await screen.findByText('Finalizado em 10/11/2026 12:00: Crédito concedido')).toBeVisible()
    expect(screen.getByText(/^aberto em /)).toBeVisible()
  })

  it('TIC-03 ao lado: cliente, atendimento, notas e prorrogação', async () => {
    const cliente = { ...ticketDe().cliente, motivoBloqueio: 'Títulos vencidos' } as never
    const prorrogacao = {
      responsavel: 'TRANSPORTADORA',
      nome: 'Rápido Sul',
      dias_atraso: 5,
      dias_confirmados: 1,
      parecer_logistica: null,
      nova_data_vencimento: '2026-12-01',
      parecer_financeiro: null,
      vencimento_maximo: '2027-05-14',
    } as const
    const nfds = [{ id: 1, numero: 77, serie: 1, chave: '3'.repeat(44), valor: 99.9, anexo: anexoDe(9) }]
    abrir(ticketDe({ cliente, prorrogacao, nfds }))
    const doCliente = await cartao('Cliente')
    expect(doCliente.getByText('11.222.333/0001-81')).toBeVisible()
    expect(doCliente.getByText('Campinas/SP')).toBeVisible()
    expect(doCliente.getByText('Títulos vencidos')).toBeVisible()
    expect(doCliente.getByRole('link', { name: 'compras@bomdia.test' })).toHaveAttribute(
      'href',
      'mailto:compras@bomdia.test',
    )
    expect((await cartao('Dados do atendimento')).getByText('Caminhão molhado')).toBeVisible()
    expect((await cartao('Prorrogação')).getByText('1 dia')).toBeVisible()
    const notas = await cartao('Notas fiscais')
    expect(notas.getByText(/1\.250,50/)).toBeVisible()
    expect(notas.getByRole('button', { name: 'Abrir laudo-9.pdf' })).toBeVisible()
  })

  it('TIC-03 o que não existe, ou não é seu, diz isso e leva à lista', async () => {
    servidor.use(responder(obterTicket, recusar(404, { codigo: 'NAO_ENCONTRADO', message: 'Não.' })))
    abrirTicket()
    expect(await screen.findByRole('heading', { name: 'Ticket não encontrado' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver os tickets' })).toHaveAttribute('href', '/tickets')
  })

  it('TIC-12 encaminhado para onde não se vê, diz que saiu da fila', async () => {
    abrir()
    await screen.findByText('Mensagem 1')
    servidor.use(responder(obterTicket, recusar(404, { codigo: 'NAO_ENCONTRADO', message: 'Não.' })))
    await waitFor(() => expect(canaisOuvidos()).toContain(canalInternoDoTicket(ID)))
    act(() => emitir(canalInternoDoTicket(ID), 'ticket-mudou', { id: ID, versao: 6 }))
    expect(await screen.findByRole('heading', { name: 'Este ticket saiu da sua fila' })).toBeVisible()
  })

  it('ERR-04 a falha do histórico não apaga o ticket, e tentar novamente traz o histórico', async () => {
    servidor.use(...servidorDoTicket({ ticket: ticketDe(), historico: [entradaDe(1)] }))
    servidor.use(responder(listarHistorico, recusar(409, { message: 'Histórico em manutenção.' })))
    const { usuario } = abrirTicket()
    expect(await screen.findByText('Histórico em manutenção.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    servidor.use(...servidorDoTicket({ ticket: ticketDe(), historico: [entradaDe(1)] }))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Mensagem 1')).toBeVisible()
  })

  it('ERR-04 sem o ticket, diz por que e tenta de novo', async () => {
    servidor.use(responder(obterTicket, recusar(409, { message: 'Tickets em manutenção.' })))
    const { usuario } = abrirTicket()
    expect(await screen.findByText('Tickets em manutenção.')).toBeVisible()
    servidor.use(...servidorDoTicket({ ticket: ticketDe(), historico: [] }))
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe('anexos do ticket', () => {
  it('TIC-09 um download por linha, com tamanho, autor e o que é interno', async () => {
    const { usuario } = abrir()
    servidor.use(
      responder(listarAnexosDoTicket, {
        itens: [
          { ...anexoDe(1), autor: 'Carlos Prado' },
          { ...anexoDe(2, { interno: true }), autor: null },
        ],
      }),
    )
    await usuario.click(await screen.findByRole('button', { name: 'Anexos do Ticket (2)' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Anexos do Ticket' }))
    const [primeira, segunda] = await janela.findAllByRole('listitem')
    expect(primeira).toHaveTextContent(/laudo-1\.pdf20 KB · .*Carlos Prado/)
    expect(within(primeira as HTMLElement).queryByText('Interno')).not.toBeInTheDocument()
    expect(within(segunda as HTMLElement).getByText('Interno')).toBeVisible()
    expect(janela.getAllByRole('button', { name: /^Baixar / })).toHaveLength(2)
  })
})

describe('atividades', () => {
  it('TIC-05 mostra as últimas e, a pedido, todas', async () => {
    const atividade = (id: number) => ({
      id,
      tipo: 'PEDIDO' as const,
      historico: `Pedido faturado ${id}`,
      datahora_criacao: new Date().toISOString(),
      colaborador: { nome: 'Rita Sales' },
      referencia: null,
    })
    const { usuario } = abrir()
    servidor.use(
      responder(listarAtividadesDoTicket, ({ url }) => {
        const take = Number(new URL(url).searchParams.get('take') ?? 3)
        const itens = [1, 2, 3, 4, 5].map(atividade).slice(0, take)
        return {
          itens,
          paginator: { page: 1, take, total: 5, paginas: Math.ceil(5 / take), totalExato: true },
        }
      }),
    )
    const area = await cartao('Atividades do cliente')
    expect(await area.findAllByRole('listitem')).toHaveLength(3)
    await usuario.click(area.getByRole('button', { name: 'Exibir todas as atividades' }))
    const gaveta = within(await screen.findByRole('dialog', { name: 'Atividades do cliente' }))
    expect(await gaveta.findByText('Pedido faturado 5')).toBeVisible()
  })

  it('TIC-05 sem nenhuma, diz que não há', async () => {
    abrir()
    servidor.use(
      responder(listarAtividadesDoTicket, {
        itens: [],
        paginator: { page: 1, take: 3, total: 0, paginas: 0, totalExato: true },
      }),
    )
    expect(
      await (await cartao('Atividades do cliente')).findByText('Nenhuma atividade disponível.'),
    ).toBeVisible()
  })

  it('TIC-05 o consumidor final não as vê, nem as pede', async () => {
    abrir(ticketDe({ acoes: ACOES_DO_CLIENTE }), { carga: cargaDe('CONSUMIDOR_FINAL') })
    await screen.findByText('Mensagem 1')
    expect(screen.queryByRole('region', { name: 'Atividades do cliente' })).not.toBeInTheDocument()
  })
})
