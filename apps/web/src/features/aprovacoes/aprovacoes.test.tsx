import {
  type Aprovacao,
  decidirAprovacao,
  decidirAprovacoes,
  delegarAprovacoes,
  encerrarDelegacao,
  listarAprovacoes,
  listarDelegacoes,
  obterAprovacao,
  retirarAprovacao,
  separarAprovacao,
} from '@balcao/dominio/aprovacoes/contratos'
import { SITUACOES_DA_APROVACAO } from '@balcao/dominio/aprovacoes/situacoes'
import { fimDoDia, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { aprovacaoAberta, aprovacaoDaLista } from '../../teste/aprovacao.ts'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const dito = (elemento: Element | null | undefined) => elemento?.textContent?.replace(/\s/g, ' ') ?? ''
/** Name and value, as a record shows them; what is empty is not there. */
const fatos = (elemento: Element) =>
  Object.fromEntries(
    [...elemento.querySelectorAll('dt')].map((nome) => [nome.textContent, dito(nome.nextElementSibling)]),
  )

describe('a lista', () => {
  const DUAS = [
    aprovacaoDaLista(1),
    aprovacaoDaLista(2, {
      ...{ cliente: { id: 43, razSoc: 'Mercado Norte Ltda', fant: '' }, solicitante: null },
      ...{ desconto: null, margem: null, faixa: null, valor: null, tipo: 'CADASTRO' },
    }),
    aprovacaoDaLista(3, { margem: null, faixa: 'BAIXA', supervisor: null }),
  ]
  function abrirLista(tipo: 'SUPERVISOR' | 'REPRESENTANTE' = 'SUPERVISOR') {
    const pedidos: URLSearchParams[] = []
    servidor.use(
      ...respostasDoPortal(cargaDe(tipo)),
      responder(listarAprovacoes, ({ url }) => {
        pedidos.push(new URL(url).searchParams)
        return paginaDe(DUAS)
      }),
    )
    return { ...abrirPortal('/aprovacoes'), pedidos }
  }
  const linha = async (nome: string) => (await screen.findByText(nome)).closest('tr') as HTMLElement

  it('GES-03 PER-06 espera o que está aberto; o que falta é um traço, e a margem escondida é só a faixa', async () => {
    const { usuario, pedidos } = abrirLista()
    const primeira = dito(await linha('Negociação 31'))
    for (const parte of ['Padaria São João', 'R$ 1.500,00', '12,0%', '21,4%', 'Equipe de Rui', 'Pendente'])
      expect(primeira).toContain(parte)
    const semNada = await linha('Cadastro 32')
    expect(within(semNada).getByText('Mercado Norte Ltda')).toBeVisible()
    // Who asked, discount, margin and value.
    expect(within(semNada).getAllByText('–')).toHaveLength(4)
    const escondida = dito(await linha('Negociação 33'))
    expect(escondida).toContain('Baixa')
    expect(escondida).not.toContain('Equipe de')
    expect(pedidos.at(-1)?.getAll('situacao[]')).toEqual(['PENDENTE', 'SEPARADA'])
    await usuario.click(screen.getByText('Decididas'))
    const decididas = Object.keys(SITUACOES_DA_APROVACAO).filter(
      (situacao) => situacao !== 'PENDENTE' && situacao !== 'SEPARADA',
    )
    await waitFor(() => expect(pedidos.at(-1)?.getAll('situacao[]').toSorted()).toEqual(decididas.toSorted()))
    expect(pedidos.at(-1)?.get('direction')).toBe('DESC')
    await usuario.click(screen.getByText('Que pedi'))
    await waitFor(() => expect(pedidos.at(-1)?.get('minhas')).toBe('true'))
    expect(pedidos.at(-1)?.getAll('situacao[]')).toEqual(['PENDENTE', 'SEPARADA'])
  })

  it('GES-03 várias de uma vez: recusar pede o motivo, e vai a versão que se viu', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(decidirAprovacoes, async (pedido) => {
        corpos.push(await pedido.json())
        return {
          feitos: 1,
          resultados: [
            { id: 1, feito: true, message: 'Recusado.', versao: 5 },
            { id: 3, feito: false, message: 'Além da sua alçada.', versao: null },
          ],
        }
      }),
    )
    const { usuario } = abrirLista()
    for (const nome of ['Negociação 31', 'Negociação 33'])
      await usuario.click(within(await linha(nome)).getByRole('checkbox'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await usuario.click(await screen.findByRole('button', { name: 'Recusar' }))
    const janela = await screen.findByRole('dialog', { name: 'Recusar 2 aprovações' })
    await usuario.click(within(janela).getByRole('button', { name: 'Recusar' }))
    expect(await within(janela).findByRole('combobox', { name: 'Motivo' })).toBeInvalid()
    await escolher(usuario, 'Motivo', 'Outro motivo')
    await usuario.type(within(janela).getByRole('textbox', { name: 'O que mais há a dizer' }), 'Ano ruim')
    await usuario.click(within(janela).getByRole('button', { name: 'Recusar' }))
    expect(await screen.findByText(/Além da sua alçada/)).toBeVisible()
    expect(screen.queryByRole('dialog', { name: /^Recusar/ })).not.toBeInTheDocument()
    const escolhidos = [
      { id: 1, versao: 4 },
      { id: 3, versao: 4 },
    ]
    expect(corpos).toEqual([{ escolhidos, aprova: false, motivo: 'Ano ruim', motivoDeRecusa: 'OUTRO' }])
  })

  it('GES-03 PER-01 quem só pede não delega, não marca, nem tem o que decidir', async () => {
    abrirLista('REPRESENTANTE')
    const uma = await linha('Negociação 31')
    expect(within(uma).queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delegar' })).not.toBeInTheDocument()
    expect(screen.queryByText('Para eu decidir')).not.toBeInTheDocument()
  })

  it('GES-03 delegar: vai de hoje a hoje a quem se escolheu, e encerra-se a que está em vigor', async () => {
    const feitos: unknown[] = []
    const hoje = hojeEm(new Date())
    const delegacao = { id: 5, versao: 2, inicio: '2026-11-02', fim: '2026-11-09' }
    const ana = { id: 7, nome: 'Ana' }
    const rui = { id: 8, nome: 'Rui Prado' }
    let itens = [
      { ...delegacao, de: ana, para: rui, minha: true },
      { ...delegacao, id: 6, de: rui, para: ana, minha: false },
    ]
    servidor.use(
      responder(listarDelegacoes, () => ({ itens, colegas: [rui, { id: 12, nome: 'Lia' }] })),
      responder(encerrarDelegacao, ({ url }) => {
        itens = []
        feitos.push(new URL(url).pathname.split('/').at(-1) + new URL(url).search)
        return { message: 'Delegação encerrada.' }
      }),
      responder(delegarAprovacoes, async (pedido) => {
        feitos.push(await pedido.json())
        return { id: 9, message: 'Feita.' }
      }),
    )
    const { usuario } = abrirLista()
    await linha('Negociação 31')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Delegar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Delegar aprovações' }))
    const ativas = (await janela.findAllByRole('listitem')).map(dito)
    expect(ativas[0]).toMatch(/^Rui Prado decide por vocêDe 02\/11\/2026 a 09\/11\/2026/)
    expect(ativas[1]).toMatch(/^Você decide por Rui Prado/)
    await usuario.click(janela.getAllByRole('button', { name: 'Encerrar' })[0] as HTMLElement)
    await waitFor(() => expect(janela.queryByRole('list')).not.toBeInTheDocument())
    await usuario.click(janela.getByRole('button', { name: 'Delegar' }))
    await waitFor(() => expect(janela.getByRole('combobox', { name: 'Quem decide' })).toBeInvalid())
    await escolher(usuario, 'Quem decide', 'Rui Prado')
    await usuario.click(janela.getByRole('button', { name: 'Delegar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(feitos).toEqual(['5?versao=2', { idPara: 8, inicio: hoje, fim: hoje }])
  })
})

describe('uma aprovação', () => {
  function abrir(outros: Partial<Aprovacao> = {}, tipo: 'SUPERVISOR' | 'REPRESENTANTE' = 'SUPERVISOR') {
    servidor.use(...respostasDoPortal(cargaDe(tipo)), responder(obterAprovacao, aprovacaoAberta(outros)))
    return abrirPortal('/aprovacoes/1')
  }
  const cartao = async (nome: string) => screen.findByRole('region', { name: nome })
  const acoes = () =>
    ['Aprovar', 'Outra proposta', 'Recusar', 'Pôr de lado', 'Retirar pedido'].filter((name) =>
      screen.queryByRole('button', { name }),
    )

  it('GES-03 GES-06 mostra o cliente, o vendedor e o item, com tudo o que se sabe', async () => {
    abrir({ motivosDitos: ['Preço', 'Prazo'] })
    const cliente = await cartao('Cliente')
    expect(dito(cliente)).toContain('Em ruptura: Comprava a cada 12 dias, faz 25')
    expect(within(cliente).getByRole('link', { name: 'Abrir ficha' })).toHaveAttribute('href', '/clientes/42')
    expect(fatos(cliente)).toEqual({
      'Valor pedido': 'R$ 1.500,00',
      Desconto: '12,0%',
      Margem: '21,4%Margem perto da mínima',
      'Compra típica': 'R$ 900,00',
      'Comprou em um ano': 'R$ 3.600,00',
      'Títulos vencidos': '2: R$ 30,00',
      'Crédito disponível': 'R$ 1.200,00 de R$ 5.000,00',
    })
    expect(fatos(await cartao('Vendedor neste mês'))).toEqual({
      'Equipe de': 'Rui Souza Prado',
      Vendeu: 'R$ 8.000,00',
      'Deu de desconto': 'R$ 160,00 (2,0%)',
      Pediu: '3, 1 com aprovação',
    })
    const item = await cartao('Item')
    expect(dito(item)).toContain('21,4%')
    expect(fatos(item)).toEqual({
      ...{ Quantidade: '100', Tabela: 'R$ 11,25', Preço: 'R$ 9,90', Desconto: '12,0%' },
      ...{ 'Último preço pago': 'R$ 11,00', Estoque: '340' },
    })
    const pedido = await cartao('O que se pede')
    expect(dito(pedido)).toContain('Preço · Prazo')
    expect(dito(pedido)).toContain('“O concorrente faz a 9,80”')
    expect(within(pedido).getByRole('link', { name: 'Abrir negociação' })).toHaveAttribute(
      'href',
      '/negociacoes-de-preco?item=31',
    )
    expect(screen.getByText('Vence')).toBeInTheDocument()
    expect(acoes()).toEqual(['Aprovar', 'Outra proposta', 'Recusar', 'Pôr de lado'])
    expect(screen.queryByText('Posta de lado')).not.toBeInTheDocument()
  })

  it('GES-03 PER-06 o que não se sabe, ou não se pode ver, não aparece', async () => {
    const aberta = aprovacaoAberta()
    const vazio = { qtde: null, precoTabela: null, preco: null, desconto: null, ultimoPreco: null }
    abrir({
      ...{ tipo: 'PEDIDO', idReferencia: 77, proposta: null, mensagem: '', vendedor: null, valor: null },
      ...{ desconto: null, margem: null, faixa: 'BAIXA', situacao: 'SEPARADA', anotacao: 'Falta a fábrica' },
      ...{ separadaAte: '2026-11-19T12:00:00Z', venceEm: null },
      clienteDaAprovacao: aberta.clienteDaAprovacao && {
        ...aberta.clienteDaAprovacao,
        ...{ fant: '', estado: null, porque: null, vlAno: 0, vlTicket: 0, limite: null },
        ...{ vencidos: { qtde: 0, valor: 0 }, bloqueio: 'Pago em dia?' },
      },
      itens: [1, 2].map(() => ({
        ...{ codigo: '9', descricao: 'Sal', margem: null, faixa: null, estoque: 0 },
        ...vazio,
      })),
    })
    const cliente = await cartao('Cliente')
    expect(dito(cliente)).toContain('Pães São João Ltda')
    expect(dito(cliente)).not.toContain('null')
    expect(fatos(cliente)).toEqual({
      Margem: 'BaixaMargem abaixo da mínima',
      'Títulos vencidos': 'Nenhum',
      Bloqueio: 'Pago em dia?',
    })
    expect(fatos(await cartao('2 itens'))).toEqual({ Estoque: '0' })
    expect(screen.queryByRole('region', { name: 'Vendedor neste mês' })).not.toBeInTheDocument()
    expect(dito(await cartao('O que se pede'))).not.toContain('“')
    expect(screen.getByText('Falta a fábrica')).toBeVisible()
    expect(screen.getByText('Volta')).toBeInTheDocument()
    expect(screen.queryByText('Vence')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Abrir pedido' })).toHaveAttribute('href', '/pedidos/77')
    expect(acoes()).toEqual(['Aprovar', 'Outra proposta', 'Recusar', 'Pôr de lado'])
    // An order goes out as it was made: why there is nothing to propose is said.
    const propor = screen.getByRole('button', { name: 'Outra proposta' })
    expect(propor).toHaveAttribute('aria-disabled', 'true')
    act(() => propor.focus())
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^O pedido sai como foi feito/)
  })

  it.each<[string, Partial<Aprovacao>, string]>([
    [
      'recusada',
      { situacao: 'RECUSADA', decisor: 'Rui', motivoDeRecusa: 'Outro', motivo: 'Caro' },
      'Recusada por RuiOutro: Caro',
    ],
    [
      'por outro',
      { situacao: 'APROVADA', decisor: 'Rui', emNomeDe: 'Ana' },
      'Aprovada por Rui, no lugar de Ana',
    ],
    ['com outra', { situacao: 'APROVADA_OUTRA', decisor: null }, 'Aprovada com outra proposta'],
    ['vencida', { situacao: 'EXPIRADA', decisor: 'Rui' }, 'Venceu sem decisão'],
    ['retirada', { situacao: 'RETIRADA', motivo: 'Desistiu' }, 'RetiradaDesistiu'],
  ])('GES-03 a que acabou diz como, e nada mais se faz: %s', async (_nome, outros, texto) => {
    abrir({ ...outros, impedimentoParaRetirar: null, anotacao: 'Antes' })
    expect(dito(await screen.findByRole('alert'))).toBe(texto)
    expect(acoes()).toEqual([])
    expect(screen.queryByText('Vence')).not.toBeInTheDocument()
  })

  it('GES-03 quem pediu retira, quem não pode lê por quê, e o diálogo abre só ao apertar', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(retirarAprovacao, async (pedido) => {
        corpos.push(await pedido.json())
        if (corpos.length > 1) return { message: 'Ok', versao: 5 }
        servidor.use(responder(obterAprovacao, aprovacaoAberta({ ...minha, resumo: 'Como está agora' })))
        return recusar(409, { codigo: 'SISTEMA_OCUPADO', message: 'Outra pessoa decide agora.' })
      }),
    )
    const minha = { impedimento: 'É seu pedido.', impedimentoParaRetirar: null }
    const { usuario, unmount } = abrir(minha, 'REPRESENTANTE')
    await cartao('Cliente')
    expect(acoes()).toEqual(['Retirar pedido'])
    expect(screen.queryByText('É seu pedido.')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await usuario.click(screen.getByRole('button', { name: 'Retirar pedido' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Retirar pedido' }))
    expect(janela.getByRole('textbox', { name: 'Motivo' })).not.toBeRequired()
    // Nothing was typed: it closes without asking, and opens again.
    await usuario.click(janela.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await usuario.click(screen.getByRole('button', { name: 'Retirar pedido' }))
    const retirar = async () =>
      usuario.click(
        within(await screen.findByRole('dialog', { name: 'Retirar pedido' })).getByRole('button', {
          name: 'Retirar',
        }),
      )
    await retirar()
    // What is behind the form is asked for again.
    expect((await screen.findAllByText('Como está agora')).length).toBeGreaterThan(0)
    await retirar()
    await waitFor(() => expect(corpos).toHaveLength(2))
    expect(corpos[0]).toEqual({ versao: 4, motivo: '' })
    unmount()
    abrir({ impedimento: 'Além da sua alçada.' })
    expect(await screen.findByText('Além da sua alçada.')).toBeVisible()
    expect(acoes()).toEqual([])
  })

  it('GES-03 outra proposta: vai com o que se pediu, e o que outro mudou não apaga o que se escreveu', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(decidirAprovacao, async (pedido) => {
        corpos.push(await pedido.json())
        if (corpos.length === 1)
          return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterado.', mudancas: [] })
        return { message: 'Ok', versao: 9 }
      }),
    )
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Outra proposta' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Aprovar com outra proposta' }))
    expect(janela.queryByRole('combobox', { name: 'Motivo' })).not.toBeInTheDocument()
    const preco = await janela.findByRole('textbox', { name: 'Aprovo a' })
    expect(preco).toHaveValue('9,90')
    await usuario.clear(preco)
    await usuario.type(preco, '10,5')
    await usuario.type(janela.getByRole('textbox', { name: 'Observação' }), 'Só desta vez')
    await usuario.click(janela.getByRole('button', { name: 'Aprovar' }))
    expect(await janela.findByText('Isto mudou enquanto você decidia')).toBeVisible()
    servidor.use(responder(obterAprovacao, aprovacaoAberta({ versao: 8 })))
    await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(janela.queryByText(/Isto mudou/)).not.toBeInTheDocument())
    expect(preco).toHaveValue('10,50')
    await usuario.click(janela.getByRole('button', { name: 'Aprovar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const proposta = { tipo: 'PRECO', preco: 10.5, percentual: null, quantidadeAte: 100, fim: '2026-12-20' }
    const corpo = { aprova: true, motivo: 'Só desta vez', proposta }
    expect(corpos).toEqual([
      { ...corpo, versao: 4 },
      { ...corpo, versao: 8 },
    ])
    expect(await screen.findByText('Aprovado.')).toBeVisible()
  })

  it('GES-03 "aprovo até": cada limite em seu campo, e a recusa do servidor também', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(decidirAprovacao, async (pedido) => {
        corpos.push(await pedido.json())
        return corpos.length === 1
          ? recusar(422, {
              codigo: 'CAMPOS_INVALIDOS',
              message: 'Confira os campos.',
              campos: { 'tetos.1.ate': 'Passa do que foi pedido.' },
            })
          : { message: 'Ok', versao: 5 }
      }),
    )
    const { usuario } = abrir({
      tipo: 'ORCAMENTO',
      proposta: null,
      tetos: [
        { chave: 'PRECO', pedido: 12 },
        { chave: 'CONTA_CORRENTE', pedido: 500 },
      ],
    })
    await usuario.click(await screen.findByRole('button', { name: 'Outra proposta' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Aprovar com outra proposta' }))
    const desconto = await janela.findByRole('textbox', { name: 'Desconto até' })
    await usuario.clear(desconto)
    await usuario.type(desconto, '8')
    const conta = janela.getByRole('textbox', { name: 'Além da conta corrente, até' })
    await usuario.clear(conta)
    await usuario.type(conta, '300')
    await usuario.click(janela.getByRole('button', { name: 'Aprovar' }))
    await waitFor(() => expect(conta).toHaveAccessibleDescription('Passa do que foi pedido.'))
    await usuario.click(janela.getByRole('button', { name: 'Aprovar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const tetos = [
      { chave: 'PRECO', ate: 8 },
      { chave: 'CONTA_CORRENTE', ate: 300 },
    ]
    expect(corpos).toEqual([1, 2].map(() => ({ versao: 4, aprova: true, motivo: '', tetos })))
  })

  it('GES-03 aprova como se pediu sem proposta; põe de lado até o fim de amanhã', async () => {
    const corpos: unknown[] = []
    const anotar = async (pedido: Request) => {
      corpos.push(await pedido.json())
      return { message: 'Ok', versao: 5 }
    }
    servidor.use(responder(decidirAprovacao, anotar), responder(separarAprovacao, anotar))
    const pedida = {
      tipo: 'PERCENTUAL' as const,
      preco: null,
      percentual: 12,
      quantidadeAte: 5,
      fim: '2026-12-20',
    }
    const { usuario } = abrir({ proposta: { pedida, atual: pedida, minimo: 0 } })
    await usuario.click(await screen.findByRole('button', { name: 'Pôr de lado' }))
    const lado = within(await screen.findByRole('dialog', { name: 'Pôr de lado' }))
    await usuario.type(await lado.findByRole('textbox', { name: 'O que falta para decidir' }), 'A resposta')
    await usuario.click(lado.getByRole('button', { name: 'Pôr de lado' }))
    const ate = fimDoDia(somarDias(hojeEm(new Date()), 1)).toISOString()
    await waitFor(() => expect(corpos).toEqual([{ versao: 4, anotacao: 'A resposta', ate }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await usuario.click(screen.getByRole('button', { name: 'Outra proposta' }))
    let janela = within(await screen.findByRole('dialog', { name: 'Aprovar com outra proposta' }))
    expect(await janela.findByRole('textbox', { name: 'Aprovo com desconto de' })).toHaveValue('12')
    expect(janela.getByText(/Pedido: com 12% de desconto/)).toBeVisible()
    // Nothing was changed: it closes without asking.
    await usuario.click(janela.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await usuario.click(screen.getByRole('button', { name: 'Aprovar' }))
    janela = within(await screen.findByRole('dialog', { name: 'Aprovar' }))
    expect(janela.queryByRole('textbox', { name: /Aprovo/ })).not.toBeInTheDocument()
    await usuario.click(janela.getByRole('button', { name: 'Aprovar' }))
    await waitFor(() => expect(corpos.at(-1)).toEqual({ versao: 4, aprova: true, motivo: '' }))
  })
})
