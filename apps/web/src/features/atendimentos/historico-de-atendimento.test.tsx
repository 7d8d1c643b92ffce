import { listarAtendimentos } from '@balcao/dominio/atendimentos/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirSecao, paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { HistoricoDeAtendimento } from './historico-de-atendimento.tsx'

type Atendimento = RespostaDe<typeof listarAtendimentos>['itens'][number]

const servidor = usarServidor()
const atendimentoDe = (id: number, outras: Partial<Atendimento> = {}): Atendimento => ({
  id,
  operador: 'Bruno Castro',
  data: '2026-11-10T12:00:00Z',
  motivo: 'Venda',
  descricao: `Conversa ${id}`,
  orcamento: null,
  data_retorno: null,
  idAgenda: null,
  ...outras,
})

it('CLI-09 nove por página, com quem, quando, por quê e o que resultou', async () => {
  const pedidas: (string | null)[] = []
  servidor.use(
    responder(listarAtendimentos, ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'))
      pedidas.push(String(page))
      const orcamento = { id: 71, situacao: 'Perdido', motivoPerda: 'Preço' }
      return paginaDe([atendimentoDe(page, { orcamento, data_retorno: '2026-12-01' })], {
        page,
        take: 9,
        total: 12,
      })
    }),
  )
  const { usuario } = abrirSecao(HistoricoDeAtendimento)
  expect(await screen.findByText('Conversa 1')).toBeVisible()
  const item = screen.getByRole('listitem')
  expect(item).toHaveTextContent(/Venda.*10\/11\/2026 09:00 · Bruno Castro/)
  expect(item).toHaveTextContent('Orçamento 71 · Perdido · Preço · Retorno em 01/12/2026')
  await usuario.click(screen.getByRole('button', { name: 'Página 2' }))
  expect(await screen.findByText('Conversa 2')).toBeVisible()
  expect(pedidas).toEqual(['1', '2'])
})

it('CLI-09 o texto longo se lê inteiro quando se pede', async () => {
  const descricao = `${'palavra '.repeat(60)}fim`
  servidor.use(responder(listarAtendimentos, paginaDe([atendimentoDe(1, { descricao })])))
  const { usuario } = abrirSecao(HistoricoDeAtendimento)
  const item = await screen.findByRole('listitem')
  expect(item).not.toHaveTextContent(/fim/)
  await usuario.click(screen.getByRole('button', { name: 'Ler tudo' }))
  expect(item).toHaveTextContent(/fim/)
  await usuario.click(screen.getByRole('button', { name: 'Recolher' }))
  expect(item).not.toHaveTextContent(/fim/)
})

it("ERR-08 sem nenhum diz 'Nenhum registro encontrado'; ERR-04 a falha fica na seção", async () => {
  servidor.use(responder(listarAtendimentos, paginaDe<Atendimento>([])))
  const { usuario } = abrirSecao(HistoricoDeAtendimento, { titulo: 'Histórico' })
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  servidor.use(responder(listarAtendimentos, recusar(409, { message: 'Em manutenção.' })))
  await usuario.click(screen.getByRole('button', { name: 'Atualizar histórico' }))
  await waitFor(() => expect(screen.getByText('Em manutenção.')).toBeVisible())
})
