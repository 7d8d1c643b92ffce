import {
  mudarVariosPrecos,
  opcoesDaMudanca,
  preverMudancaDePrecos,
} from '@balcao/dominio/precos/mudanca-de-precos'
import { listarPrecos } from '@balcao/dominio/precos/tabela-de-precos'
import { listarTabelasDePreco } from '@balcao/dominio/produtos/tabelas-de-preco'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { paginaDe } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()

it('ADM-07 mudar vários: a prévia se vê antes, e vai o que se viu', async () => {
  const pedidos: unknown[] = []
  const previas: string[] = []
  servidor.use(
    ...respostasDoPortal(),
    responder(listarTabelasDePreco, { itens: [{ numeroTabela: 3, nomeTabela: 'Varejo' }] }),
    responder(listarPrecos, () => paginaDe([])),
    responder(opcoesDaMudanca, { marcas: ['Serra', 'Sol'], familias: ['Massas'] }),
    responder(preverMudancaDePrecos, ({ url }: Request) => {
      previas.push(new URL(url).searchParams.get('percentual') ?? '')
      return {
        ...{ versao: 77, precos: 1200, mudam: 1100, iguais: 100, sobem: 0, descem: 1100, abaixoDoCusto: 3 },
        ...{ semCusto: 0, maiorDiferenca: -4.9, menorDiferenca: -5.4, marcados: 2 },
        ...paginaDe([
          {
            ...{
              idProduto: 8,
              idExibicao: '1008',
              descricao: 'Café',
              valor: '10',
              novo: '9.5',
              diferenca: -5,
            },
            ...{ custo: '9.7', abaixoDoCusto: true },
          },
        ]),
      }
    }),
    responder(mudarVariosPrecos, (async (pedido: Request) => {
      pedidos.push(await pedido.json())
      return { message: '1.100 preços mudados.', precos: 1100 }
    }) as never),
  )
  const { usuario } = abrirPortal('/administracao/comercial/precos')
  await usuario.click(await screen.findByRole('button', { name: 'Mudar vários' }))
  const janela = await screen.findByRole('dialog', { name: 'Mudar preços: Varejo' })
  await usuario.click(within(janela).getByRole('combobox', { name: /O que fazer/ }))
  await usuario.click(await screen.findByRole('option', { name: 'Diminuir' }))
  const desde = within(janela).getByRole('textbox', { name: /Vale desde/ })
  await provarRecusa('features/precos/mudar-varios.tsx', {
    ...{ usuario, servidor, texto: '31/02/2999', campo: desde },
    enviar: () => usuario.keyboard('{Enter}'),
  })
  await usuario.clear(desde)
  await usuario.type(desde, '01/12/2999')
  await usuario.type(within(janela).getByRole('textbox', { name: /Percentual/ }), '5')
  expect(await within(janela).findByText(/1\.100 de 1\.200 preços mudam/)).toBeVisible()
  expect(previas.at(-1)).toBe('-5')
  expect(within(janela).getByRole('row', { name: /1008 Café.*abaixo do custo/ })).toBeVisible()
  await usuario.click(within(janela).getByRole('button', { name: 'Mudar 1.100 preços' }))
  const pergunta = await screen.findByRole('dialog', { name: 'Mudar 1.100 preços?' })
  expect(within(pergunta).getByText('3 ficam abaixo do custo conhecido.')).toBeVisible()
  await usuario.click(within(pergunta).getByRole('button', { name: 'Mudar preços' }))
  await waitFor(() =>
    expect(pedidos).toMatchObject([{ tabela: 3, percentual: -5, arredondamento: 'CENTAVO', versao: 77 }]),
  )
})

it('ADM-07 a amostra tem todas as páginas, e outra mudança volta à primeira', async () => {
  const pedidas: string[] = []
  const linha = (idProduto: number) => ({
    ...{
      idProduto,
      idExibicao: String(idProduto),
      descricao: 'Café',
      valor: '10',
      novo: '11',
      diferenca: 10,
    },
    ...{ custo: null, abaixoDoCusto: false },
  })
  servidor.use(
    ...respostasDoPortal(),
    responder(listarTabelasDePreco, { itens: [{ numeroTabela: 3, nomeTabela: 'Varejo' }] }),
    responder(listarPrecos, () => paginaDe([])),
    responder(opcoesDaMudanca, { marcas: [], familias: [] }),
    responder(preverMudancaDePrecos, ({ url }: Request) => {
      const { page = '1', percentual, ordem } = Object.fromEntries(new URL(url).searchParams)
      pedidas.push([percentual, ordem, page].join(' '))
      return {
        ...{ versao: 7, precos: 12, mudam: 12, iguais: 0, sobem: 12, descem: 0, abaixoDoCusto: 0 },
        ...{ semCusto: 12, maiorDiferenca: 10, menorDiferenca: 10, marcados: 0 },
        itens: [linha(Number(page) * 100)],
        paginator: { page: Number(page), take: 10, total: 12, paginas: 2, totalExato: true },
      }
    }),
  )
  const { usuario } = abrirPortal('/administracao/comercial/precos')
  await usuario.click(await screen.findByRole('button', { name: 'Mudar vários' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Mudar preços: Varejo' }))
  const percentual = janela.getByRole('textbox', { name: /Percentual/ })
  await usuario.type(percentual, '1')
  expect(await janela.findByRole('row', { name: /^100 Café/ })).toBeVisible()
  await usuario.click(janela.getByRole('button', { name: 'Página 2' }))
  expect(await janela.findByRole('row', { name: /^200 Café/ })).toBeVisible()
  await usuario.type(percentual, '0')
  await waitFor(() => expect(pedidas.at(-1)).toMatch(/^10 \w+ 1$/))
  expect(await janela.findByRole('row', { name: /^100 Café/ })).toBeVisible()
})
