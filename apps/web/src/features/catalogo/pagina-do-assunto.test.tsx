import type { TabelaNaTela } from '@balcao/dominio/ajustes/tabela'
import { CATALOGO, CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()
const contratos = CONTRATOS_DO_CATALOGO['menu-de-tickets']

const linha = (id: number, descricao: string, ativo = true) => ({
  id,
  versao: 4,
  ativo,
  nome: descricao,
  valores: { descricao },
  datahora_atualizacao: '2026-11-18T12:00:00.000Z',
  atualizadaPor: 'Helena Prado',
})
const TABELA: TabelaNaTela = {
  campos: CATALOGO['menu-de-tickets'].campos,
  itens: [linha(1, 'Solicitação'), linha(2, 'Dúvida'), linha(3, 'Elogio', false)],
}

function abrir(recusa?: string) {
  const pedidos: [string, unknown][] = []
  const feito = async (pedido: Request) => {
    pedidos.push([new URL(pedido.url).pathname.split('/menus-de-tickets')[1] ?? '', await pedido.json()])
    return recusa
      ? recusar(409, { codigo: 'AJUSTE_EM_USO', message: recusa })
      : { message: 'Feito.', id: 1, versao: 5 }
  }
  servidor.use(
    ...respostasDoPortal(),
    responder(contratos.listar, TABELA),
    ...(
      [contratos.criar, contratos.alterar, contratos.mover, contratos.retirar, contratos.restaurar] as const
    ).map((contrato) => responder(contrato, feito as never)),
  )
  return { ...abrirPortal('/administracao/catalogo/menus-de-tickets'), pedidos }
}

describe('ADM-05 a tela de um assunto', () => {
  it('ADM-05 mostra o que está em uso, e o retirado só a quem o pede', async () => {
    const { usuario } = abrir()
    expect(await screen.findByRole('row', { name: /Solicitação/ })).toBeVisible()
    expect(screen.queryByRole('row', { name: /Elogio/ })).toBeNull()
    // The title says how many are in use, as that of a list does.
    expect(screen.getByRole('heading', { level: 1 }).nextSibling).toHaveTextContent(/^2$/)
    await usuario.click(screen.getByRole('switch', { name: 'Mostrar os retirados (1)' }))
    expect(screen.getByRole('row', { name: /Elogio.*Retirado/ })).toBeVisible()
  })

  it('ADM-05 cria; o que já existe é recusado no campo, antes de ir ao servidor', async () => {
    const { usuario, pedidos } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Novo menu de tickets' }))
    const nome = await screen.findByRole('textbox', { name: /Nome/ })
    await usuario.type(nome, 'duvida')
    await usuario.tab()
    expect(await screen.findByText('Já existe “Dúvida”.')).toBeVisible()
    await usuario.clear(nome)
    await usuario.type(nome, 'Sugestão')
    await usuario.click(screen.getByRole('button', { name: 'Criar' }))
    await waitFor(() => expect(pedidos).toEqual([['', { valores: { descricao: 'Sugestão' } }]]))
  })

  it('ADM-05 altera na versão que se viu, e muda a ordem pelo teclado', async () => {
    const { usuario, pedidos } = abrir()
    await usuario.click(await screen.findByText('Dúvida'))
    const janela = await screen.findByRole('dialog', { name: 'Menu de tickets' })
    const nome = within(janela).getByRole('textbox', { name: /Nome/ })
    await usuario.clear(nome)
    await usuario.type(nome, 'Perguntas')
    await usuario.click(within(janela).getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(pedidos).toEqual([['/2', { valores: { descricao: 'Perguntas' }, versao: 4 }]]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const subir = screen.getByRole('button', { name: 'Subir Dúvida' })
    subir.focus()
    await usuario.keyboard('{Enter}')
    await waitFor(() => expect(pedidos[1]).toEqual(['/2/mover', { posicao: 1, versao: 4 }]))
  })

  it('ADM-05 o que está em uso não se retira: a janela diz o que se quebraria', async () => {
    const { usuario } = abrir('“Dúvida” está em uso, e por isso não se retira:\n• 2 tipos em uso nele')
    await usuario.click(await screen.findByText('Dúvida'))
    await usuario.click(await screen.findByRole('button', { name: 'Retirar' }))
    expect(await screen.findByText(/2 tipos em uso nele/)).toBeVisible()
  })
})
