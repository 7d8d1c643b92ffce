import { corrigirEstoque, listarEstoque, obterEstoque } from '@balcao/dominio/estoque/manter'
import { listarFiliais } from '@balcao/dominio/filiais/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { paginaDe } from '../../teste/secao.tsx'
import { recusar, responder, semRede, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()
const VER = 'Ver como está agora'
const NUMEROS = { quantidade: 10, bloqueado: 0, reservado: 4, livre: 6, minimo: 5 }
const ESTOQUE = {
  filial: 'Matriz',
  produto: { idExibicao: '1008', descricao: 'Café moído', unidade: 'UN' },
  ...NUMEROS,
  versao: 77,
  vendeSemEstoque: false,
  reservas: [{ idPedido: 101, quantidade: 4 }],
  correcoes: [],
}
const filial = (idFil: number, desc: string) => ({ idFil, desc, razSoc: desc, cid: 'Campinas', uf: 'SP' })

function abrir(caminho: string) {
  const pedidos: unknown[] = []
  const buscas: (string | null)[] = []
  servidor.use(
    ...respostasDoPortal(),
    responder(listarFiliais, { itens: [filial(3, 'Matriz'), filial(4, 'Norte')] }),
    responder(listarEstoque, ({ url }: Request) => {
      buscas.push(new URL(url).searchParams.get('filial'))
      return paginaDe([
        { id: 8, idExibicao: '1008', descricao: 'Café moído', marca: 'Serra', unidade: 'UN', ...NUMEROS },
      ])
    }),
    responder(obterEstoque, ESTOQUE),
    responder(corrigirEstoque, (async (pedido: Request) => {
      pedidos.push(await pedido.json())
      return { message: 'Corrigido.', versao: 78 }
    }) as never),
  )
  return { ...abrirPortal(caminho), pedidos, buscas }
}

it('ADM-07 a lista diz o que há para vender, na filial que se escolhe', async () => {
  const { usuario, buscas } = abrir('/administracao/comercial/estoque')
  expect(await screen.findByRole('row', { name: /Café moído.*10 UN.*6 UN.*Estoque normal/ })).toBeVisible()
  await usuario.click(screen.getByRole('combobox', { name: 'Filial' }))
  await usuario.click(await screen.findByRole('option', { name: 'Norte' }))
  await waitFor(() => expect(buscas.at(-1)).toBe('4'))
})

it('ADM-07 a correção recusa no campo o que os pedidos seguram, e vai com o motivo na versão que se viu', async () => {
  const { usuario, pedidos } = abrir('/administracao/comercial/estoque?filial=3&item=8')
  expect(await screen.findByRole('link', { name: '101' })).toBeVisible()
  await usuario.click(screen.getByRole('button', { name: 'Corrigir estoque' }))
  const janela = await screen.findByRole('dialog', { name: 'Corrigir estoque' })
  const quantidade = within(janela).getByRole('textbox', { name: /Em estoque/ })
  const guardar = within(janela).getByRole('button', { name: 'Guardar correção' })
  await usuario.type(within(janela).getByRole('textbox', { name: /Motivo/ }), 'Quebra')
  await provarRecusa('features/estoque/estoque-do-produto.tsx', {
    ...{ usuario, servidor, texto: '1,2,3', campo: quantidade, colado: true },
    enviar: () => usuario.click(guardar),
  })
  await usuario.clear(quantidade)
  await usuario.type(quantidade, '3')
  await usuario.click(guardar)
  expect(await within(janela).findByText(/não fica abaixo de 4 UN/)).toBeVisible()
  await usuario.clear(quantidade)
  await usuario.type(quantidade, '5')
  await usuario.click(guardar)
  await waitFor(() =>
    expect(pedidos).toEqual([{ quantidade: 5, bloqueado: 0, minimo: 5, motivo: 'Quebra', versao: 77 }]),
  )
})

it('ADM-07 o estoque que mudou entretanto se vê de novo, ainda que à segunda; onde se vende sem estoque, contar menos vale', async () => {
  const { usuario } = abrir('/administracao/comercial/estoque?filial=3&item=8')
  const versoes: unknown[] = []
  servidor.use(
    responder(obterEstoque, { ...ESTOQUE, vendeSemEstoque: true }),
    responder(corrigirEstoque, (async (pedido: Request) => {
      const { versao } = (await pedido.json()) as { versao: number }
      versoes.push(versao)
      if (versao === 77) return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou.' })
      return { message: 'Corrigido.', versao: 79 }
    }) as never),
  )
  await usuario.click(await screen.findByRole('button', { name: 'Corrigir estoque' }))
  const janela = await screen.findByRole('dialog', { name: 'Corrigir estoque' })
  const botao = (name: string) => within(janela).getByRole('button', { name })
  await usuario.type(within(janela).getByRole('textbox', { name: /Motivo/ }), 'Quebra')
  const quantidade = within(janela).getByRole('textbox', { name: /Em estoque/ })
  await usuario.clear(quantidade)
  await usuario.type(quantidade, '3')
  await usuario.click(botao('Guardar correção'))
  expect(await within(janela).findByText('O estoque mudou enquanto você contava')).toBeVisible()
  servidor.use(responder(obterEstoque, semRede))
  await usuario.click(botao(VER))
  await waitFor(() => expect(botao(VER)).toBeEnabled())
  servidor.use(responder(obterEstoque, { ...ESTOQUE, vendeSemEstoque: true, quantidade: 9, versao: 78 }))
  await usuario.click(botao(VER))
  await waitFor(() => expect(within(janela).queryByRole('button', { name: VER })).toBeNull())
  expect(quantidade).toHaveValue('3')
  await usuario.click(botao('Guardar correção'))
  await waitFor(() => expect(versoes).toEqual([77, 78]))
})
