import type { ColetaDaLista, TicketQueAguarda } from '@balcao/dominio/coletas/campos'
import {
  type ColetaDetalhada,
  cancelarColeta,
  confirmarColeta,
  gerarOrdensDeColeta,
  listarAguardandoColeta,
  listarColetas,
  listarRepresentantesParaColeta,
  listarTransportadorasParaColeta,
  obterColeta,
  obterResponsavel,
} from '@balcao/dominio/coletas/contratos'
import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()

const paginator = { page: 1, take: 50, total: 2, paginas: 1, totalExato: true }
const cliente = {
  id: 9,
  razSoc: 'Mercado Estrela Ltda',
  fant: 'Mercado Estrela',
  telefone: '1933334444',
  endereco: 'Rua A, 10 · Centro · Campinas/SP · CEP 13010-000',
}
const CAMPINAS = { ibge: '3509502', cidade: 'Campinas', uf: 'SP' }

const aguarda = (id: number, outros: Partial<TicketQueAguarda> = {}): TicketQueAguarda => ({
  id,
  protocolo: `2026${String(id).padStart(6, '0')}1`,
  tipo: 'Devolução parcial',
  dtCriacao: '2026-11-10T12:00:00Z',
  cliente,
  lugar: CAMPINAS,
  filial: { id: 1, nome: 'Matriz' },
  qtdeItens: 2,
  qtdeAReceber: 10,
  representante: { id: 5, nome: 'Márcia Leal' },
  transportadora: null,
  ...outros,
})

const coleta: ColetaDaLista = {
  id: 12,
  responsavel: { tipo: 'transportadora', id: 3, nome: 'Rodoviário Três Pontes' },
  lugar: CAMPINAS,
  filial: { id: 1, nome: 'Matriz' },
  situacao: 'GERADA',
  dtGeracao: '2026-11-10T12:00:00Z',
  dtPrevista: '2020-01-02',
  dtColeta: null,
  clientes: ['Mercado Estrela'],
  qtdeTickets: 2,
  qtdeConfirmados: 0,
}

const detalhada = (outros: Partial<ColetaDetalhada> = {}): ColetaDetalhada => ({
  ...coleta,
  versao: 3,
  observacao: 'Procurar o Zé',
  geradaPor: 'João Vítor',
  tickets: [1, 2].map((id) => ({
    id,
    protocolo: `2026${String(id).padStart(6, '0')}1`,
    situacao: 'GERADA' as const,
    encerrada: false,
    dtColeta: null,
    observacao: null,
    visivel: id === 1,
    cliente,
    itens: [{ id, codigo: 'X1', descricao: 'Café em grãos', unidade: 'CX', quantidade: 3 }],
  })),
  historico: [{ id: 1, quando: '2026-11-10T12:00:00Z', quem: 'João Vítor', acao: 'GERACAO', mensagem: '' }],
  acoes: { confirmar: true, cancelar: true },
  ...outros,
})

let esperam: TicketQueAguarda[] = []
let buscas: string[] = []
beforeEach(() => {
  esperam = [
    aguarda(1),
    aguarda(2),
    aguarda(3, { lugar: { ibge: '3550308', cidade: 'São Paulo', uf: 'SP' } }),
  ]
  buscas = []
})

function abrir(caminho = '/coletas', tipo: TipoDeUsuario = 'OPERADOR', aberta = detalhada()) {
  const candidato = { tickets: 2, ultima_coleta: null, telefone: null, cidade: null, uf: null }
  servidor.use(
    responder(listarAguardandoColeta, ({ url }) => {
      buscas.push(new URL(url).search)
      return { itens: esperam, paginator, cidades: [{ ...CAMPINAS, quantidade: 2 }] }
    }),
    responder(listarColetas, ({ url }) => {
      buscas.push(new URL(url).search)
      return { itens: [coleta], paginator }
    }),
    responder(obterColeta, aberta),
    responder(listarRepresentantesParaColeta, { itens: [{ ...candidato, id: 5, nome: 'Márcia Leal' }] }),
    responder(listarTransportadorasParaColeta, {
      itens: [{ ...candidato, id: 3, nome: 'Rodoviário Três Pontes', cidade: 'Campinas', uf: 'SP' }],
    }),
    ...respostasDoPortal(cargaDe(tipo)),
  )
  const tela = abrirPortal(caminho)
  return { ...tela, endereco: () => tela.roteador.state.location.search as Record<string, unknown> }
}

async function escolherEGerar(tela: ReturnType<typeof abrir>) {
  for (const celula of await screen.findAllByRole('cell', { name: /^Campinas\/SP/ }))
    await tela.usuario.click(within(celula.parentElement as HTMLElement).getByRole('checkbox'))
  await tela.usuario.click(await screen.findByRole('button', { name: 'Gerar ordem de coleta' }))
  return within(await screen.findByRole('dialog', { name: 'Gerar ordem de coleta' }))
}

describe('COL-01 aguardando coleta', () => {
  it('COL-01 por cidade, com o que há a coletar; escolher a cidade filtra pelo endereço', async () => {
    const tela = abrir()
    expect(await screen.findAllByRole('cell', { name: /^Campinas\/SP/ })).toHaveLength(2)
    expect(screen.getByRole('cell', { name: /^São Paulo\/SP/ })).toBeVisible()
    await tela.usuario.click(await screen.findByRole('combobox', { name: 'Cidade' }))
    await tela.usuario.click(await screen.findByRole('option', { name: /Campinas\/SP/ }))
    await waitFor(() => expect(tela.endereco()).toMatchObject({ cidade: '3509502' }))
    await waitFor(() => expect(buscas.at(-1)).toContain('cidade=3509502'))
  })

  it('COL-01 gera para a transportadora escolhida, com o resumo, e recarrega as listas', async () => {
    const corpos: unknown[] = []
    const tela = abrir()
    servidor.use(
      responder(gerarOrdensDeColeta, async (request) => {
        corpos.push(new URL(request.url).pathname.split('/').at(-1), await request.json())
        esperam = [aguarda(3)]
        const lugar = CAMPINAS
        return {
          message: 'Ordem de coleta OC-000012 gerada.',
          coletas: [{ id: 12, responsavel: coleta.responsavel, lugar, tickets: [1, 2] }],
        }
      }),
    )
    const dialogo = await escolherEGerar(tela)
    // Neither ticket has a carrier of its own.
    expect(await dialogo.findByText(/O ticket não tem transportadora ativa/)).toBeVisible()
    await tela.usuario.click(dialogo.getByRole('combobox', { name: 'Transportadora' }))
    await tela.usuario.click(await screen.findByRole('option', { name: /Rodoviário Três Pontes/ }))
    expect(await dialogo.findByText(/1 ordem de coleta para 2 tickets/)).toBeVisible()
    // Whoever was chosen is of the kind, and of those offered: changing either is choosing again.
    const quem = (nome: string) => dialogo.getByRole('combobox', { name: nome })
    await tela.usuario.click(dialogo.getByRole('checkbox', { name: 'Só as transportadoras destas entregas' }))
    expect(quem('Transportadora')).toHaveValue('A transportadora de cada ticket')
    await tela.usuario.click(quem('Transportadora'))
    await tela.usuario.click(await screen.findByRole('option', { name: /Rodoviário Três Pontes/ }))
    await tela.usuario.click(dialogo.getByRole('radio', { name: 'Representante' }))
    expect(quem('Representante')).toHaveValue('O representante de cada cliente')
    await tela.usuario.click(dialogo.getByRole('radio', { name: 'Transportadora' }))
    await tela.usuario.click(quem('Transportadora'))
    await tela.usuario.click(await screen.findByRole('option', { name: /Rodoviário Três Pontes/ }))
    await tela.usuario.click(dialogo.getByRole('button', { name: 'Gerar ordem de coleta' }))
    expect(await screen.findByText('Ordem de coleta OC-000012 gerada.')).toBeVisible()
    expect(corpos).toEqual([
      'transportadora',
      { tickets: [1, 2], responsavel_id: 3, data_prevista: null, observacao: '' },
    ])
    await waitFor(() => expect(screen.queryByText(/2026\.000001-1/)).toBeNull())
    await tela.usuario.click(screen.getByRole('button', { name: 'Ver a ordem' }))
    expect(await screen.findByRole('dialog', { name: 'Coleta OC-000012' })).toBeVisible()
  })

  it('COL-01 quem chegou depois lê quais tickets já têm ordem, e a lista se atualiza', async () => {
    const tela = abrir()
    servidor.use(
      responder(gerarOrdensDeColeta, () => {
        esperam = [aguarda(2)]
        return recusar(409, {
          codigo: 'TICKET_JA_EM_COLETA',
          message: 'Já há ordem de coleta para o ticket 2026.000001-1.',
        })
      }),
    )
    const dialogo = await escolherEGerar(tela)
    await tela.usuario.click(dialogo.getByRole('radio', { name: 'Representante' }))
    await tela.usuario.click(dialogo.getByRole('button', { name: 'Gerar ordem de coleta' }))
    expect(await dialogo.findByRole('alert')).toHaveTextContent(
      'Já há ordem de coleta para o ticket 2026.000001-1.',
    )
    expect(await dialogo.findByText(/1 ordem de coleta para 1 ticket/)).toBeVisible()
  })

  it('ERR-04 a falha fica na área, e vazia a lista diz o que esperar', async () => {
    const tela = abrir()
    servidor.use(responder(listarAguardandoColeta, recusar(422, { message: 'Não deu.' })))
    expect(await screen.findByText('Não deu.')).toBeVisible()
    servidor.use(responder(listarAguardandoColeta, { itens: [], paginator, cidades: [] }))
    await tela.usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Nada a coletar')).toBeVisible()
  })
})

describe('COL-01 coletas', () => {
  it('COL-01 a aba, os filtros e a coleta aberta moram no endereço', async () => {
    const tela = abrir('/coletas?aba=coletas&situacao=GERADA')
    const linha = (await screen.findByText('OC-000012')).closest('tr') as HTMLElement
    expect(linha).toHaveTextContent('A coletar')
    expect(linha).toHaveTextContent('atrasada')
    expect(buscas.at(-1)).toMatch(/situacao/)
    await tela.usuario.click(screen.getByText('OC-000012'))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Coleta OC-000012' }))
    expect(tela.endereco()).toMatchObject({ coleta: '12', aba: 'coletas' })
    expect(await dialogo.findByText('Procurar o Zé')).toBeVisible()
    // A ticket that the person may not read has no link.
    expect(dialogo.getByRole('link', { name: 'Ticket 2026.000001-1' })).toHaveAttribute('href', '/tickets/1')
    expect(dialogo.queryByRole('link', { name: 'Ticket 2026.000002-1' })).toBeNull()
    await tela.usuario.keyboard('{Escape}')
    await waitFor(() => expect(tela.endereco()).not.toHaveProperty('coleta'))
  })

  it('COL-01 o representante só tem as coletas, e confirma o que levou', async () => {
    const corpos: unknown[] = []
    const tela = abrir(
      '/coletas?coleta=12',
      'REPRESENTANTE',
      detalhada({ acoes: { confirmar: true, cancelar: false } }),
    )
    servidor.use(
      responder(confirmarColeta, async (request) => {
        corpos.push(await request.json())
        return { message: 'Coleta confirmada.', coletas: [12] }
      }),
    )
    const dialogo = within(await screen.findByRole('dialog', { name: 'Coleta OC-000012' }))
    expect(screen.queryByRole('tab')).toBeNull()
    await tela.usuario.click(await dialogo.findByRole('button', { name: 'Confirmar coleta' }))
    expect(dialogo.queryByRole('button', { name: 'Cancelar coleta' })).toBeNull()
    const marcas = await dialogo.findAllByRole('checkbox')
    expect(marcas).toHaveLength(2)
    await tela.usuario.click(marcas[1] as HTMLElement)
    await tela.usuario.click(dialogo.getByRole('button', { name: 'Confirmar coleta' }))
    expect(await screen.findByText('Coleta confirmada.')).toBeVisible()
    expect(corpos).toMatchObject([{ tickets: [1], versao: 3, observacao: '' }])
  })

  it('COL-01 cancelar pede o motivo', async () => {
    const corpos: unknown[] = []
    const tela = abrir('/coletas?aba=coletas&coleta=12')
    servidor.use(
      responder(cancelarColeta, async (request) => {
        corpos.push(await request.json())
        return { message: 'Coleta cancelada.' }
      }),
    )
    const dialogo = within(await screen.findByRole('dialog', { name: 'Coleta OC-000012' }))
    await tela.usuario.click(await dialogo.findByRole('button', { name: 'Cancelar coleta' }))
    await tela.usuario.click(dialogo.getByRole('button', { name: 'Cancelar coleta' }))
    expect(await dialogo.findByText('Campo obrigatório')).toBeVisible()
    await tela.usuario.type(dialogo.getByLabelText(/^Motivo/), 'Cliente desmarcou')
    await tela.usuario.click(dialogo.getByRole('button', { name: 'Cancelar coleta' }))
    expect(await screen.findByText('Coleta cancelada.')).toBeVisible()
    expect(corpos).toEqual([{ motivo: 'Cliente desmarcou', versao: 3 }])
  })

  it('COL-01 a confirmação recusada traz como a coleta está agora, e a razão continua na tela', async () => {
    const tela = abrir('/coletas?aba=coletas&coleta=12')
    const listadas = () => buscas.length
    const { tickets } = detalhada()
    const dialogo = within(await screen.findByRole('dialog', { name: 'Coleta OC-000012' }))
    await tela.usuario.click(await dialogo.findByRole('button', { name: 'Confirmar coleta' }))
    expect(await dialogo.findAllByRole('checkbox')).toHaveLength(2)
    const antes = listadas()
    servidor.use(
      responder(confirmarColeta, () => {
        const [primeiro, ...outros] = tickets
        const levado = { ...primeiro, situacao: 'CONFIRMADA' as const } as (typeof tickets)[number]
        servidor.use(responder(obterColeta, detalhada({ versao: 4, tickets: [levado, ...outros] })))
        return recusar(409, {
          codigo: 'COLETA_MUDOU',
          message: 'Esta coleta mudou enquanto você a via.',
          mudancas: [{ quando: '2026-11-16T12:00:00Z', quem: 'Márcia Leal', o_que: 'confirmou a coleta' }],
        })
      }),
    )
    await tela.usuario.click(dialogo.getByRole('button', { name: 'Confirmar coleta' }))
    await waitFor(() => expect(dialogo.getAllByRole('checkbox')).toHaveLength(1))
    expect(dialogo.getByRole('alert')).toHaveTextContent(
      'Esta coleta mudou enquanto você a via. Márcia Leal confirmou a coleta.',
    )
    expect(listadas()).toBeGreaterThan(antes)
  })

  it('COL-01 o cancelamento leva a versão que se via ao abri-lo, e só depois da recusa a de agora', async () => {
    const versoes: unknown[] = []
    const tela = abrir('/coletas?aba=coletas&coleta=12')
    servidor.use(
      responder(cancelarColeta, async (request) => {
        versoes.push(((await request.json()) as { versao: number }).versao)
        if (versoes.length > 1) return { message: 'Coleta cancelada.' }
        return recusar(409, { codigo: 'COLETA_MUDOU', message: 'Esta coleta mudou.' })
      }),
    )
    const dialogo = within(await screen.findByRole('dialog', { name: 'Coleta OC-000012' }))
    await tela.usuario.click(await dialogo.findByRole('button', { name: 'Cancelar coleta' }))
    await tela.usuario.type(dialogo.getByLabelText(/^Motivo/), 'Cliente desmarcou')
    // It comes anew behind the form, unseen.
    servidor.use(responder(obterColeta, detalhada({ versao: 4 })))
    await act(() => tela.cliente.invalidateQueries())
    await tela.usuario.click(dialogo.getByRole('button', { name: 'Cancelar coleta' }))
    expect(await dialogo.findByRole('alert')).toHaveTextContent('Esta coleta mudou.')
    expect(dialogo.getByLabelText(/^Motivo/)).toHaveValue('Cliente desmarcou')
    await waitFor(async () => {
      await tela.usuario.click(dialogo.getByRole('button', { name: 'Cancelar coleta' }))
      expect(await screen.findByText('Coleta cancelada.')).toBeVisible()
    })
    expect([versoes[0], versoes.at(-1)]).toEqual([3, 4])
  })

  it('COL-01 API-10 o responsável: contato e o que tem em mãos', async () => {
    const tela = abrir('/coletas?aba=coletas&coleta=12')
    servidor.use(
      responder(obterResponsavel, {
        ...coleta.responsavel,
        documento: '11222333000181',
        telefone: null,
        email: null,
        cidade: 'Campinas',
        uf: 'SP',
        ativo: true,
        ticketsEmMaos: 2,
        coletas: [{ ...coleta, qtdeTickets: 2 }],
      }),
    )
    const dialogo = within(await screen.findByRole('dialog', { name: 'Coleta OC-000012' }))
    await tela.usuario.click(await dialogo.findByRole('button', { name: 'Rodoviário Três Pontes' }))
    expect(await screen.findByText('11.222.333/0001-81')).toBeVisible()
    await tela.usuario.click(screen.getByRole('button', { name: 'OC-000012' }))
    expect(await screen.findByText('Procurar o Zé')).toBeVisible()
  })
})

describe('GER-09 um valor recusado não vai, nem some', () => {
  const ontem = () => formatarData(somarDias(hojeEm(new Date()), -1))

  it.each([['99/99/2026'], [ontem()]])('GER-10, COL-01 a ordem não sai sem a previsão %s', async (texto) => {
    const tela = abrir()
    const dialogo = await escolherEGerar(tela)
    await provarRecusa('features/coletas/aguardando/dialogo-de-geracao.tsx', {
      ...{ usuario: tela.usuario, servidor, texto },
      campo: dialogo.getByRole('textbox', { name: 'Previsão da coleta' }),
      enviar: () => tela.usuario.click(dialogo.getByRole('button', { name: 'Gerar ordem de coleta' })),
    })
    expect(dialogo.getByRole('textbox', { name: 'Previsão da coleta' })).toHaveFocus()
    await waitFor(() =>
      expect(dialogo.getByRole('button', { name: 'Gerar ordem de coleta' })).toHaveAttribute('aria-disabled'),
    )
  })

  it('GER-10, COL-01 a confirmação não sai sem a data', async () => {
    const tela = abrir('/coletas?aba=coletas&coleta=12')
    const dialogo = within(await screen.findByRole('dialog', { name: 'Coleta OC-000012' }))
    await tela.usuario.click(await dialogo.findByRole('button', { name: 'Confirmar coleta' }))
    await dialogo.findAllByRole('checkbox')
    await provarRecusa('features/coletas/detalhe/confirmar-coleta.tsx', {
      ...{ usuario: tela.usuario, servidor, texto: '31/02/2026' },
      campo: dialogo.getByRole('textbox', { name: 'Data da coleta' }),
      enviar: () => tela.usuario.click(dialogo.getByRole('button', { name: 'Confirmar coleta' })),
    })
  })
})
