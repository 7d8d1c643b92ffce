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
  obterConta,
} from '@balcao/dominio/contas-correntes/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { provarFiltroRecusado, provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()
const dito = (elemento: Element | null | undefined) => elemento?.textContent?.replace(/\s/g, ' ') ?? ''

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

function abrir(caminho = '/contas-correntes', tipo: 'GERENTE' | 'REPRESENTANTE' = 'GERENTE', conta = CONTA) {
  const corpos: unknown[] = []
  const guardar = async (pedido: Request) => {
    corpos.push(await pedido.json())
    return { saldo: 0, message: 'Feito.' }
  }
  servidor.use(
    ...respostasDoPortal(cargaDe(tipo)),
    responder(listarContas, paginaDe([DA_LISTA])),
    responder(listarTitulares, {
      itens: [
        { id: 42, nome: 'Márcia Leal', idConta: 7, ativa: true },
        { id: 43, nome: 'Bruno Tavares', idConta: null, ativa: false },
      ],
    }),
    responder(listarEmDigitacao, {
      ...{ debito: 12, credito: 3 },
      itens: [{ idOrcamento: 55, cliente: 'Mercado Norte', debito: 12, credito: 3 }],
    }),
    responder(listarLancamentos, paginaDe([LANCAMENTO])),
    responder(obterConta, conta),
    responder(lancarNaConta, guardar),
    responder(fecharConta, guardar),
    responder(abrirConta, async (pedido) => {
      await guardar(pedido)
      return { id: 8, versao: 1, message: 'Conta corrente aberta.' }
    }),
  )
  return { ...abrirPortal(caminho), corpos }
}

it('GES-08 a lista diz de quem é, como está e quanto há; quem pode, abre uma conta a quem não tem', async () => {
  const { usuario, corpos } = abrir()
  const linha = dito((await screen.findByText('Márcia Leal')).closest('tr'))
  for (const parte of ['Perto do limite', 'Rui Prado', '-R$ 85,00', 'R$ 10,00'])
    expect(linha).toContain(parte)
  await usuario.click(screen.getByRole('button', { name: 'Abrir conta' }))
  const janela = await screen.findByRole('dialog', { name: 'Abrir conta corrente' })
  await usuario.click(await within(janela).findByRole('combobox', { name: /Titular/ }))
  expect(screen.queryByRole('option', { name: 'Márcia Leal' })).not.toBeInTheDocument()
  await usuario.click(await screen.findByRole('option', { name: 'Bruno Tavares' }))
  await usuario.type(within(janela).getByLabelText(/Limite/), '{Control>}a{/Control}15000')
  await usuario.type(within(janela).getByLabelText(/Motivo/), 'Começa a vender')
  await usuario.click(within(janela).getByRole('button', { name: 'Abrir conta' }))
  await waitFor(() => expect(corpos).toHaveLength(1))
  expect(corpos[0]).toMatchObject({ idColaborador: 43, motivo: 'Começa a vender' })
})

it('GES-08 a página explica cada lançamento, linha por linha, e mostra o que está em digitação e os períodos', async () => {
  abrir('/contas-correntes/7')
  expect(await screen.findByRole('heading', { level: 1, name: 'Márcia Leal' })).toBeVisible()
  expect(await screen.findByText('Dado abaixo da tabela no pedido 90')).toBeVisible()
  const extrato = screen.getByRole('region', { name: 'Extrato' })
  expect(dito(extrato)).toContain('10001 · Farinha: 10 × (R$ 10,00 − R$ 20,50) = -R$ 105,00')
  expect(dito(await screen.findByRole('region', { name: 'Em digitação' }))).toContain('usariam R$ 12,00')
  expect(dito(screen.getByRole('region', { name: 'Períodos fechados' }))).toContain('zerado ao fechar')
  const figura = screen.getByRole('figure')
  expect(dito(figura)).toContain('10/11/2026R$ 0,00R$ 105,00-R$ 85,00')
})

it('GES-08 lança-se com motivo, e o período que se fecha é o do mês passado', async () => {
  const { usuario, corpos } = abrir('/contas-correntes/7')
  await usuario.click(await screen.findByRole('button', { name: 'Lançar' }))
  const janela = await screen.findByRole('dialog', { name: 'Lançar na conta' })
  expect(dito(janela)).toContain('R$ 10,00 disponíveis')
  await usuario.click(within(janela).getByText('Débito'))
  await usuario.type(within(janela).getByLabelText(/Valor/), '500')
  await usuario.type(within(janela).getByLabelText(/Motivo/), 'Acerto do mês')
  await usuario.click(within(janela).getByRole('button', { name: 'Lançar' }))
  await waitFor(() => expect(corpos).toHaveLength(1))
  expect(corpos[0]).toMatchObject({ sentido: 'DEBITO', motivo: 'Acerto do mês' })
  expect(Number((corpos[0] as { valor: unknown }).valor)).toBe(500)
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
