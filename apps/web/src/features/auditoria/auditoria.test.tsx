import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const MUDANCA = {
  id: 9,
  quando: '2026-11-18T12:00:00.000Z',
  quem: 'Helena Prado',
  ip: '10.0.0.7',
  natureza: 'AJUSTE' as const,
  oQue: 'Parâmetro: Prazo de devolução · Matriz',
  acao: 'Alterou',
  resumo: '7 dias → 30 dias',
  mudancas: [{ campo: 'Prazo de devolução', antes: '7 dias', depois: '30 dias' }],
  desfaz: true,
}
const ENTRADA = {
  ...MUDANCA,
  id: 8,
  natureza: 'ACESSO' as const,
  oQue: 'Sessão',
  acao: 'Entrou',
  resumo: '',
  mudancas: [],
  desfaz: false,
}

function abrir(resposta: Parameters<typeof responder<typeof desfazerAjuste>>[1]) {
  servidor.use(
    ...respostasDoPortal(),
    responder(listarAuditoria, {
      itens: [MUDANCA, ENTRADA],
      paginator: montarPaginator(1, 20, 2),
    }),
    responder(desfazerAjuste, resposta),
  )
  return abrirPortal('/administracao/auditoria')
}

it('ADM-10 a entrada diz quem, quando, de onde, antes e depois, e se desfaz dali', async () => {
  const pedidos: string[] = []
  const { usuario } = abrir(async (pedido) => {
    pedidos.push(new URL(pedido.url).pathname)
    return { message: 'Mudança desfeita.' }
  })
  await usuario.click(await screen.findByText(/Prazo de devolução · Matriz/))
  const janela = await screen.findByRole('dialog', { name: MUDANCA.oQue })
  expect(janela).toHaveTextContent('Helena Prado')
  expect(janela).toHaveTextContent('10.0.0.7')
  expect(within(janela).getByRole('row', { name: 'Prazo de devolução 7 dias 30 dias' })).toBeVisible()
  await usuario.click(within(janela).getByRole('button', { name: 'Desfazer esta mudança' }))
  expect(await screen.findByText('Mudança desfeita.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(pedidos).toEqual(['/api/aurora/administracao/auditoria/9/desfazer'])
})

it('ADM-10 o que não se desfaz não oferece, e a recusa se diz na própria janela', async () => {
  const { usuario } = abrir(() =>
    recusar(409, { codigo: 'AJUSTE_JA_MUDOU', message: 'Isto já mudou de novo depois.' }),
  )
  await usuario.click(await screen.findByText('Sessão'))
  const acesso = await screen.findByRole('dialog', { name: 'Sessão' })
  expect(within(acesso).queryByRole('button', { name: 'Desfazer esta mudança' })).toBeNull()
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await usuario.click(screen.getByText(/Prazo de devolução · Matriz/))
  await usuario.click(await screen.findByRole('button', { name: 'Desfazer esta mudança' }))
  expect(await screen.findByText('Isto já mudou de novo depois.')).toBeVisible()
})
