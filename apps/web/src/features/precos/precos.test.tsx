import {
  excluirPrecoDoProduto,
  fixarPrecoDoProduto,
  listarPrecos,
  obterPrecos,
} from '@balcao/dominio/precos/tabela-de-precos'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()
const quem = { quem: 'Helena Prado', quando: '2026-11-18T12:00:00.000Z' }

function abrir(caminho: string) {
  const pedidos: unknown[] = []
  const buscas: (string | null)[] = []
  const feito = async (pedido: Request) => {
    pedidos.push(await pedido.json())
    return { message: 'Feito.', versao: 8 }
  }
  servidor.use(
    ...respostasDoPortal(),
    responder(listarTabelasDePreco, {
      itens: [
        { numeroTabela: 3, nomeTabela: 'Varejo' },
        { numeroTabela: 4, nomeTabela: 'Atacado' },
      ],
    }),
    responder(listarPrecos, ({ url }: Request) => {
      buscas.push(new URL(url).searchParams.get('tabela'))
      return paginaDe([
        {
          id: 8,
          idExibicao: '1008',
          descricao: 'Café moído',
          marca: 'Serra',
          unidade: 'UN',
          valor: '10.5',
          desde: null,
          ate: '2026-11-30',
          proximo: { valor: '12', inicio: '2026-12-01' },
        },
      ])
    }),
    responder(obterPrecos, {
      tabela: 'Varejo',
      produto: { idExibicao: '1008', descricao: 'Café moído', unidade: 'UN' },
      hoje: '2026-11-19',
      versao: 7,
      periodos: [
        { inicio: '2026-12-01', fim: null, valor: '12', ...quem },
        { inicio: null, fim: '2026-11-30', valor: '10.5', ...quem },
      ],
    }),
    responder(fixarPrecoDoProduto, feito as never),
    responder(excluirPrecoDoProduto, feito as never),
  )
  return { ...abrirPortal(caminho), pedidos, buscas }
}

it('ADM-07 a lista diz o preço de hoje e o próximo, na tabela que se escolhe', async () => {
  const { usuario, buscas } = abrir('/administracao/comercial/precos')
  const linha = await screen.findByRole('row', { name: /Café moído/ })
  expect(linha).toHaveTextContent(/R\$\s10,50.*até 30\/11\/2026.*R\$\s12,00.*desde 01\/12\/2026/)
  await usuario.click(screen.getByRole('combobox', { name: 'Tabela de preço' }))
  await usuario.click(await screen.findByRole('option', { name: 'Atacado' }))
  await waitFor(() => expect(buscas.at(-1)).toBe('4'))
})

it('ADM-07 o novo preço diz o que termina, recusa o que entra por cima e vai na versão que se viu', async () => {
  const { usuario, pedidos } = abrir('/administracao/comercial/precos?tabela=3&item=8')
  await usuario.click(await screen.findByRole('button', { name: 'Novo preço' }))
  const janela = await screen.findByRole('dialog', { name: 'Novo preço' })
  await usuario.type(within(janela).getByRole('textbox', { name: /Preço por UN/ }), '11')
  const fim = within(janela).getByRole('textbox', { name: /Vale até/ })
  const guardar = within(janela).getByRole('button', { name: 'Guardar preço' })
  await provarRecusa('features/precos/precos-do-produto.tsx', {
    ...{ usuario, servidor, texto: '31/02/2026', campo: fim },
    enviar: () => usuario.click(guardar),
  })
  await usuario.clear(fim)
  await usuario.type(fim, '01/12/2026')
  await usuario.tab()
  expect(await within(janela).findByText(/Já há o preço de R\$\s12,00 desde 01\/12\/2026/)).toBeVisible()
  await usuario.clear(fim)
  await usuario.type(fim, '25/11/2026')
  await usuario.tab()
  expect(
    await within(janela).findByText(/O de R\$\s10,50 termina em 18\/11\/2026 e volta em 26\/11\/2026/),
  ).toBeVisible()
  await usuario.click(within(janela).getByRole('button', { name: 'Guardar preço' }))
  await waitFor(() =>
    expect(pedidos).toEqual([{ valor: 11, inicio: '2026-11-19', fim: '2026-11-25', versao: 7 }]),
  )
})

it('ADM-07 só se exclui o que não passou, e depois de perguntar', async () => {
  const { usuario, pedidos } = abrir('/administracao/comercial/precos?tabela=3&item=8')
  const excluir = await screen.findAllByRole('button', { name: 'Excluir' })
  expect(excluir).toHaveLength(1)
  if (excluir[0]) await usuario.click(excluir[0])
  const pergunta = await screen.findByRole('dialog', { name: 'Excluir este preço?' })
  await usuario.click(within(pergunta).getByRole('button', { name: 'Excluir' }))
  await waitFor(() => expect(pedidos).toEqual([{ inicio: '2026-12-01', versao: 7 }]))
})
