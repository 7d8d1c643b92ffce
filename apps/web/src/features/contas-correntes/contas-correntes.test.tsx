import type { ContaDaLista } from '@balcao/dominio/contas-correntes/campos'
import {
  abrirConta,
  type ContaDetalhada,
  fecharConta,
  lancarNaConta,
  listarContas,
  listarEmDigitacao,
  listarLancamentos,
  listarTitulares,
  mudarConta,
  obterConta,
  transferirEntreContas,
} from '@balcao/dominio/contas-correntes/contratos'
import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarFiltroRecusado, provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()
const dito = (elemento: Element | null | undefined) => elemento?.textContent?.replace(/\s/g, ' ') ?? ''

const fatos = (elemento: Element) =>
  Object.fromEntries(
    [...elemento.querySelectorAll('dt')].map((nome) => [nome.textContent, dito(nome.nextElementSibling)]),
  )

const DA_LISTA: ContaDaLista = {
  ...{ id: 7, versao: 3, idColaborador: 42, titular: 'Márcia Leal', equipe: 'Rui Prado', ativa: true },
  ...{ estado: 'PERTO', saldo: -85, limite: 100, emTransito: 5, disponivel: 10, creditos: 20, debitos: 105 },
  fechadaAte: '2026-10-31',
}
const CONTA: ContaDetalhada = {
  ...DA_LISTA,
  curva: [
    { dia: '2026-08-20', saldo: 0, creditos: 0, debitos: 0 },
    { dia: '2026-11-02', saldo: 20, creditos: 20, debitos: 0 },
    { dia: '2026-11-10', saldo: -85, creditos: 0, debitos: 105 },
  ],
  fechamentos: [
    {
      ...{ ate: '2026-10-31', creditos: 30, debitos: 10, saldo: 20, zerado: 20 },
      ...{ em: '2026-11-01T12:00:00Z', por: 'Ana Prado' },
    },
  ],
  impedimento: null,
}
const LANCAMENTO = {
  ...{ id: 1, numero: 9, quando: '2026-11-10T12:00:00Z', dia: '2026-11-10', especie: 'VENDA' as const },
  ...{ valor: -105, saldo: -85, idPedido: 90, cliente: 'Padaria São João', quem: 'Márcia Leal' },
  texto: 'Dado abaixo da tabela no pedido 90',
  itens: [{ codigo: '10001', descricao: 'Farinha', qtde: 10, base: 20.5, vendido: 10, valor: -105 }],
}
const AVULSO = {
  ...{ ...LANCAMENTO, id: 2, numero: 10, valor: 20, idPedido: null, cliente: null, itens: [] },
  texto: 'Crédito: verba de novembro',
}

/** What a dialog sent, and that it closed by that. */
async function concluir(usuario: UserEvent, janela: HTMLElement, verbo: string) {
  await usuario.click(within(janela).getByRole('button', { name: verbo }))
  await waitFor(() => expect(janela).not.toBeInTheDocument())
}

function abrir(caminho = '/contas-correntes', tipo: 'GERENTE' | 'REPRESENTANTE' = 'GERENTE', conta = CONTA) {
  const corpos: unknown[] = []
  const pedidos: URLSearchParams[] = []
  const guardar = async (pedido: Request) => {
    corpos.push(await pedido.json())
    return { saldo: 0, message: 'Feito.' }
  }
  servidor.use(
    ...respostasDoPortal(cargaDe(tipo)),
    responder(listarContas, ({ url }) => {
      pedidos.push(new URL(url).searchParams)
      return paginaDe([DA_LISTA])
    }),
    responder(listarTitulares, {
      itens: [
        { id: 42, nome: 'Márcia Leal', idConta: 7, ativa: true },
        { id: 43, nome: 'Bruno Tavares', idConta: null, ativa: false },
        { id: 44, nome: 'Clara Nunes', idConta: 9, ativa: true },
        { id: 45, nome: 'Davi Reis', idConta: 10, ativa: false },
      ],
    }),
    responder(listarEmDigitacao, {
      ...{ debito: 12, credito: 3 },
      itens: Array.from({ length: 9 }, (_, i) => ({
        ...{
          idOrcamento: 55 + i,
          cliente: 'Mercado Norte',
          debito: i === 1 ? 0 : 12,
          credito: i === 2 ? 0 : 3,
        },
      })),
    }),
    responder(listarLancamentos, ({ url }) => {
      const pedido = new URL(url).searchParams
      pedidos.push(pedido)
      if (pedido.has('especie[]')) return paginaDe([])
      const page = Number(pedido.get('page') ?? 1)
      return paginaDe([page === 1 ? LANCAMENTO : AVULSO], { page, take: 20, total: 21 })
    }),
    responder(obterConta, conta),
    responder(lancarNaConta, guardar),
    responder(fecharConta, guardar),
    responder(transferirEntreContas, guardar),
    responder(abrirConta, async (pedido) => {
      await guardar(pedido)
      return { id: 8, versao: 1, message: 'Conta corrente aberta.' }
    }),
  )
  return { ...abrirPortal(caminho), corpos, pedidos }
}

it('GES-08 a lista diz de quem é, como está e quanto há; quem pode, abre uma conta a quem não tem', async () => {
  const { usuario, corpos, pedidos } = abrir()
  const linha = dito((await screen.findByText('Márcia Leal')).closest('tr'))
  for (const parte of ['Perto do limite', 'Rui Prado', '-R$ 85,00', 'R$ 10,00'])
    expect(linha).toContain(parte)
  for (const [atalho, estado] of [
    ['Perto do limite', 'PERTO'],
    ['Estouradas', 'ESTOURADA'],
  ] as const) {
    await usuario.click(screen.getByRole('button', { name: atalho }))
    await waitFor(() => expect(pedidos.at(-1)?.getAll('estado[]')).toEqual([estado]))
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await usuario.click(screen.getByRole('button', { name: 'Abrir conta' }))
  const janela = await screen.findByRole('dialog', { name: 'Abrir conta corrente' })
  await usuario.click(await within(janela).findByRole('combobox', { name: /Titular/ }))
  expect(screen.queryByRole('option', { name: 'Márcia Leal' })).not.toBeInTheDocument()
  await usuario.click(await screen.findByRole('option', { name: 'Bruno Tavares' }))
  await usuario.type(within(janela).getByLabelText(/Limite/), '{Control>}a{/Control}15000')
  await usuario.type(within(janela).getByLabelText(/Motivo/), 'Começa a vender')
  await concluir(usuario, janela, 'Abrir conta')
  expect(corpos).toEqual([{ idColaborador: 43, limite: 15_000, motivo: 'Começa a vender' }])
})

it('GES-08 sem nenhuma conta, diz-se o que uma conta faz; com filtro, só que não há', async () => {
  const { unmount } = abrir()
  servidor.use(responder(listarContas, paginaDe<ContaDaLista>([])))
  expect(await screen.findByText(/Quem vende só tem limite no que dá/)).toBeVisible()
  unmount()
  abrir('/contas-correntes?estado=PERTO')
  servidor.use(responder(listarContas, paginaDe<ContaDaLista>([])))
  expect(await screen.findByText(/^Nenhuma conta corrente/)).toBeVisible()
  expect(screen.queryByText(/Quem vende só tem limite no que dá/)).not.toBeInTheDocument()
})

it('GES-08 a página explica cada lançamento, linha por linha, e mostra o que está em digitação e os períodos', async () => {
  const { usuario, pedidos } = abrir('/contas-correntes/7')
  expect(await screen.findByRole('heading', { level: 1, name: 'Márcia Leal' })).toBeVisible()
  expect(fatos(document.body)).toMatchObject({
    ...{ Disponível: 'R$ 10,00', Saldo: '-R$ 85,00', Limite: 'R$ 100,00', 'Em trânsito': 'R$ 5,00' },
    ...{ 'Fechada até': '31/10/2026', Créditos: 'R$ 20,00', Débitos: 'R$ 105,00' },
  })
  expect(await screen.findByText('Dado abaixo da tabela no pedido 90')).toBeVisible()
  const extrato = screen.getByRole('region', { name: 'Extrato' })
  expect(pedidos.at(-1)?.get('take')).toBe('20')
  expect(dito(extrato)).toContain('Pedido 90 · Padaria São João · Márcia Leal')
  expect(within(extrato).getByRole('link', { name: 'Pedido 90' })).toHaveAttribute('href', '/pedidos/90')
  await usuario.click(within(extrato).getByRole('button', { name: 'Carregar mais' }))
  const avulso = await within(extrato).findByText('Crédito: verba de novembro')
  expect(dito(avulso.nextElementSibling)).toBe('10/11/2026 · Márcia Leal')
  expect(within(extrato).queryByRole('button', { name: 'Carregar mais' })).not.toBeInTheDocument()
  expect([...extrato.querySelectorAll('[data-sai]')].map(dito)).toEqual(['-R$ 105,00'])
  expect(dito(extrato)).toContain('10001 · Farinha: 10 × (R$ 10,00 − R$ 20,50) = -R$ 105,00')
  const digitados = await screen.findByRole('region', { name: 'Em digitação' })
  expect(dito(digitados)).toContain('usariam R$ 12,00 e trariam R$ 3,00')
  const linhas = within(digitados).getAllByRole('listitem').map(dito)
  expect(linhas).toHaveLength(8)
  expect(linhas.slice(0, 3).map((linha) => linha.replace(/.*Norte/, ''))).toEqual([
    ...['−R$ 12,00 +R$ 3,00', '+R$ 3,00', '−R$ 12,00'],
  ])
  expect(dito(digitados)).toMatch(/e mais 1$/)
  expect(dito(screen.getByRole('region', { name: 'Períodos fechados' }))).toContain('zerado ao fechar')
  const figura = screen.getByRole('figure')
  expect(dito(figura)).toContain('10/11/2026R$ 0,00R$ 105,00-R$ 85,00')
  await escolher(usuario, 'Espécie', 'Venda', '', within(extrato))
  expect(await within(extrato).findByText('Nenhum lançamento com esses filtros.')).toBeVisible()
  expect(pedidos.at(-1)?.getAll('especie[]')).toEqual(['VENDA'])
})

it('GES-08 lança-se com motivo, e o período que se fecha é o do mês passado', async () => {
  const { usuario, corpos } = abrir('/contas-correntes/7')
  await usuario.click(await screen.findByRole('button', { name: 'Lançar' }))
  const janela = await screen.findByRole('dialog', { name: 'Lançar na conta' })
  expect(dito(janela)).toContain('R$ 10,00 disponíveis')
  await usuario.click(within(janela).getByText('Débito'))
  await usuario.type(within(janela).getByLabelText(/Valor/), '500')
  await usuario.type(within(janela).getByLabelText(/Motivo/), 'Acerto do mês')
  await concluir(usuario, janela, 'Lançar')
  expect(corpos[0]).toMatchObject({ sentido: 'DEBITO', motivo: 'Acerto do mês' })
  expect(Number((corpos[0] as { valor: unknown }).valor)).toBe(500)
  await usuario.click(screen.getByRole('button', { name: 'Fechar período' }))
  const fechar = await screen.findByRole('dialog', { name: 'Fechar período' })
  const ate = within(fechar).getByRole('textbox', { name: 'Até' })
  const mesPassado = somarDias(`${hojeEm(new Date()).slice(0, 7)}-01`, -1)
  expect(ate).toHaveValue(formatarData(mesPassado))
  expect(within(fechar).getByRole('checkbox', { name: /^Zerar o saldo/ })).not.toBeChecked()
  await usuario.clear(ate)
  await usuario.type(ate, formatarData(CONTA.fechadaAte ?? ''))
  await usuario.click(within(fechar).getByRole('button', { name: 'Fechar período' }))
  expect(await within(fechar).findByText('Este período já está fechado.')).toBeVisible()
  await usuario.clear(ate)
  await usuario.type(ate, formatarData('2026-11-01'))
  await usuario.click(within(fechar).getByRole('checkbox', { name: /^Zerar o saldo/ }))
  await concluir(usuario, fechar, 'Fechar período')
  expect(corpos[1]).toEqual({ ate: '2026-11-01', zera: true })
})

it('GES-08 transfere-se para outra conta ativa, que não é ela mesma', async () => {
  const { usuario, corpos } = abrir('/contas-correntes/7')
  await usuario.click(await screen.findByRole('button', { name: 'Transferir' }))
  const janela = await screen.findByRole('dialog', { name: 'Transferir saldo' })
  expect(dito(janela)).toContain('R$ 10,00 disponíveis, com saldo de -R$ 85,00')
  await usuario.click(await within(janela).findByRole('combobox', { name: /Para a conta de/ }))
  await waitFor(() => expect(screen.getAllByRole('option').map(dito)).toEqual(['Clara Nunes']))
  await usuario.click(screen.getByRole('option', { name: 'Clara Nunes' }))
  await usuario.type(within(janela).getByLabelText(/Valor/), '500')
  await usuario.type(within(janela).getByLabelText(/Motivo/), 'Cobre a venda')
  await concluir(usuario, janela, 'Transferir')
  expect(corpos).toEqual([{ paraConta: 9, valor: 500, motivo: 'Cobre a venda' }])
})

it('GES-08 o limite muda sobre a versão que se viu, e a inativa só se limita ou se fecha', async () => {
  const { usuario, unmount } = abrir('/contas-correntes/7')
  const corpos: unknown[] = []
  servidor.use(
    responder(mudarConta, async (pedido) => {
      corpos.push(await pedido.json())
      if (corpos.length > 1) return { id: 7, versao: 9, message: 'Feito.' }
      return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Alterada.', mudancas: [] })
    }),
  )
  await usuario.click(await screen.findByRole('button', { name: 'Mudar limite' }))
  const janela = await screen.findByRole('dialog', { name: 'Mudar limite' })
  expect(within(janela).getByLabelText(/Limite/)).toHaveValue('100,00')
  await usuario.type(within(janela).getByLabelText(/Motivo/), 'Saiu')
  await usuario.click(within(janela).getByRole('checkbox', { name: /^Conta ativa/ }))
  await usuario.click(within(janela).getByRole('button', { name: 'Mudar' }))
  await within(janela).findByText(/mudou enquanto você preenchia/)
  servidor.use(responder(obterConta, { ...CONTA, versao: 8, ativa: false }))
  await usuario.click(within(janela).getByRole('button', { name: 'Ver como está agora' }))
  await waitFor(() => expect(within(janela).queryByText(/mudou enquanto/)).not.toBeInTheDocument())
  await concluir(usuario, janela, 'Mudar')
  expect(corpos).toEqual([3, 8].map((versao) => ({ limite: 100, ativa: false, motivo: 'Saiu', versao })))
  unmount()
  abrir('/contas-correntes/7', 'GERENTE', { ...CONTA, ativa: false })
  expect(await screen.findByRole('button', { name: 'Mudar limite' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Fechar período' })).toBeVisible()
  for (const name of ['Lançar', 'Transferir'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

it('GES-08 SEG-05 quem só vê não tem o que mexer, e na própria se diz por quê', async () => {
  abrir('/contas-correntes/7', 'REPRESENTANTE')
  await screen.findByRole('heading', { level: 1, name: 'Márcia Leal' })
  expect(screen.queryByRole('button', { name: 'Lançar' })).not.toBeInTheDocument()
})

it('GES-08 SEG-05 na própria conta se diz por que não se mexe', async () => {
  abrir('/contas-correntes/7', 'GERENTE', {
    ...CONTA,
    impedimento: 'Ninguém mexe na própria conta corrente.',
  })
  expect(await screen.findByText('Ninguém mexe na própria conta corrente.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Lançar' })).not.toBeInTheDocument()
})

it('GER-09 GES-08 um valor que não se lê não se lança, um dia que não existe não fecha nem filtra, e ficam no campo', async () => {
  const { usuario } = abrir('/contas-correntes/7')
  const apertar = async (name: string) => usuario.click(await screen.findByRole('button', { name }))
  await screen.findByText('Dado abaixo da tabela no pedido 90')
  await provarFiltroRecusado('features/contas-correntes/detalhe/extrato.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026' },
    campo: screen.getByRole('textbox', { name: 'De' }),
    depois: { texto: '01/11/2026', pedido: 'dtIni=2026-11-01' },
  })
  await apertar('Lançar')
  const lancar = within(await screen.findByRole('dialog', { name: 'Lançar na conta' }))
  await usuario.type(lancar.getByLabelText(/Motivo/), 'Acerto do mês')
  await provarRecusa('features/contas-correntes/mexer/campos.tsx', {
    ...{ usuario, servidor, texto: '1.2.3' },
    campo: lancar.getByLabelText(/Valor/),
    enviar: () => usuario.click(lancar.getByRole('button', { name: 'Lançar' })),
  })
})

it('GER-09 GES-08 não se fecha até um dia que não existe', async () => {
  const { usuario } = abrir('/contas-correntes/7')
  await usuario.click(await screen.findByRole('button', { name: 'Fechar período' }))
  const fechar = within(await screen.findByRole('dialog', { name: 'Fechar período' }))
  await provarRecusa('features/contas-correntes/mexer/mexer-na-conta.tsx', {
    ...{ usuario, servidor, texto: '99/99/2026' },
    campo: fechar.getByRole('textbox', { name: 'Até' }),
    enviar: () => usuario.click(fechar.getByRole('button', { name: 'Fechar período' })),
  })
})
