import {
  gerarRelatorio,
  listarParametrosDoRelatorio,
  listarRelatorios,
  PARAMETRO_DO_CLIENTE,
} from '@balcao/dominio/relatorios/contratos'
import type { Filtro } from '@balcao/dominio/relatorios/filtros'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { filtroDe, relatorioDe } from '../../teste/relatorio.ts'
import { abrirSecao, ID_CLI } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { ConsultasDoCliente } from './consultas-do-cliente.tsx'

const servidor = usarServidor()
const COMPRAS = relatorioDe(3, { titulo: 'Compras do cliente', tipo: 'CLIENTE' })
const DO_CLIENTE = filtroDe(PARAMETRO_DO_CLIENTE, 'NUMBER', { obrigatorio: true })
let gerados: unknown[] = []
let filtros: Filtro[] = []
let pedidos: string[] = []
beforeEach(() => {
  gerados = []
  pedidos = []
  filtros = [DO_CLIENTE, filtroDe('TEXTO', 'TEXT')]
  servidor.use(
    responder(listarRelatorios, ({ url }) => {
      pedidos.push(new URL(url).search)
      return { itens: [COMPRAS] }
    }),
    responder(listarParametrosDoRelatorio, () => ({ relatorio: COMPRAS, itens: filtros })),
    responder(gerarRelatorio, async (request) => {
      const parametros = (await request.json()) as Record<string, string>
      gerados.push(parametros)
      const n = String(gerados.length)
      return { url: `/x?n=${n}`, parametros, ts: n, token: `t${n}`, expira_em: '2026-11-15T12:00:00Z' }
    }),
  )
})
const moldura = () => screen.findByTitle<HTMLIFrameElement>('Relatório: Compras do cliente')
const abrirRelatorio = async () => {
  const tela = abrirSecao(ConsultasDoCliente)
  await tela.usuario.click(await screen.findByRole('button', { name: /Compras do cliente/ }))
  return tela
}

it('CLI-09 os relatórios de cliente, e a volta a eles', async () => {
  const { usuario, aoAbrirItem } = await abrirRelatorio()
  expect(pedidos).toEqual(['?tipo=CLIENTE'])
  expect(aoAbrirItem).toHaveBeenLastCalledWith(3)
  await usuario.click(await screen.findByRole('button', { name: 'Voltar às consultas' }))
  expect(aoAbrirItem).toHaveBeenLastCalledWith(null)
  expect(await screen.findByRole('list', { name: 'Consultas do cliente' })).toBeVisible()
})

it('CLI-09 o cliente não é perguntado: a moldura vem com o CLIENTE_ID dele, também depois de restaurar', async () => {
  const { usuario } = await abrirRelatorio()
  // REL-01 Nothing else has to be said: it is there when it opens.
  expect((await moldura()).src).toContain('n=1')
  await usuario.type(await screen.findByRole('textbox', { name: 'TEXTO' }), 'caixa')
  expect(screen.queryByRole('combobox', { name: /Cliente/ })).not.toBeInTheDocument()
  await usuario.click(screen.getByRole('button', { name: 'Gerar relatório' }))
  await waitFor(async () => expect((await moldura()).src).toContain('n=2'))
  await usuario.click(screen.getByRole('button', { name: 'Restaurar filtros' }))
  await usuario.click(screen.getByRole('button', { name: 'Gerar relatório' }))
  await waitFor(() => expect(gerados).toHaveLength(3))
  expect(gerados).toEqual([
    { [PARAMETRO_DO_CLIENTE]: String(ID_CLI) },
    { [PARAMETRO_DO_CLIENTE]: String(ID_CLI), TEXTO: 'caixa' },
    expect.objectContaining({ [PARAMETRO_DO_CLIENTE]: String(ID_CLI) }),
  ])
  expect(JSON.stringify(localStorage)).not.toContain(PARAMETRO_DO_CLIENTE)
})

it('CLI-09 o que não pergunta mais nada é gerado ao abrir', async () => {
  filtros = [DO_CLIENTE]
  abrirSecao(ConsultasDoCliente, { item: 3 })
  expect((await moldura()).src).toContain('n=1')
  expect(gerados).toEqual([{ [PARAMETRO_DO_CLIENTE]: String(ID_CLI) }])
})

it('ERR-08 sem nenhum diz isso; ERR-04 a falha fica na seção', async () => {
  servidor.use(responder(listarRelatorios, { itens: [] }))
  const { usuario } = abrirSecao(ConsultasDoCliente, { titulo: 'Consultas' })
  expect(await screen.findByText('Não existem dados para exibição')).toBeVisible()
  servidor.use(responder(listarRelatorios, recusar(409, { message: 'Em manutenção.' })))
  await usuario.click(screen.getByRole('button', { name: 'Atualizar consultas' }))
  expect(await screen.findByText('Em manutenção.')).toBeVisible()
})
