import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import type { TicketDaLista } from '@balcao/dominio/tickets/campos'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import {
  arquivarVarios,
  desarquivarVarios,
  encaminharVarios,
  exportarTickets,
  listarTickets,
} from '@balcao/dominio/tickets/lista/contratos'
import { VISOES } from '@balcao/dominio/visoes/contratos'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { abrirPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { canaisOuvidos, emitir } from '../../teste/pusher.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { servidorDeTickets, ticketDe } from '../../teste/ticket-da-lista.ts'

const servidor = usarServidor()

let tickets: TicketDaLista[] = []
let pedidos: string[] = []
function abrir(
  iniciais: TicketDaLista[],
  opcoes: Parameters<typeof servidorDeTickets>[1] = {},
  caminho = '/tickets',
) {
  tickets = iniciais
  const cenario = servidorDeTickets(() => tickets, opcoes)
  pedidos = cenario.pedidos
  servidor.use(...cenario.respostas)
  return abrirPortal(caminho)
}
const linha = async (id: number) => {
  // By text: a search by role over the whole portal is slow.
  const protocolo = await screen.findByText(new RegExp(`^2026\\.${String(id).padStart(6, '0')}`))
  return protocolo.closest('tr') as HTMLTableRowElement
}
const ouvindo = (canal: string) => waitFor(() => expect(canaisOuvidos()).toContain(canal))

describe('linhas', () => {
  it('TIC-01, TIC-02 protocolo, status, cliente ou consumidor, prazo e quem abriu', async () => {
    abrir(
      [
        ticketDe(1, { prazo: { situacao: 'ATRASADO', em: '2020-01-01T12:00:00Z' } }),
        ticketDe(2, { arquivado: true, cliente: null, consumidor: { nome: 'Lia Melo' } }),
      ],
      { total: 1_200 },
    )
    const primeira = await linha(1)
    expect(primeira).toHaveTextContent('Mercado Estrela')
    expect(primeira).toHaveTextContent('Aberto')
    expect(primeira).toHaveTextContent(/Atrasado há [\d.]+ dias/)
    expect(primeira).toHaveTextContent('10/11/202609:00 · Bruno Castro')
    const segunda = await linha(2)
    expect(segunda).toHaveTextContent('Arquivado')
    expect(segunda).toHaveTextContent('Lia MeloConsumidor final')
    expect(screen.getByRole('heading', { level: 1 }).nextSibling).toHaveTextContent('1.000+')
    const paginas = within(screen.getByRole('navigation', { name: 'Páginas de tickets' }))
    expect(paginas.getAllByRole('button', { name: /^Página \d/ })).toHaveLength(3)
  })

  it('TIC-01 ordena pela coluna, no endereço e no pedido', async () => {
    const { usuario, roteador } = abrir([ticketDe(1)])
    await linha(1)
    await usuario.click(screen.getByRole('button', { name: 'Prazo' }))
    await waitFor(() => expect(roteador.state.location.searchStr).toBe('?orderBy=dtPrazo'))
    await usuario.click(screen.getByRole('button', { name: 'Prazo' }))
    await waitFor(() => expect(pedidos.at(-1)).toBe('?orderBy=dtPrazo&direction=ASC'))
  })

  it('sem tickets e nada para os filtros são coisas diferentes; a falha tenta de novo', async () => {
    const { usuario } = abrir([], {}, '/tickets?tipo=1')
    await screen.findByText('Nenhum ticket com estes filtros')
    servidor.use(responder(listarTickets, recusar(409, { message: 'Em manutenção.' })))
    await usuario.click(screen.getAllByRole('button', { name: 'Limpar filtros' })[0] as HTMLElement)
    expect(await screen.findByRole('alert')).toHaveTextContent('Em manutenção.')
    servidor.use(...servidorDeTickets([]).respostas)
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await screen.findByText('Nenhum ticket por aqui')
  })
})

describe('SHL-06 ao vivo', () => {
  it('SHL-06 um ticket que muda aparece mudado e marcado, com um pedido só por vez', async () => {
    abrir([ticketDe(1), ticketDe(2)])
    await linha(1)
    await ouvindo(CANAL_DE_TICKETS)
    tickets = [ticketDe(1, { versao: 2, etapa: { id: 2, nome: 'Análise' } }), ticketDe(2)]
    act(() => {
      for (let i = 0; i < 5; i++) emitir(CANAL_DE_TICKETS, 'ticket-mudou', { id: 1, versao: 2 })
    })
    // Both at once: the mark goes away by itself.
    await waitFor(() => {
      const mudada = screen.getByText(/^2026\.000001/).closest('tr')
      expect(mudada).toHaveTextContent('Análise')
      expect(mudada).toHaveAttribute('data-alterada')
    })
    expect(await linha(2)).not.toHaveAttribute('data-alterada')
    expect(pedidos).toHaveLength(2)
  })

  it('SHL-06 um ticket novo não empurra as linhas: avisa e espera', async () => {
    const { usuario } = abrir([ticketDe(1), ticketDe(2)])
    await linha(1)
    await ouvindo(CANAL_DE_TICKETS)
    tickets = [ticketDe(3), ticketDe(1), ticketDe(2)]
    act(() => emitir(CANAL_DE_TICKETS, 'ticket-aberto', { id: 3 }))
    await screen.findByText('1 novo ticket')
    expect(screen.queryByText(/^2026\.000003/)).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Atualizar' }))
    await linha(3)
    expect(screen.queryByText('1 novo ticket')).not.toBeInTheDocument()
  })

  it('SHL-06 o consumidor ouve só o próprio canal', async () => {
    abrir([ticketDe(1)], { carga: cargaDe('CONSUMIDOR_FINAL') })
    await linha(1)
    await ouvindo(canalDoColaborador(7))
    expect(canaisOuvidos()).not.toContain(CANAL_DE_TICKETS)
    tickets = [ticketDe(1, { versao: 2, status: { id: 2, label: 'Em andamento', cor: '#f2b600' } })]
    act(() => emitir(canalDoColaborador(7), 'ticket-mudou', { id: 1, versao: 2 }))
    await waitFor(async () => expect(await linha(1)).toHaveTextContent('Em andamento'))
  })
})

describe('em lote', () => {
  const marcar = async (usuario: ReturnType<typeof abrir>['usuario'], ...ids: number[]) => {
    for (const id of ids) await usuario.click(within(await linha(id)).getByRole('checkbox'))
  }

  it('TIC-10 arquiva os escolhidos, conta os recusados com o motivo e desfaz', async () => {
    const corpos: unknown[] = []
    const { usuario } = abrir([ticketDe(1, { versao: 4 }), ticketDe(2), ticketDe(3)])
    servidor.use(
      responder(arquivarVarios, async (request) => {
        corpos.push(await request.json())
        const resultados = [
          { id: 1, feito: true, message: 'Arquivado.', versao: 5 },
          { id: 2, feito: false, message: 'Alguém mudou este ticket.', versao: null },
        ]
        return { feitos: 1, resultados }
      }),
      responder(desarquivarVarios, async (request) => {
        corpos.push(await request.json())
        return { feitos: 1, resultados: [{ id: 1, feito: true, message: 'Ok', versao: 6 }] }
      }),
    )
    await marcar(usuario, 1, 2)
    const barra = within(screen.getByRole('region', { name: 'Ações com os tickets escolhidos' }))
    expect(barra.getByRole('status')).toHaveTextContent('2 tickets escolhidos')
    await usuario.click(barra.getByRole('button', { name: 'Arquivar' }))
    const dialogo = within(await screen.findByRole('dialog', { name: '1 ticket não foi arquivado' }))
    expect(dialogo.getByRole('listitem')).toHaveTextContent(/2026\.000002-\dAlguém mudou este ticket\./)
    await usuario.click(dialogo.getByRole('button', { name: 'Entendi' }))
    await screen.findByText('1 ticket arquivado.')
    expect(screen.queryByRole('region', { name: 'Ações com os tickets escolhidos' })).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Desfazer' }))
    await screen.findByText('1 ticket desarquivado.')
    expect(corpos).toEqual([
      {
        tickets: [
          { id: 1, versao: 4 },
          { id: 2, versao: 1 },
        ],
      },
      { tickets: [{ id: 1, versao: 5 }] },
    ])
  })

  it('TIC-12 encaminha a um setor e a um operador; sem setor não vai', async () => {
    let corpo: unknown
    const { usuario } = abrir([ticketDe(1)])
    servidor.use(
      responder(encaminharVarios, async (request) => {
        corpo = await request.json()
        return { feitos: 1, resultados: [{ id: 1, feito: true, message: 'Ok', versao: 2 }] }
      }),
    )
    await marcar(usuario, 1)
    await usuario.click(screen.getByRole('button', { name: 'Encaminhar…' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Encaminhar ticket' }))
    await usuario.click(dialogo.getByRole('button', { name: 'Encaminhar' }))
    expect(dialogo.getByText('Campo obrigatório')).toBeVisible()
    await usuario.click(dialogo.getByRole('combobox', { name: /^Setor/ }))
    await usuario.click(await screen.findByRole('option', { name: 'Logística' }))
    await usuario.click(dialogo.getByRole('combobox', { name: 'Operador' }))
    await usuario.click(await screen.findByRole('option', { name: /Davi Reis/ }))
    await usuario.type(dialogo.getByLabelText('Mensagem'), 'Veja a coleta')
    await usuario.click(dialogo.getByRole('button', { name: 'Encaminhar' }))
    await screen.findByText('1 ticket encaminhado.')
    expect(corpo).toEqual({
      tickets: [{ id: 1, versao: 1 }],
      setor: 2,
      operador: 5,
      mensagem: 'Veja a coleta',
    })
  })
})

describe('visões e exportação', () => {
  it('guarda os filtros com um nome, aplica e apaga com volta', async () => {
    let visoes = [{ id: 9, nome: 'Avarias', filtros: { tipo: [2] } as Record<string, unknown> }]
    const guardadas: unknown[] = []
    const { usuario, roteador } = abrir([ticketDe(1)])
    servidor.use(
      responder(VISOES.tickets.listar, () => ({ itens: visoes })),
      responder(VISOES.tickets.guardar, async (request) => {
        const corpo = (await request.json()) as { nome: string; filtros: Record<string, unknown> }
        guardadas.push(corpo)
        const visao = { id: 10 + guardadas.length, ...corpo }
        visoes = [...visoes, visao]
        return visao
      }),
      responder(VISOES.tickets.apagar, () => {
        visoes = visoes.filter(({ nome }) => nome !== 'Avarias')
        return { message: 'Apagada.' }
      }),
    )
    await linha(1)
    const menu = () => usuario.click(screen.getByRole('button', { name: 'Visões' }))
    await menu()
    await usuario.click(await screen.findByRole('menuitem', { name: 'Avarias' }))
    await waitFor(() => expect(roteador.state.location.searchStr).toBe('?tipo=2'))
    await menu()
    await usuario.click(await screen.findByRole('menuitem', { name: /Guardar os filtros atuais/ }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Guardar visão' }))
    await usuario.type(dialogo.getByRole('textbox', { name: /^Nome/ }), 'Avarias')
    expect(dialogo.getByRole('button', { name: 'Substituir visão' })).toBeVisible()
    await usuario.type(dialogo.getByRole('textbox', { name: /^Nome/ }), ' de hoje')
    await usuario.click(dialogo.getByRole('button', { name: 'Guardar visão' }))
    await screen.findByText('Visão “Avarias de hoje” guardada.')
    expect(guardadas).toEqual([{ nome: 'Avarias de hoje', filtros: { tipo: [2] } }])
    await menu()
    await usuario.click(await screen.findByRole('menuitem', { name: /Gerenciar/ }))
    await usuario.click(await screen.findByRole('button', { name: 'Apagar Avarias' }))
    await screen.findByText('Visão “Avarias” apagada.')
    await usuario.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(guardadas).toHaveLength(2))
    expect(guardadas[1]).toEqual({ nome: 'Avarias', filtros: { tipo: [2] } })
  })

  it('exporta a lista filtrada com o nome que o servidor dá', async () => {
    let pedida = ''
    let salvo = ''
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      salvo = this.download
    })
    const { usuario } = abrir([ticketDe(1)], {}, '/tickets?tipo=2&page=1')
    servidor.use(
      responder(exportarTickets, ({ url }) => {
        pedida = decodeURIComponent(new URL(url).search)
        return new Response('a;b\r\n1;2\r\n', {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': 'attachment; filename="tickets-2026-11-15.csv"',
          },
        })
      }),
    )
    await linha(1)
    await usuario.click(screen.getByRole('button', { name: 'Exportar' }))
    await usuario.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await screen.findByText('Lista exportada.')
    expect(pedida).toBe('?tipo[]=2&formato=csv')
    expect(salvo).toBe('tickets-2026-11-15.csv')
  })

  it('MES-09 exporta só as linhas escolhidas', async () => {
    let pedida = ''
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { usuario } = abrir([ticketDe(1), ticketDe(2), ticketDe(3)], {}, '/tickets?tipo=2')
    servidor.use(
      responder(exportarTickets, ({ url }) => {
        pedida = decodeURIComponent(new URL(url).search)
        return new Response('a;b\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
      }),
    )
    for (const id of [3, 1]) await usuario.click(within(await linha(id)).getByRole('checkbox'))
    await usuario.click(screen.getByRole('button', { name: 'Exportar selecionados' }))
    await usuario.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await screen.findByText('Seleção exportada.')
    expect(pedida).toBe('?tipo[]=2&formato=csv&ids[]=3&ids[]=1')
  })

  it('a exportação pode ser cancelada, e uma recusa é dita', async () => {
    const { usuario } = abrir([ticketDe(1)])
    servidor.use(responder(exportarTickets, () => new Promise<Response>(() => {})))
    await linha(1)
    const exportar = async () => {
      await usuario.click(screen.getByRole('button', { name: 'Exportar' }))
      await usuario.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }))
    }
    await exportar()
    await usuario.click(within(await screen.findByRole('region', { name: 'Exportação' })).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Exportação' })).not.toBeInTheDocument())
    servidor.use(responder(exportarTickets, recusar(422, { message: 'Filtre mais: são tickets demais.' })))
    await exportar()
    await screen.findByText('Filtre mais: são tickets demais.')
  })
})
