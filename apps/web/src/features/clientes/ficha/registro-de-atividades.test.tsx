import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import type { TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import { listarRegistroDeAtividade } from '@balcao/dominio/clientes/secoes'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { criarClienteDeConsultas } from '../../../platform/consultas.ts'
import { renderizar } from '../../../teste/renderizar.tsx'
import { responder, usarServidor } from '../../../teste/servidor.ts'
import { ContextoDaFicha, type FichaAberta } from './ficha-aberta.ts'
import { RegistroDeAtividades } from './registro-de-atividades.tsx'

const servidor = usarServidor()

function mostrar(
  tipo: TipoDeAtividade,
  referencia: number | null,
  outros: Partial<FichaAberta> = {},
  tipoAgenda: TipoDeAgenda | null = null,
) {
  servidor.use(
    responder(listarRegistroDeAtividade, {
      itens: [
        {
          id: 1,
          tipo,
          historico: 'Cliente ligou',
          datahora_criacao: '2026-11-01T12:00:00Z',
          colaborador: { nome: 'Rui Barbosa' },
          referencia,
          tipoAgenda,
        },
      ],
      paginator: montarPaginator(1, 7, 1),
    }),
  )
  const ir = vi.fn<FichaAberta['ir']>()
  const ficha = { idCli: 42, ir, alcanca: () => true, darLugar: () => {}, atendeu: () => {}, ...outros }
  const tela = renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <ContextoDaFicha value={ficha}>
        <RegistroDeAtividades idCli={42} />
      </ContextoDaFicha>
    </QueryClientProvider>,
  )
  return { ...tela, ir }
}

it.each([
  ['PEDIDO', 'Pedido 501', 'pedidos', null],
  ['ORCAMENTO', 'Orçamento 501', 'orcamentos', null],
  ['AGENDA', 'Agenda 501', 'agendas', 'A'],
  ['AGENDA', 'Agenda 501', 'agendas-cobranca', 'C'],
  ['TICKET', 'Ticket 501', 'tickets', null],
] as const)('CLI-02 %s (%s) leva a %s e abre o item', async (tipo, nome, secao, tipoAgenda) => {
  const { usuario, ir } = mostrar(tipo, 501, {}, tipoAgenda)
  const link = await screen.findByRole('link', { name: nome })
  expect(link).toHaveAttribute('href', `/clientes/42?secao=${secao}&item=501`)
  await usuario.click(link)
  expect(ir).toHaveBeenCalledExactlyOnceWith(secao, 501)
  expect(screen.getByText('Cliente ligou')).toBeVisible()
  expect(screen.getByText(/Rui Barbosa/)).toBeVisible()
})

it('CLI-02, PER-03 a quem não pode a seção é só texto', async () => {
  mostrar('PEDIDO', 501, { alcanca: (secao) => secao !== 'pedidos' })
  expect(await screen.findByText('Pedido 501')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('CLI-02 um atendimento avulso não leva a lugar nenhum', async () => {
  mostrar('ATENDIMENTO_AVULSO', null)
  expect(await screen.findByText('Atendimento avulso')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('CLI-02 com Ctrl, o link abre em outro lugar e a ficha fica onde está', async () => {
  const { usuario, ir } = mostrar('PEDIDO', 501)
  await screen.findByRole('link', { name: 'Pedido 501' })
  await usuario.keyboard('{Control>}')
  await usuario.click(screen.getByRole('link', { name: 'Pedido 501' }))
  expect(ir).not.toHaveBeenCalled()
})
